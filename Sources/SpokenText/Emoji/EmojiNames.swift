// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// The short names that CLDR gives emoji, in the languages of the built-in texts.
package enum EmojiNames {
  private static let found = BoundedCache<Request, String?>(limit: 512)

  /// How many bytes of UTF-8 the spelling of an emoji may have to be kept.
  ///
  /// The longest in the table have half as many, but selectors may follow in any number.
  private static let keptLength = 64

  private struct Request: Hashable, Sendable {
    let emoji: String
    let column: Int
  }

  /// The name of an emoji in a language.
  ///
  /// - Parameters:
  ///   - emoji: One character; variation selectors and skin tones are not looked at.
  ///   - language: Names are there for en, ja and zh in its written forms; other languages have none.
  /// - Returns: The name, `nil` where it is not known.
  package static func name(of emoji: Character, language: String) -> String? {
    name(of: String(emoji), language)
  }

  /// The name of an emoji as it is spelled.
  static func name(of emoji: String, _ language: String) -> String? {
    guard let column = column(of: language) else { return nil }
    guard emoji.utf8.count <= keptLength else { return name(spelled: emoji, column) }
    return found.value(for: Request(emoji: emoji, column: column)) {
      name(spelled: emoji, column)
    }
  }

  /// The name in a column, looked up without what the table leaves out.
  private static func name(spelled emoji: String, _ column: Int) -> String? {
    var wanted: [UInt8] = []
    for scalar in emoji.unicodeScalars
    where !(0xFE00...0xFE0F ~= scalar.value) && !(0x1F3FB...0x1F3FF ~= scalar.value) {
      for byte in scalar.utf8 { wanted.append(byte) }
    }
    return name(wanted, column)
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

  /// The name in a column of the line that begins with an emoji; the lines are in order, and a
  /// column that a line lacks has the name of the one before.
  private static func name(_ emoji: [UInt8], _ column: Int) -> String? {
    let bytes = table.utf8.span
    var low = 0
    var high = bytes.count
    while low < high {
      var start = low + (high - low) / 2
      while start > low, bytes[start - 1] != newline { start -= 1 }
      var end = start
      while end < high, bytes[end] != newline { end += 1 }
      switch order(emoji, bytes, start..<end) {
      case .same: return field(column, bytes, start + emoji.count..<end)
      case .before: high = start
      case .after: low = end + 1
      }
    }
    return nil
  }

  private enum Order { case before, same, after }
  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")

  /// Where an emoji stands to the one that a line begins with.
  private static func order(_ emoji: [UInt8], _ bytes: Span<UInt8>, _ line: Range<Int>) -> Order {
    for (index, byte) in emoji.enumerated() {
      let place = line.lowerBound + index
      // A tab ends the emoji of the line, and is less than any of its bytes.
      let other = place < line.upperBound ? bytes[place] : tab
      if byte != other { return byte < other ? .before : .after }
    }
    let end = line.lowerBound + emoji.count
    return end < line.upperBound && bytes[end] != tab ? .before : .same
  }

  /// A field of a line behind the first tab.
  private static func field(_ column: Int, _ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
    var start = range.lowerBound + 1
    var rest = column
    var end = start
    while end < range.upperBound {
      if bytes[end] == tab {
        if rest == 0 { break }
        rest -= 1
        start = end + 1
      }
      end += 1
    }
    guard start <= end, end <= range.upperBound else { return nil }
    return String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self)
  }
}
