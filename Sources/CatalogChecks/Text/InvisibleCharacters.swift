// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Finds characters in a text that are not seen and do not belong.
struct InvisibleCharacters {
  /// One of them.
  struct Occurrence: Equatable {
    let scalar: Unicode.Scalar
    /// Its place, counted in Unicode scalars from 1.
    let position: Int
  }

  let habits: LanguageHabits

  /// The occurrences in a text, in their order.
  ///
  /// Joiners in emoji and in scripts that spell with them, variation selectors of emoji, U+200B
  /// between words of scripts without blanks, and direction marks in or beside right-to-left text
  /// are none.
  func occurrences(in text: String) -> [Occurrence] {
    let scalars = Array(text.unicodeScalars)
    let hasRightToLeft = habits.runsRightToLeft || scalars.contains(where: Self.runsRightToLeft)
    var found: [Occurrence] = []
    for (index, scalar) in scalars.enumerated() where scalar.value >= 0x7F || scalar.value < 0x20 {
      let before = index > 0 ? scalars[index - 1] : nil
      let after = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isWrong =
        scalar.isDirectionMark
        ? !hasRightToLeft
        : isMisplaced(scalar, before: before, after: after)
      if isWrong { found.append(Occurrence(scalar: scalar, position: index + 1)) }
    }
    return found
  }

  private func isMisplaced(
    _ scalar: Unicode.Scalar,
    before: Unicode.Scalar?,
    after: Unicode.Scalar?
  ) -> Bool {
    switch scalar.value {
    case 0x00..<0x20: return scalar != "\t" && scalar != "\n" && scalar != "\r"
    case 0x7F, 0x80...0x84, 0x86...0x9F: return true
    case 0xAD, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFFD: return true
    case 0x200B:
      return !habits.dividesWordsInvisibly && !Self.isWithoutBlanks(before)
        && !Self.isWithoutBlanks(after)
    case 0x200C: return !isJoined(before) && !isJoined(after)
    case 0x200D:
      let isEmoji = Self.isEmoji(before) && Self.isEmoji(after)
      return !isEmoji && !isJoined(before) && !isJoined(after)
    case 0xFE00...0xFE0F: return !Self.isEmoji(before) && !Self.isBurmese(before)
    case 0xE0100...0xE01EF: return true
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: return true
    // Tags spell the flags of regions; elsewhere they hide text.
    case 0xE0000...0xE007F: return !Self.isTagged(before)
    case 0xA0, 0x2007, 0x202F: return isAtEdge(scalar, before: before, after: after)
    default: return false
    }
  }

  /// A no-break space that breaks nothing apart; before a French colon, say, it is right.
  private func isAtEdge(
    _ scalar: Unicode.Scalar,
    before: Unicode.Scalar?,
    after: Unicode.Scalar?
  ) -> Bool {
    if before != nil, after != nil { return false }
    guard habits.isFrench else { return true }
    let marks: [Unicode.Scalar] = [":", ";", "!", "?", "»", "%", "€"]
    return !(after.map(marks.contains) ?? false) && before != "«"
  }

  private func isJoined(_ scalar: Unicode.Scalar?) -> Bool {
    guard !habits.spellsWithJoiners else { return true }
    guard let value = scalar?.value else { return false }
    // Arabic with its extensions, Syriac to N'Ko, the Indic scripts, Burmese, Khmer, Mongolian.
    return 0x600...0x8FF ~= value || 0x900...0xDFF ~= value || 0x1000...0x109F ~= value
      || 0x1780...0x18AF ~= value || 0xFB50...0xFDFF ~= value || 0xFE70...0xFEFC ~= value
  }

  private static func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.properties.isEmoji || scalar.value == 0xFE0F || scalar.value == 0x20E3
  }

  private static func isTagged(_ scalar: Unicode.Scalar?) -> Bool {
    guard let value = scalar?.value else { return false }
    return value == 0x1F3F4 || 0xE0020...0xE007F ~= value
  }

  private static func isBurmese(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { 0x1000...0x109F ~= $0.value } ?? false
  }

  /// Thai, Lao, Burmese, Khmer.
  private static func isWithoutBlanks(_ scalar: Unicode.Scalar?) -> Bool {
    guard let value = scalar?.value else { return false }
    return 0xE00...0xEFF ~= value || 0x1000...0x109F ~= value || 0x1780...0x17FF ~= value
  }

  private static func runsRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    0x590...0x8FF ~= scalar.value && !scalar.isDirectionMark || 0xFB1D...0xFDFF ~= scalar.value
      || 0xFE70...0xFEFC ~= scalar.value
  }
}
