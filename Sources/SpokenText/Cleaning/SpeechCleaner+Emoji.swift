// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SpeechCleaner {
  /// S9: emoji at the ends of a text with words are decoration; others are spoken by name, once.
  func emoji(_ units: inout SpokenUnits, _ notes: inout SpeechNotes) {
    let characters = units.characters
    let places = characters.indices.filter { EmojiScan.isEmoji(characters[$0].character) }
    guard let first = places.first else { return }
    func isWord(_ index: Int) -> Bool {
      let character = characters[index].character
      if let ascii = character.asciiValue { return Unicode.Scalar(ascii).isWordy }
      return character.unicodeScalars.contains(where: \.isWordy) && !EmojiScan.isEmoji(character)
    }
    let firstWord = characters.indices.first(where: isWord)
    let lastWord = characters.indices.last(where: isWord)
    // From the end, so that the offsets before stay right.
    for place in places.reversed() {
      let (character, range) = characters[place]
      let isRepeated = place > first && Self.previousEmoji(before: place, characters) == character
      let isDecoration =
        firstWord.map { place < $0 } ?? false || lastWord.map { place > $0 } ?? false
      if isDecoration {
        remove(range, &units)
        notes.insert(.emojiRemoved)
      } else if isRepeated {
        remove(range, &units)
      } else if let name = EmojiNames.name(of: character, language: language.tag ?? "en") {
        insert(name, at: range, &units)
        notes.insert(.emojiNamed)
      }
    }
    trim(&units)
  }

  private static func previousEmoji(
    before place: Int,
    _ characters: [(character: Character, range: Range<Int>)]
  ) -> Character? {
    var index = place - 1
    while index >= 0, characters[index].character == " " { index -= 1 }
    guard index >= 0, EmojiScan.isEmoji(characters[index].character) else { return nil }
    return characters[index].character
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
