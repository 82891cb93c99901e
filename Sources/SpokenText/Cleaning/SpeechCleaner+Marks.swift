// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SpeechCleaner {
  /// S5: one kind of ellipsis at the end, a comma inside.
  func ellipses(_ units: inout SpokenUnits, _ notes: inout SpeechNotes) {
    var offset = 0
    while offset < units.count {
      guard let length = Self.ellipsisLength(at: offset, units) else {
        offset += 1
        continue
      }
      var end = offset + length
      while let more = Self.ellipsisLength(at: end, units) { end += more }
      // A full stop after an ellipsis adds nothing to hear.
      let isLast = !(end..<units.count).contains { units.scalars[$0].isWordy }
      let isFirst = !(0..<offset).contains { units.scalars[$0].isWordy }
      var replacement = "…"
      if !isLast {
        replacement = isFirst ? "" : language.comma
        while units.at(end) == " " { end += 1 }
        if units.at(offset - 1) == " " {
          units.replace(offset - 1..<offset, with: "")
          offset -= 1
          end -= 1
        }
      }
      if units.text(offset..<end) != replacement { notes.insert(.ellipsis) }
      units.replace(offset..<end, with: replacement)
      offset += replacement.unicodeScalars.count
    }
  }

  private static func ellipsisLength(at offset: Int, _ units: SpokenUnits) -> Int? {
    switch units.at(offset) {
    case "…", "⋯": return 1
    case ".": return run(of: ".", at: offset, units, least: 3)
    case "・": return run(of: "・", at: offset, units, least: 3)
    case "。": return run(of: "。", at: offset, units, least: 2)
    default: return nil
    }
  }

  private static func run(
    of mark: Unicode.Scalar,
    at offset: Int,
    _ units: SpokenUnits,
    least: Int
  ) -> Int? {
    var end = offset
    while units.at(end) == mark { end += 1 }
    return end - offset >= least ? end - offset : nil
  }

  /// S6: a mark that is repeated for emphasis counts once.
  func repeatedMarks(_ units: inout SpokenUnits, _ notes: inout SpeechNotes) {
    let source = units
    let isChanged = units.keep { offset in
      switch source.scalars[offset] {
      case "!", "?", "！", "？", "~", "～", "〜":
        source.at(offset - 1) != source.scalars[offset]
      default: true
      }
    }
    if isChanged { notes.insert(.repeatedMarks) }
  }

  /// S12: quotation marks give pauses; doubled ones give no more.
  func doubledQuotes(_ units: inout SpokenUnits) {
    let source = units
    units.keep { offset in
      switch source.scalars[offset] {
      case "「", "」", "『", "』", "“", "”", "‘", "«", "»":
        source.at(offset - 1) != source.scalars[offset]
      default: true
      }
    }
  }

  /// S10: bullets, dots and dashes between clauses become commas, arrows a word.
  func dashes(_ units: inout SpokenUnits) {
    var offset = 0
    while offset < units.count {
      let mark = units.scalars[offset]
      guard let isTight = Self.separates(mark) else {
        offset += 1
        continue
      }
      var start = offset
      var end = offset + 1
      while units.at(end) == mark { end += 1 }
      while units.at(start - 1) == " " { start -= 1 }
      while units.at(end) == " " { end += 1 }
      let isSpaced = end - start > 1 && (start < offset || end > offset + 1)
      guard isSpaced || isTight || start == 0 || end == units.count else {
        offset += 1
        continue
      }
      let isBetween = start > 0 && end < units.count
      var replacement = isBetween ? language.comma : ""
      if isBetween, 0x2190...0x21D5 ~= mark.value, let word = language.arrowWord {
        replacement = word
      }
      units.replace(start..<end, with: replacement)
      offset = start + replacement.unicodeScalars.count
    }
  }

  /// Whether a mark separates clauses, and then whether it does so without spaces around it.
  private static func separates(_ mark: Unicode.Scalar) -> Bool? {
    switch mark {
    case "•", "—", "→", "←", "⇒": true
    case "·", "–": false
    case "↑", "↓", "⇐", "⇑", "⇓", "⇔", "⇕": true
    default: nil
    }
  }
}
