// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How wide a text is, in columns of half a Han character.
package enum DisplayWidth {
  /// The columns of a text: 2 for a wide character or emoji, 1 for others, 0 for what is not seen.
  ///
  /// Wide is what Unicode Standard Annex 11 calls W or F, in whole blocks.
  package static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return first.value < 0x20 || first.value == 0xAD ? 0 : 1 }
    if first.isWide || EmojiScan.isEmoji(character) { return 2 }
    return first.properties.isDefaultIgnorableCodePoint
      || first.properties.generalCategory == .format ? 0 : 1
  }
}

extension Unicode.Scalar {
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
      0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
