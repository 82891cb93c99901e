// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing

/// Expects a file in this target's `Fixtures` to hold a text.
func expectFixture(
  _ text: String,
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectFile(
    "Tests/CommandLineInterfaceTests/Fixtures/\(name)",
    toBe: text,
    sourceLocation: sourceLocation
  )
}
