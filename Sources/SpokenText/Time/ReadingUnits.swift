// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What there is to read in a text, counted in the units that reading rates are known for.
package struct ReadingUnits: Sendable, Hashable {
  /// Han and kana read at the Japanese rate.
  package var japaneseCharacters = 0
  /// Han (and kana in Chinese texts) read at the Chinese rate.
  package var chineseCharacters = 0
  package var thaiCharacters = 0
  package var words = 0

  package init() {}

  /// Counts a text.
  ///
  /// Han and kana count one by one; the rest is split at white space, at Han and kana and at their
  /// punctuation, and each piece with a letter or digit is one word.
  package init(_ text: String, language: SpokenLanguage) {
    var hasLetter = false
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x80 {
        if value <= 0x20 {
          endWord(&hasLetter)
        } else if !hasLetter {
          let lower = value | 0x20
          hasLetter = 0x61...0x7A ~= lower || 0x30...0x39 ~= value
        }
      } else if value.isHan || value.isKana {
        endWord(&hasLetter)
        let isJapanese =
          language.family == .japanese || value.isKana && language.family != .chinese
        if isJapanese { japaneseCharacters += 1 } else { chineseCharacters += 1 }
      } else if value.isCJKPunctuation || value == 0x3000 || scalar.isSpace {
        endWord(&hasLetter)
      } else if 0xE01...0xE7F ~= value {
        // Vowel signs and tone marks above and below are part of the letter before them.
        if !scalar.properties.isGraphemeExtend { thaiCharacters += 1 }
      } else if !hasLetter {
        hasLetter = scalar.isWordy
      }
    }
    endWord(&hasLetter)
  }

  private mutating func endWord(_ hasLetter: inout Bool) {
    if hasLetter { words += 1 }
    hasLetter = false
  }

  /// Counts further texts along.
  package static func += (left: inout Self, right: Self) {
    left.japaneseCharacters += right.japaneseCharacters
    left.chineseCharacters += right.chineseCharacters
    left.thaiCharacters += right.thaiCharacters
    left.words += right.words
  }

  /// Seconds to read it aloud.
  ///
  /// Words 183 a minute (doi 10.1016/j.jml.2019.104047); 357 Japanese and 255 Chinese characters a
  /// minute (IReST 2012, not checked against its table); 15 Thai characters a second (unverified).
  package var spokenSeconds: Double {
    let minutes =
      Double(words) / 183 + Double(japaneseCharacters) / 357 + Double(chineseCharacters) / 255
    return minutes * 60 + Double(thaiCharacters) / 15
  }
}
