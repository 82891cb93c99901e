// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface

extension Glob {
  /// A pattern made ready for modules that know nothing of globs.
  @Sendable
  static func matcher(_ pattern: String) -> @Sendable (String) -> Bool {
    let glob = Glob(pattern)
    return { glob.matches($0) }
  }
}
