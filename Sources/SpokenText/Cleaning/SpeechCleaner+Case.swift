// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

extension SpeechCleaner {
  /// The longest word in capitals that may be an abbreviation (PDF, ASCII) and stays.
  private static let abbreviationLength = 5

  /// S11: a title of several words in capitals is spoken in sentence case.
  func sentenceCase(_ units: inout SpokenUnits, _ notes: inout SpeechNotes) {
    let words = Self.words(units)
    let cased = words.filter { word in
      units.scalars[word].contains { $0.hasCase }
    }
    guard cased.count >= 2, cased.contains(where: { $0.count > Self.abbreviationLength }),
      !units.scalars.contains(where: { $0.isSmall })
    else { return }
    let locale = language.tag ?? "und"
    for word in cased.reversed() where word.count > Self.abbreviationLength {
      let isFirst = word == cased.first
      let kept = isFirst ? units.text(word.lowerBound..<word.lowerBound + 1) : ""
      let rest = isFirst ? word.lowerBound + 1..<word.upperBound : word
      units.replace(word, with: kept + CaseMapping.lowercase(units.text(rest), locale: locale))
    }
    notes.insert(.sentenceCase)
  }

  /// Runs of letters, digits and marks.
  private static func words(_ units: SpokenUnits) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for offset in 0...units.count {
      let isPart = units.at(offset).map { $0.isWordy || $0.isExtending } ?? false
      if isPart, start == nil { start = offset }
      if !isPart, let begun = start {
        words.append(begun..<offset)
        start = nil
      }
    }
    return words
  }
}
