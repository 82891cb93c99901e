// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The few text attributes that are used, chosen to be readable on light and dark backgrounds.
package enum TextStyle: String, Sendable {
  case bold = "1"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case blue = "34"
  case cyan = "36"
  case dim = "2"

  /// The text between the sequences that turn the attribute on and off.
  ///
  /// - Parameter text: Text without control characters of its own (`escapedForTerminal`).
  /// - Returns: The text with the sequences around it.
  package func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
