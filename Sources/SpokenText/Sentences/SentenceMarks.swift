// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Where sentences end.
package enum SentenceMarks {
  /// Whether a text ends in a sentence mark, closing quotation marks and brackets aside.
  ///
  /// Besides Unicode's Sentence_Terminal, marks that a voice pauses at: `…`, `‥`, colon, semicolon.
  package static func end(_ text: String) -> Bool {
    for scalar in text.unicodeScalars.reversed() {
      if isMark(scalar) { return true }
      if !isClosing(scalar) { return false }
    }
    return false
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "!", "?", "…", ":", "‥", ";", "。", "！", "？", "：", "；", "؟", "۔", "।", "։", "።",
      "။", "។":
      true
    default: scalar.value >= 0x80 && scalar.properties.isSentenceTerminal
    }
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", ")", "]", "}", "”", "’", "»", "」", "』", "）", "】", "〉", "》": true
    default:
      scalar.value >= 0x80
        && (scalar.properties.generalCategory == .closePunctuation
          || scalar.properties.generalCategory == .finalPunctuation)
    }
  }

  /// What stands between two parts: a mark unless the left part has one, and a space where the
  /// language of the left part writes one.
  ///
  /// - Parameters:
  ///   - left: The text of the left part.
  ///   - language: Its language.
  /// - Returns: The break, and whether the left part's own mark was enough.
  package static func separator(
    after left: String,
    language: SpokenLanguage
  ) -> (text: String, isMarkPresent: Bool) {
    if end(left) { return (language.isJapaneseOrChinese ? "" : " ", true) }
    switch language.family {
    case .japanese, .chinese: return ("。", false)
    case .thai, .lao: return (" ", false)
    case .english, .other, .korean: return (". ", false)
    default: return (language.sentenceMark + " ", false)
    }
  }
}
