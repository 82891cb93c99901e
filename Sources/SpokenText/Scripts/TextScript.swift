// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// The script of a character, as far as voices are concerned.
package enum TextScript: Hashable, Sendable {
  /// Digits, punctuation, spaces, marks: whatever the text around is.
  case common
  case latin, han, kana, hangul, thai
  /// Another script by its ISO 15924 code.
  case other(String)

  /// The script of a scalar; the scripts above by their blocks, others by Unicode's property.
  package init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = (value | 0x20).isSmallLetter ? .latin : .common
    } else if value.isHan {
      self = .han
    } else if value.isKana {
      self = .kana
    } else if 0xAC00...0xD7A3 ~= value || 0x1100...0x11FF ~= value || 0x3131...0x318E ~= value {
      self = .hangul
    } else if 0xFF21...0xFF3A ~= value || 0xFF41...0xFF5A ~= value {
      self = .latin
    } else {
      switch Script(of: scalar).code {
      case "Zyyy", "Zinh", "Zzzz": self = .common
      case "Latn": self = .latin
      case "Thai": self = .thai
      case let code: self = .other(code)
      }
    }
  }
}

extension UInt32 {
  fileprivate var isSmallLetter: Bool { 0x61...0x7A ~= self }

  /// Han characters, and what is written among them: 々, 〆, 〇.
  @inline(__always)
  package var isHan: Bool {
    if self < 0x3005 { return false }
    return 0x4E00...0x9FFF ~= self || 0x3400...0x4DBF ~= self || 0x3005...0x3007 ~= self
      || 0xF900...0xFAFF ~= self || 0x20000...0x323AF ~= self
  }

  /// Hiragana and katakana, the mark for long vowels included.
  @inline(__always)
  package var isKana: Bool {
    if self < 0x3041 { return false }
    return 0x3041...0x3096 ~= self || 0x309D...0x309F ~= self || 0x30A1...0x30FA ~= self
      || 0x30FC...0x30FF ~= self || 0x31F0...0x31FF ~= self || 0xFF66...0xFF9D ~= self
  }

  /// Punctuation that is as wide as a Han character.
  package var isCJKPunctuation: Bool {
    switch self {
    case 0x3001...0x3004, 0x3008...0x3020, 0x3030, 0x30A0, 0x30FB, 0xFE30...0xFE4F,
      0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65:
      true
    default: false
    }
  }
}
