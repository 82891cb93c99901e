// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The short names that CLDR gives emoji, in the languages of the built-in texts.
package enum EmojiNames {
  /// The name of an emoji in a language.
  ///
  /// - Parameters:
  ///   - emoji: One character; variation selectors and skin tones are not looked at.
  ///   - language: Names are there for en, ja and zh in its written forms; other languages have none.
  /// - Returns: The name, `nil` where it is not known.
  package static func name(of emoji: Character, language: String) -> String? {
    guard let column = column(of: language) else { return nil }
    let wanted = emoji.unicodeScalars.filter {
      !(0xFE00...0xFE0F ~= $0.value) && !(0x1F3FB...0x1F3FF ~= $0.value)
    }
    guard let row = row(Array(String(String.UnicodeScalarView(wanted)).utf8)) else { return nil }
    let names = row.split(separator: "\t", omittingEmptySubsequences: false)
    let known = min(column, names.count - 1)
    return known >= 0 ? String(names[known]) : nil
  }

  private static func column(of language: String) -> Int? {
    let spoken = SpokenLanguage(language)
    switch spoken.family {
    case .english: return 0
    case .japanese: return 1
    case .chinese:
      let tag = language.lowercased()
      if tag.hasPrefix("yue") || tag.hasSuffix("-hk") || tag.hasSuffix("-mo") { return 4 }
      return tag.contains("hant") || tag.hasSuffix("-tw") ? 3 : 2
    default: return nil
    }
  }

  /// The names of the line that begins with an emoji, behind the first tab.
  private static func row(_ emoji: [UInt8]) -> Substring? {
    guard let first = emoji.first else { return nil }
    let bytes = table.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      if bytes[start] == first, bytes[start..<end].starts(with: emoji) {
        let tab = bytes.index(start, offsetBy: emoji.count)
        if tab < end, bytes[tab] == 0x09 { return table[bytes.index(after: tab)..<end] }
      }
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
    return nil
  }
}
