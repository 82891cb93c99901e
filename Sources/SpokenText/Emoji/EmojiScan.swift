// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Tells emoji from text.
package enum EmojiScan {
  /// Whether a character is shown as a picture.
  ///
  /// Emoji by default, with the selector U+FE0F, joined or with a skin tone; of the symbols that are
  /// text by default those from U+2600 on (✔, ★), since they stand where pictures do.
  package static func isEmoji(_ character: Character) -> Bool {
    isEmoji(character.unicodeScalars)
  }

  /// Whether the character of some scalars is shown as a picture.
  static func isEmoji(_ scalars: some BidirectionalCollection<Unicode.Scalar>) -> Bool {
    guard let first = scalars.first, first.value >= 0x80 || first != scalars.last,
      first.properties.isEmoji
    else { return false }
    return 0x2600...0x27BF ~= first.value || first.value >= 0x1F000
      || first.properties.isEmojiPresentation
      || scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
  }
}
