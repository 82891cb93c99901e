// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Turns the offsets of what was extracted into lines and columns.
enum SourcePlaces {
  /// Numbers the places of texts, which come in their order, and of diagnostics, which it sorts.
  static func fill(_ result: inout SourceExtraction, _ bytes: [UInt8]) {
    result.diagnostics.sort { $0.offset < $1.offset }
    var counter = PlaceCounter()
    for index in result.strings.indices {
      (result.strings[index].line, result.strings[index].column) =
        counter.place(result.strings[index].offset, bytes.span)
    }
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
    while seen < offset {
      let byte = bytes[seen]
      seen += 1
      if byte == 0x0A || byte == 0x0D && !(seen < bytes.count && bytes[seen] == 0x0A) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}
