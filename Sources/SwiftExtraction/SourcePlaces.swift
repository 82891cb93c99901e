// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Turns the offsets of what was extracted into lines and columns.
enum SourcePlaces {
  /// Numbers the places of texts, which come in their order, and of diagnostics, which it sorts.
  static func fill(_ result: inout SourceExtraction, _ bytes: [UInt8]) {
    result.diagnostics.sort { $0.offset < $1.offset }
    var counter = PlaceCounter()
    result.strings.number { counter.place($0, bytes.span) }
    counter = PlaceCounter()
    for index in result.diagnostics.indices {
      (result.diagnostics[index].line, result.diagnostics[index].column) =
        counter.place(result.diagnostics[index].offset, bytes.span)
    }
  }
}

/// Counts lines and columns up to offsets that come in order; a line ends with LF, CR or both.
struct PlaceCounter {
  private var line = 1
  private var column = 1
  private var seen = 0

  /// The line and the column in Unicode scalars of an offset, both from 1.
  mutating func place(_ offset: Int, _ bytes: Span<UInt8>) -> (line: Int, column: Int) {
    let offset = min(offset, bytes.count)
    // A byte-order mark takes no column.
    if seen == 0, bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      seen = 3
    }
    if seen < offset {
      let breaks = Self.breaks(bytes.extracting(seen..<offset))
      if breaks.returns == 0 {
        line += breaks.feeds
      } else {
        for index in seen..<offset where Self.endsLine(index, bytes) { line += 1 }
      }
      if breaks.feeds + breaks.returns > 0 {
        var start = offset
        while start > seen, !Self.endsLine(start - 1, bytes) { start -= 1 }
        if start > seen {
          seen = start
          column = 1
        }
      }
      for index in seen..<offset where bytes[index] & 0xC0 != 0x80 { column += 1 }
      seen = offset
    }
    return (line, column)
  }

  /// How many line feeds and carriage returns there are; the inner loop is one that processors do
  /// many bytes at a time of, as its counts fit into bytes.
  private static func breaks(_ bytes: Span<UInt8>) -> (feeds: Int, returns: Int) {
    var feeds = 0
    var returns = 0
    var start = 0
    while start < bytes.count {
      let part = bytes.extracting(start..<min(start + Int(UInt8.max), bytes.count))
      var partFeeds: UInt8 = 0
      var partReturns: UInt8 = 0
      for index in part.indices {
        partFeeds &+= isEqual(part[index], 0x0A)
        partReturns &+= isEqual(part[index], 0x0D)
      }
      feeds += Int(partFeeds)
      returns += Int(partReturns)
      start += part.count
    }
    return (feeds, returns)
  }

  /// 1 for equal bytes, else 0, without a branch.
  @inline(__always)
  private static func isEqual(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let difference = a ^ b
    return ((difference | (0 &- difference)) >> 7) ^ 1
  }

  private static func endsLine(_ index: Int, _ bytes: Span<UInt8>) -> Bool {
    bytes[index] == 0x0A
      || bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
  }
}
