// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// What the rule wrong-script expects of the texts in a locale.
package enum ScriptExpectation: Hashable, Sendable {
  /// Nothing: the language is written in Latin letters, or in them too.
  case none
  /// Any script but Latin alone.
  case otherThanLatin
  /// Simplified Chinese.
  case simplifiedChinese
  /// Traditional Chinese.
  case traditionalChinese
}

extension ScriptExpectation {
  /// The expectation of a known locale, by its likely script.
  init(of tag: LanguageTag) {
    switch tag.likelyScript {
    case "Hans":
      self = .simplifiedChinese
    case "Hant":
      self = .traditionalChinese
    case nil, "Latn":
      self = .none
    default:
      // Serbian is written in both; catalogs named `sr` and `sr-CS` are often Latin.
      self = tag.language == "sr" && tag.script == nil ? .none : .otherThanLatin
    }
  }

  /// Whether a text is worth a closer look, from its UTF-8 alone.
  ///
  /// Misses none that is wrong, but for Latin text with punctuation of the locale's own alphabet.
  ///
  /// - Parameter utf8: The text; of JSON with escapes, the text without them.
  /// - Returns: `false` for texts that `ScriptFault.judge` would let pass.
  package func deservesLook(utf8: Span<UInt8>) -> Bool {
    guard self != .none else { return false }
    let isChinese = self != .otherThanLatin
    var blanks = 0
    var hasHan = false
    var foreign = 0
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      switch byte {
      case 0x09...0x0D, 0x20:
        blanks += 1
        index += 1
      case 0x00..<0x80:
        index += 1
      // White space beyond ASCII begins so (U+00A0, U+1680, U+2003).
      case 0xC2:
        blanks += 1
        index += 2
      case 0xE1, 0xE2:
        blanks += 1
        index += 3
      // CJK punctuation, U+3000 among it.
      case 0xE3 where index + 1 < utf8.count && utf8[index + 1] == 0x80:
        blanks += 1
        index += 3
      // Kana and Han.
      case 0xE3...0xE9:
        guard isChinese else { return false }
        hasHan = true
        if isForeign(utf8, at: index) { foreign += 1 }
        if foreign == ScriptFault.fewestHanCharacters { return true }
        index += 3
      // Greek, Cyrillic, Hebrew, Arabic, the blocks U+0800 to U+0FFF, Hangul: a Chinese text may
      // hold them beside Han, the others are as they should be.
      case 0xCE...0xDF, 0xE0, 0xEA...0xED:
        guard isChinese else { return false }
        index += byte < 0xE0 ? 2 : 3
      default:
        index += byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      }
    }
    return !hasHan && blanks >= ScriptFault.fewestLatinWords - 1
  }

  /// Whether the character of three bytes at an index belongs to the other Chinese.
  private func isForeign(_ utf8: Span<UInt8>, at index: Int) -> Bool {
    guard index + 2 < utf8.count else { return false }
    let value =
      UInt32(utf8[index] & 0x0F) << 12 | UInt32(utf8[index + 1] & 0x3F) << 6
      | UInt32(utf8[index + 2] & 0x3F)
    guard let scalar = Unicode.Scalar(value) else { return false }
    let kind = HanForms.kind(of: scalar)
    return self == .simplifiedChinese ? kind.isTraditional : kind.isSimplified
  }
}
