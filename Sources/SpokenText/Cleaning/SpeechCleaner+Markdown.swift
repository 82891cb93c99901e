// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SpeechCleaner {
  /// The marks of emphasis: a character, and how many of it make the mark.
  private static let marks: [(mark: Unicode.Scalar, length: Int)] = [
    ("`", 1), ("*", 2), ("_", 2), ("~", 2), ("*", 1), ("_", 1),
  ]

  /// S7: marks of Markdown go where they come in pairs or begin a line; words always stay.
  func markdown(_ units: inout SpokenUnits, _ notes: inout SpeechNotes) {
    if lineMarks(&units) { notes.insert(.markdown) }
    links(&units, &notes)
    // Longer marks first, so that "**" is not taken for two "*".
    for (mark, length) in Self.marks
    where units.scalars.contains(mark) && pairs(mark, length, &units) {
      notes.insert(.markdown)
    }
  }

  /// Headings, quotations and bullets at the start of a line.
  private func lineMarks(_ units: inout SpokenUnits) -> Bool {
    var isChanged = false
    var offset = 0
    var isLineStart = true
    while offset < units.count {
      let scalar = units.scalars[offset]
      if isLineStart, let end = Self.lineMark(at: offset, units) {
        units.replace(offset..<end, with: "")
        isChanged = true
        continue
      }
      if isLineStart, scalar == " " || scalar == "\t" {
        offset += 1
        continue
      }
      isLineStart = scalar == "\n" || scalar == "\r" || scalar == "\u{2028}"
      offset += 1
    }
    return isChanged
  }

  private static func lineMark(at offset: Int, _ units: SpokenUnits) -> Int? {
    var end = offset
    switch units.at(offset) {
    case "#":
      while units.at(end) == "#", end - offset < 6 { end += 1 }
      // "#1" and "#tag" are words.
      return units.at(end) == " " ? end + 1 : nil
    case ">":
      while units.at(end) == ">" { end += 1 }
      return units.at(end) == " " ? end + 1 : end < units.count ? end : nil
    case "-", "*", "+": return units.at(offset + 1) == " " ? offset + 2 : nil
    default: return nil
    }
  }

  /// `[text](url)` and `^[text](inflect: true)` become their text.
  private func links(_ units: inout SpokenUnits, _ notes: inout SpeechNotes) {
    var offset = 0
    while offset < units.count {
      guard units.scalars[offset] == "[", let link = Self.link(at: offset, units) else {
        offset += 1
        continue
      }
      let hasMark = units.at(offset - 1) == "^" || units.at(offset - 1) == "!"
      notes.insert(units.at(offset - 1) == "^" ? .inflectionMarkup : .markdown)
      units.replace(link.textEnd..<link.end, with: "")
      units.replace((hasMark ? offset - 1 : offset)..<offset + 1, with: "")
    }
  }

  private static func link(at start: Int, _ units: SpokenUnits) -> (textEnd: Int, end: Int)? {
    var depth = 0
    var textEnd = start
    while textEnd < units.count {
      if units.scalars[textEnd] == "[" { depth += 1 }
      if units.scalars[textEnd] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      textEnd += 1
    }
    guard textEnd < units.count, textEnd > start + 1, units.at(textEnd + 1) == "(" else {
      return nil
    }
    var end = textEnd + 2
    depth = 1
    while end < units.count, depth > 0 {
      if units.scalars[end] == "(" { depth += 1 }
      if units.scalars[end] == ")" { depth -= 1 }
      if units.scalars[end] == "\n" { return nil }
      end += 1
    }
    return depth == 0 && end > textEnd + 3 ? (textEnd, end) : nil
  }

  /// Drops an emphasis mark where an opening one has a closing one.
  private func pairs(
    _ mark: Unicode.Scalar,
    _ length: Int,
    _ units: inout SpokenUnits
  ) -> Bool {
    var isChanged = false
    var offset = 0
    // Up to here no mark closes, which spares looking again for every mark that opens.
    var barren = 0
    while offset < units.count {
      guard units.scalars[offset] == mark, offset >= barren,
        units.hasRun(of: mark, length, at: offset), opens(mark, length, at: offset, units)
      else {
        offset += 1
        continue
      }
      switch closing(mark, length, after: offset + length, units) {
      case .found(let close):
        units.replace(close..<close + length, with: "")
        units.replace(offset..<offset + length, with: "")
        isChanged = true
      case .noneUpTo(let end):
        barren = end
        offset += 1
      }
    }
    return isChanged
  }

  private func opens(
    _ mark: Unicode.Scalar,
    _ length: Int,
    at offset: Int,
    _ units: SpokenUnits
  ) -> Bool {
    guard let next = units.at(offset + length), !next.isSpace else { return false }
    // A mark of the same kind beyond belongs to a longer run.
    if mark != "`", next == mark { return false }
    let previous = units.at(offset - 1)
    if mark == "_" { return previous?.isWordy != true }
    // "2*3*4" is arithmetic.
    return mark != "*" || length > 1 || previous.map { 0x30...0x39 ~= $0.value } != true
  }

  private enum Closing {
    case found(Int)
    /// The line has none up to its end.
    case noneUpTo(Int)
  }

  private func closing(
    _ mark: Unicode.Scalar,
    _ length: Int,
    after start: Int,
    _ units: SpokenUnits
  ) -> Closing {
    var offset = start + 1
    while offset < units.count {
      if units.scalars[offset] == "\n" { return .noneUpTo(offset) }
      if units.scalars[offset] == mark, units.hasRun(of: mark, length, at: offset),
        !units.scalars[offset - 1].isSpace
      {
        if mark != "_" || units.at(offset + length)?.isWordy != true { return .found(offset) }
      }
      offset += 1
    }
    return .noneUpTo(units.count)
  }
}
