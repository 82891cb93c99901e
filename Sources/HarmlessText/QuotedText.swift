// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Texts of catalogs and requests inside messages.
public enum QuotedText {
  /// A text in quotation marks, cut behind its 60th scalar, so that a message stays a line to read
  /// whatever it quotes.
  ///
  /// - Parameter text: any text; what acts in it is left to `HarmlessText`.
  /// - Returns: `“text”`, or `“beginning…”`.
  @_alwaysEmitIntoClient
  public static func cut(_ text: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    var rest = 60
    for scalar in text.unicodeScalars {
      if rest == 0 { return "“\(String(scalars))…”" }
      scalars.append(scalar)
      rest -= 1
    }
    return "“\(String(scalars))”"
  }
}
