// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import HarmlessText

/// Texts of a catalog inside messages.
enum MessageText {
  /// A text in quotation marks, cut where it is long.
  static func quoted(_ text: some StringProtocol) -> String { QuotedText.cut(text) }

  /// Several names as one list: `a`, `a and b`, `a, b and c`; beyond the limit `a, b and 3 more`.
  static func list(_ names: [String], limit: Int = 4) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    if names.count <= limit { return names.dropLast().joined(separator: ", ") + " and " + last }
    let shown = names.prefix(limit - 1)
    return shown.joined(separator: ", ") + " and \(names.count - shown.count) more"
  }

  /// A number with its noun: `1 link`, `2 links`.
  ///
  /// - Parameters:
  ///   - number: how many.
  ///   - noun: the noun for one.
  ///   - nouns: the noun for any other number; `nil` for the noun with an s.
  /// - Returns: both with a blank between them.
  static func count(_ number: Int, _ noun: String, _ nouns: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : nouns ?? noun + "s")"
  }

  /// A scalar as Unicode writes it, `U+200B`.
  static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
