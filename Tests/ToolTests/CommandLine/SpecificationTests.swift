// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import TestSupport
import Testing

@testable import toaststrings

/// The tool's own table of commands, and what is made from it.
@Suite struct SpecificationTests {
  /// Names, help lines and choices; and each command has examples, all of which parse.
  @Test func theTableIsSound() {
    #expect(SpecificationValidator.problems(in: ToastStringsTool.tool.spec).isEmpty)
  }

  /// Run with TOASTSTRINGS_UPDATE=1 after a change of the table.
  @Test func theReferenceIsFresh() {
    expectFile(
      "Documentation/CommandLine.md",
      toBe: CommandReference.markdown(ToastStringsTool.tool.spec)
    )
  }
}
