// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Turns offsets of a text into lines and columns.
///
/// Looks at the text once, up to the furthest offset asked for, when offsets come in order; a text
/// that nobody asks about costs nothing.
package struct LineIndex {
  private let bytes: TextBytes
  /// The line that starts at `lineStart`, from 1.
  private var line = 1
  private var lineStart = 0
  /// Where that line ends, once it was looked for.
  private var lineEnd: Int?
  /// Up to where the scalars of that line are counted, and how many they are: a catalog may be one
  /// long line.
  private var counted = 0
  private var scalars = 0

  package init(_ bytes: TextBytes) {
    self.bytes = bytes
  }

  /// The place of one offset.
  package func location(ofOffset offset: Int) -> SourceLocation {
    var index = self
    return index.next(offset)
  }

  /// The place of an offset that is not before the last one asked for, else a new start.
  ///
  /// A line ends with LF; the CR of a CRLF is the last column of its line. A byte-order mark takes
  /// no column.
  package mutating func next(_ offset: Int) -> SourceLocation {
    if offset < lineStart { start(line: 1, at: 0) }
    let offset = min(offset, bytes.count)
    var end = lineEnd ?? self.end(ofLineAt: lineStart)
    while end < offset {
      start(line: line + 1, at: end + 1)
      end = self.end(ofLineAt: lineStart)
    }
    lineEnd = end
    if offset < counted { start(line: line, at: lineStart) }
    scalars += bytes.withSpan(counted..<offset) { span in
      var scalars = 0
      for position in span.indices where span[position] & 0xC0 != 0x80 { scalars += 1 }
      return scalars
    }
    counted = offset
    let column = lineStart == 0 && offset > 0 && startsWithMark ? scalars : scalars + 1
    return SourceLocation(line: line, column: column)
  }

  private mutating func start(line: Int, at offset: Int) {
    (self.line, lineStart, lineEnd) = (line, offset, nil)
    (counted, scalars) = (offset, 0)
  }

  private func end(ofLineAt start: Int) -> Int {
    bytes.firstIndex(of: 0x0A, from: start) ?? bytes.count
  }

  /// Whether the text has a byte-order mark.
  private var startsWithMark: Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// The bytes of a line without its end.
  package func text(ofLine wanted: Int) -> [UInt8] {
    var start = 0
    for _ in 1..<max(wanted, 1) {
      guard let end = bytes.firstIndex(of: 0x0A, from: start) else { return [] }
      start = end + 1
    }
    var end = bytes.firstIndex(of: 0x0A, from: start) ?? bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return bytes.copy(start..<end)
  }
}
