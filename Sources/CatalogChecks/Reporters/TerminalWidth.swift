// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How many columns a scalar takes on a terminal.
enum TerminalWidth {
  /// 0 for what combines with the scalar before it or is not seen, 2 for wide ones, else 1.
  ///
  /// Wide is what Unicode Standard Annex 11 calls W or F, in whole blocks, and what is an emoji by
  /// default. Counted by scalars, as `wcwidth` of the C library counts: terminals disagree about
  /// the width of sequences of emoji.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    // Nothing below combines or is wide; the soft hyphen takes a column.
    if value < 0x300 { return 1 }
    if isJoiningJamo(value) { return 0 }
    if isWide(value) { return isCombining(scalar) ? 0 : 2 }
    if isCombining(scalar) { return 0 }
    return scalar.properties.isEmojiPresentation ? (isRegionalIndicator(value) ? 1 : 2) : 1
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Vowels and final consonants of conjoining Hangul, drawn into the syllable's first.
  private static func isJoiningJamo(_ value: UInt32) -> Bool {
    0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value
  }

  /// Half of a flag; two of them take two columns.
  private static func isRegionalIndicator(_ value: UInt32) -> Bool {
    0x1F1E6...0x1F1FF ~= value
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F,  // Hangul initial consonants
      0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,  // radicals to Yi
      0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,  // compatibility forms
      0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, kana
      0x1F200...0x1F2FF, 0x20000...0x3FFFD:  // enclosed ideographs, further planes
      true
    default: false
    }
  }
}
