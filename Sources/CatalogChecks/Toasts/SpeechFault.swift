// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText

/// Why a text says nothing, or the wrong thing, when it is spoken.
enum SpeechFault: Equatable {
  case symbolsOnly
  case identifier
  case capitals
  case privateUse(Unicode.Scalar)
  case hanAmongOthers
  case address
  case dots

  /// Looks at a text whose placeholders are replaced by a digit.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - language: the code of its language.
  /// - Returns: the first fault, `nil` for a text that can be spoken.
  static func of(_ text: String, language: String) -> SpeechFault? {
    let scalars = Array(text.unicodeScalars)
    if let scalar = scalars.first(where: { $0.properties.generalCategory == .privateUse }) {
      return .privateUse(scalar)
    }
    guard scalars.contains(where: isSpoken) else { return .symbolsOnly }
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.count == 1, let word = words.first {
      if isAddress(word) { return .address }
      if isIdentifier(word) { return .identifier }
    }
    if isInCapitals(text) { return .capitals }
    if hasDots(scalars) { return .dots }
    let family = SpokenLanguage(language).family
    if family != .japanese, family != .chinese, family != .korean, hasHan(scalars) {
      return .hanAmongOthers
    }
    return nil
  }

  private static func isSpoken(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isAddress(_ word: Substring) -> Bool {
    let lower = word.lowercased()
    return ["http://", "https://", "www."].contains { lower.hasPrefix($0) }
  }

  private static func isIdentifier(_ word: Substring) -> Bool {
    // Scripts without blanks write whole sentences as one word; a name in code is ASCII.
    word.utf8.allSatisfy { $0 < 0x80 } && IdentifierLikeKey.matches(String(word).utf8.span)
  }

  /// Two or more words in capitals, one of which is too long for an abbreviation; type numbers such
  /// as `BMP280` are no words, and among letters without capitals all are names.
  private static func isInCapitals(_ text: String) -> Bool {
    var count = 0
    var hasLong = false
    for word in text.split(whereSeparator: {
      !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’"
    }) {
      let letters = word.unicodeScalars.filter(\.properties.isAlphabetic)
      for letter in letters where letter.properties.isLowercase || !letter.properties.isCased {
        return false
      }
      if letters.isEmpty
        || word.unicodeScalars.contains(where: { $0.properties.numericType != nil })
      {
        continue
      }
      count += 1
      if letters.count > 5 { hasLong = true }
    }
    return count > 1 && hasLong
  }

  /// Two dots or more, but for three at the end, which are an ellipsis.
  private static func hasDots(_ scalars: [Unicode.Scalar]) -> Bool {
    let end = scalars.lastIndex { !$0.properties.isWhitespace } ?? 0
    var run = 0
    for scalar in scalars.prefix(end + 1) {
      if scalar == "." {
        run += 1
      } else {
        if run > 1 { return true }
        run = 0
      }
    }
    return run > 1 && run != 3
  }

  private static func hasHan(_ scalars: [Unicode.Scalar]) -> Bool {
    zip(scalars, scalars.dropFirst()).contains { $0.value.isHan && $1.value.isHan }
  }
}
