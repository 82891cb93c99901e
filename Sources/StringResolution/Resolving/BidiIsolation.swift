// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// When texts that are filled in are shut off from the direction of what surrounds them.
public enum BidiIsolation: String, Sendable, Hashable, Codable, CaseIterable {
  /// When the text runs the other way than the sentence, or has a sign at one of its ends.
  case automatic
  /// Every text.
  case always
  /// No text.
  case never
}

extension BidiIsolation {
  /// Whether a text needs isolates in a sentence of a direction.
  func isolates(_ text: String, in direction: TextDirection) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .automatic: Self.needsIsolation(text, in: direction)
    }
  }

  private static func needsIsolation(_ text: String, in direction: TextDirection) -> Bool {
    if direction == .leftToRight, TextDirection.isPlainASCII(text) { return false }
    var hasDigit = false
    var hasLetter = false
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      if properties.isAlphabetic { hasLetter = true }
      if properties.generalCategory == .decimalNumber { hasDigit = true }
    }
    if hasDigit, !hasLetter { return false }
    if let own = TextDirection(firstStrongOf: text), own != direction { return true }
    let scalars = text.unicodeScalars
    return [scalars.first, scalars.last].contains { $0.map(isSign) ?? false }
  }

  /// Whether a character is neither letter, mark, digit nor blank.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .spaceSeparator, .lineSeparator, .paragraphSeparator:
      false
    default: !scalar.properties.isWhitespace
    }
  }
}
