// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Tells emoji from text.
package enum EmojiScan {
  /// Whether a character is shown as a picture.
  ///
  /// Emoji by default, with the selector U+FE0F, joined or with a skin tone; of the symbols that are
  /// text by default those from U+2600 on (✔, ★), since they stand where pictures do.
  package static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x80 || character.isLong else {
      return false
    }
    let properties = first.properties
    guard properties.isEmoji else { return false }
    if properties.isEmojiPresentation || 0x2600...0x27BF ~= first.value || first.value >= 0x1F000 {
      return true
    }
    return character.unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
  }
}

extension Character {
  fileprivate var isLong: Bool { utf8.count > 1 }
}
