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
    guard !places.isEmpty else { return }
    // From the end: whether an emoji is repeated is told by what was shown before it, and whether its
    // name needs a space behind it by what is spoken there.
    var edits = BackwardEdits(of: units)
    for (index, range) in places.enumerated().reversed() {
      let isRepeated = index > 0 && Self.isRepeated(range, after: places[index - 1], units)
      let isDecoration =
        words.map { range.lowerBound < $0.first || range.lowerBound > $0.last } ?? false
      if isDecoration {
        remove(range, of: units, &edits)
        notes.insert(.emojiRemoved)
      } else if isRepeated {
        remove(range, of: units, &edits)
      } else if let name = EmojiNames.name(of: units.text(range), language.tag ?? "en") {
        insert(name, at: range, of: units, &edits)
        notes.insert(.emojiNamed)
      }
    }
    units = edits.trimmed()
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
  private func remove(_ range: Range<Int>, of units: SpokenUnits, _ edits: inout BackwardEdits) {
    let next = edits.keep(from: range.upperBound)
    if units.at(range.lowerBound - 1) == " " {
      edits.remove(from: range.lowerBound - 1)
      return
    }
    if range.lowerBound == 0, next == " " { edits.dropFirst() }
    edits.remove(from: range.lowerBound)
  }

  /// Puts a name in, set apart by spaces where the language writes spaces between words.
  private func insert(
    _ name: String,
    at range: Range<Int>,
    of units: SpokenUnits,
    _ edits: inout BackwardEdits
  ) {
    let next = edits.keep(from: range.upperBound)
    var name = name
    if !language.isJapaneseOrChinese {
      if let next, next.isWordy { name += " " }
      if let previous = units.at(range.lowerBound - 1), previous.isWordy {
        name = " " + name
      }
    }
    edits.replace(from: range.lowerBound, with: name)
  }
}
