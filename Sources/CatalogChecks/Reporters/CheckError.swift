// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A file that could not be read or written, which makes the exit status 2.
package struct CheckError: Error, Equatable, Sendable {
  /// The path as it was given.
  package let path: String
  /// Why not, without the path.
  package let message: String

  /// Makes an error of a path and a reason.
  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}

extension CheckError: CustomStringConvertible {
  /// The path and the reason, safe to show on a terminal.
  package var description: String {
    "\(TerminalText.escaped(path)): \(TerminalText.escaped(message))"
  }
}
