// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A line of a catalog as a terminal shows it, with the column of a mark under it.
struct SourceLineView {
  /// The line, harmless for a terminal, cut to the width.
  let text: String
  /// Columns of the terminal before the mark.
  let markOffset: Int

  private struct Cell {
    let text: String
    let columns: Int
  }

  private static let cutMark = "…"

  /// Lays a line out.
  ///
  /// - Parameters:
  ///   - excerpt: the part of the line that may be shown.
  ///   - column: the column of the mark in Unicode scalars, from 1.
  ///   - width: columns of the terminal that the line may take.
  init(_ excerpt: SourceExcerpt, column: Int, width: Int) {
    let cells = Self.cells(of: excerpt)
    let target = min(max(column - excerpt.firstColumn, 0), cells.count)
    var shown = target..<min(target + 1, cells.count)
    var used = shown.isEmpty ? 1 : cells[target].columns
    // Room for a cut mark at either end.
    let room = max(width - 2, 1)
    func extendLeft(upTo limit: Int) {
      while shown.lowerBound > 0, used + cells[shown.lowerBound - 1].columns <= limit {
        used += cells[shown.lowerBound - 1].columns
        shown = shown.lowerBound - 1..<shown.upperBound
      }
    }
    extendLeft(upTo: max(room / 2, used))
    while shown.upperBound < cells.count, used + cells[shown.upperBound].columns <= room {
      used += cells[shown.upperBound].columns
      shown = shown.lowerBound..<shown.upperBound + 1
    }
    extendLeft(upTo: room)
    let cutAtStart = shown.lowerBound > 0 || excerpt.firstColumn > 1
    let cutAtEnd = shown.upperBound < cells.count || excerpt.isCutAtEnd
    text =
      (cutAtStart ? Self.cutMark : "") + cells[shown].map(\.text).joined()
      + (cutAtEnd ? Self.cutMark : "")
    var base = target
    // A mark under a combining scalar stands under what it combines with.
    while base < cells.count, cells[base].columns == 0, base > shown.lowerBound { base -= 1 }
    markOffset =
      (cutAtStart ? 1 : 0)
      + cells[shown.lowerBound..<max(base, shown.lowerBound)].reduce(0) { $0 + $1.columns }
  }

  private static func cells(of excerpt: SourceExcerpt) -> [Cell] {
    var cells: [Cell] = []
    var start = 0
    while start < excerpt.bytes.count {
      var end = start + 1
      while end < excerpt.bytes.count, excerpt.bytes[end] & 0xC0 == 0x80 { end += 1 }
      cells.append(cell(excerpt.bytes[start..<end]))
      start = end
    }
    breakUpCommands(in: &cells)
    return cells
  }

  /// Breaks up what `TerminalText.escaped` breaks up: `##[` and `##vso[`.
  private static func breakUpCommands(in cells: inout [Cell]) {
    guard cells.count > 2 else { return }
    for index in 1..<cells.count - 1 where cells[index - 1].text == "#" && cells[index].text == "#"
    {
      guard ["[", "v"].contains(cells[index + 1].text) else { continue }
      let text = TerminalText.escape(0x23)
      cells[index] = Cell(text: text, columns: text.utf8.count)
    }
  }

  /// The cell of one scalar; bytes that are none are shown as `\xE9`.
  private static func cell(_ bytes: ArraySlice<UInt8>) -> Cell {
    let scalars = String(validating: bytes, as: UTF8.self)?.unicodeScalars
    guard let scalar = scalars?.first, scalars?.count == 1 else {
      let text = bytes.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
      return Cell(text: text.joined(), columns: bytes.count * 4)
    }
    let text = TerminalText.shown(scalar)
    let isEscaped = TerminalText.acts(scalar)
    return Cell(
      text: text,
      columns: isEscaped ? text.utf8.count : TerminalWidth.columns(of: scalar)
    )
  }
}
