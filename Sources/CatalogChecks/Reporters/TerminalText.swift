// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import HarmlessText

/// Text of catalogs made harmless for terminals and the logs of build services, see `HarmlessText`.
package enum TerminalText {
  /// Whether a terminal or the reader of a log could act on a scalar, see `ActingScalar`.
  package static func acts(_ scalar: Unicode.Scalar) -> Bool {
    ActingScalar.acts(scalar.value)
  }

  /// A text on one line in which nothing acts.
  package static func escaped(_ text: String) -> String { HarmlessText.escaped(text) }

  /// Appends what `escaped` gives.
  static func append(_ text: String, to output: inout [UInt8]) {
    HarmlessText.append(text, to: &output)
  }

  /// A text that begins a line: as `escaped`, and not a workflow command of GitHub Actions, which
  /// starts with two colons after any blanks.
  static func escapedAtLineStart(_ text: String) -> String {
    HarmlessText.escaped(text, beginsLine: true)
  }

  /// A scalar as it is shown.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    acts(scalar) ? HarmlessText.shown(scalar.value) : String(scalar)
  }

  /// The escape of a scalar whether it acts or not.
  static func escape(_ value: UInt32) -> String { HarmlessText.escape(value) }
}
