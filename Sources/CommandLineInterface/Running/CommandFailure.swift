// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Work that could not be done, for reasons that are not the command line's: status 2.
package struct CommandFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong, where, and what to do, on one line without the tool's name.
  package let message: String

  package init(_ message: String) { self.message = message }

  /// The message.
  package var description: String { message }
}
