// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// Counts the words of prose in a text of Latin letters.
enum LatinWords {
  /// The number of words, or `nil` when the text has a letter of another script.
  ///
  /// Not words: placeholders and tokens (`%lld`, `${name}`, `%#@files@`), numbers, addresses, paths,
  /// file names, code (between backticks, with an underscore, with an inner capital), abbreviations
  /// in capitals, and names: words with a capital that the reference has in the same spelling. The
  /// first word has its capital from its place when a small one follows.
  ///
  /// - Parameters:
  ///   - text: The text to judge.
  ///   - reference: The source text, or the key where there is none.
  /// - Returns: The number of words, below the threshold of the rule with names among them.
  static func count(in text: String, reference: String) -> Int? {
    var words: [String.UnicodeScalarView.SubSequence] = []
    var inCode = false
    for token in text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
      for scalar in token where isLetterOfAnotherScript(scalar) { return nil }
      let ticks = token.count { $0 == "`" }
      if !inCode, ticks == 0, let word = word(in: token) {
        words.append(word)
      }
      if ticks % 2 == 1 { inCode.toggle() }
    }
    guard words.count >= ScriptFault.fewestLatinWords else { return words.count }

    let names = reference.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .compactMap(word(in:)).filter(startsWithCapital)
    return words.enumerated().count { index, word in
      guard startsWithCapital(word) else { return true }
      if index == 0, !startsWithCapital(words[1]) { return true }
      return !names.contains { $0.elementsEqual(word) }
    }
  }

  /// The word in a run between blanks, without the punctuation around it, or `nil`.
  private static func word(
    in token: String.UnicodeScalarView.SubSequence
  ) -> String.UnicodeScalarView.SubSequence? {
    var word = token
    while let first = word.first, isOuterPunctuation(first) { word.removeFirst() }
    while let last = word.last, isOuterPunctuation(last) { word.removeLast() }
    guard !word.isEmpty else { return nil }
    var previousIsSmall = false
    var hasSmall = false
    var letters = 0
    for scalar in word {
      if scalar.properties.isAlphabetic {
        let isCapital = scalar.properties.isUppercase
        // An inner capital is a name or code: iCloud, fileName.
        if isCapital, previousIsSmall { return nil }
        previousIsSmall = !isCapital
        hasSmall = hasSmall || !isCapital
        letters += 1
      } else if scalar == "'" || scalar == "’" || scalar == "-" || scalar.value == 0x2011 {
        previousIsSmall = false
      } else if scalar.properties.generalCategory != .nonspacingMark {
        return nil
      }
    }
    return letters > 0 && (hasSmall || letters == 1) ? word : nil
  }

  /// Punctuation that stands around words of prose.
  ///
  /// Signs of tokens, paths and code (`% $ / \ @ _ < >
  /// { } # = & |`) are not: a run that has one is no word.
  private static func isOuterPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", "…", "(", ")", "[", "]", "\"", "'", "*", "-", "~", "¿", "¡":
      return true
    default:
      guard !scalar.isASCII else { return false }
      switch scalar.properties.generalCategory {
      case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
        .dashPunctuation, .otherPunctuation:
        return true
      default:
        return false
      }
    }
  }

  private static func startsWithCapital(_ word: String.UnicodeScalarView.SubSequence) -> Bool {
    word.first?.properties.isUppercase ?? false
  }

  private static func isLetterOfAnotherScript(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII, scalar.properties.isAlphabetic else { return false }
    let script = Script(of: scalar)
    return script != .latin && script != .common && script != .inherited
  }
}
