// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SpeechCleaner {
  /// S9: emoji at the ends of a text with words are decoration; others are spoken by name, once.
  func emoji(_ units: inout SpokenUnits, _ notes: inout SpeechNotes) {
    var places: [Range<Int>] = []
    var words: (first: Int, last: Int)?
    units.forEachCharacter { range in
      let character = units.scalars[range]
      if EmojiScan.isEmoji(character) {
        places.append(range)
      } else if character.contains(where: \.isWordy) {
        words = (words?.first ?? range.lowerBound, range.lowerBound)
      }
    }
    // From the end, so that the offsets before stay right.
    for (index, range) in places.enumerated().reversed() {
      let isRepeated = index > 0 && Self.isRepeated(range, after: places[index - 1], units)
      let isDecoration =
        words.map { range.lowerBound < $0.first || range.lowerBound > $0.last } ?? false
      if isDecoration {
        remove(range, &units)
        notes.insert(.emojiRemoved)
      } else if isRepeated {
        remove(range, &units)
      } else if let name = EmojiNames.name(of: units.text(range), language.tag ?? "en") {
        insert(name, at: range, &units)
        notes.insert(.emojiNamed)
      }
    }
    if !places.isEmpty { trim(&units) }
  }

  /// Whether an emoji is the same as the one before it, with nothing but spaces between them.
  private static func isRepeated(
    _ range: Range<Int>,
    after previous: Range<Int>,
    _ units: SpokenUnits
  ) -> Bool {
    units.scalars[previous.upperBound..<range.lowerBound].allSatisfy { $0 == " " }
      && units.text(previous) == units.text(range)
  }

  /// Takes an emoji out together with the space that set it apart.
  private func remove(_ range: Range<Int>, _ units: inout SpokenUnits) {
    var range = range
    if units.at(range.lowerBound - 1) == " " {
      range = range.lowerBound - 1..<range.upperBound
    } else if range.lowerBound == 0, units.at(range.upperBound) == " " {
      range = range.lowerBound..<range.upperBound + 1
    }
    units.replace(range, with: "")
  }

  /// Puts a name in, set apart by spaces where the language writes spaces between words.
  private func insert(_ name: String, at range: Range<Int>, _ units: inout SpokenUnits) {
    var name = name
    if !language.isJapaneseOrChinese {
      if let next = units.at(range.upperBound), next.isWordy { name += " " }
      if let previous = units.at(range.lowerBound - 1), previous.isWordy {
        name = " " + name
      }
    }
    units.replace(range, with: name)
  }

  private func trim(_ units: inout SpokenUnits) {
    while units.at(0) == " " { units.replace(0..<1, with: "") }
    while units.count > 0, units.at(units.count - 1) == " " {
      units.replace(units.count - 1..<units.count, with: "")
    }
  }
}
