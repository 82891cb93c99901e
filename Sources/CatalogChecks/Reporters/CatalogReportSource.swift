// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// The text of a catalog in memory.
///
/// Remembers where it was, so that places in ascending order cost one walk through the text
/// together, however long its lines are. Belongs to one report, hence not `Sendable`.
package final class CatalogReportSource: ReportSource {
  private let bytes: TextBytes
  private var line = 1
  private var lineStart: Int
  /// A place in the line: an offset and its column.
  private var offset: Int
  private var column = 1
  private let firstByte: Int

  package init(_ bytes: TextBytes) {
    self.bytes = bytes
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    firstByte = hasMark ? 3 : 0
    lineStart = firstByte
    offset = firstByte
  }

  package func excerpt(around location: SourceLocation, reach: Int) -> SourceExcerpt? {
    guard move(toLine: location.line) else { return nil }
    let wanted = max(location.column - reach, 1)
    if column > wanted { (offset, column) = (lineStart, 1) }
    while column < wanted, let next = offsetAfterScalar(at: offset) {
      offset = next
      column += 1
    }
    var end = offset
    for _ in 0..<location.column - column + reach {
      guard let next = offsetAfterScalar(at: end) else { break }
      end = next
    }
    let isCut = offsetAfterScalar(at: end) != nil
    return SourceExcerpt(bytes: bytes.copy(offset..<end), firstColumn: column, isCutAtEnd: isCut)
  }

  private func move(toLine wanted: Int) -> Bool {
    if wanted < line { (line, lineStart, offset, column) = (1, firstByte, firstByte, 1) }
    while line < wanted {
      guard let end = bytes.firstIndex(of: 0x0A, from: offset) else { return false }
      line += 1
      (lineStart, offset, column) = (end + 1, end + 1, 1)
    }
    return true
  }

  /// The offset of what follows a scalar, or `nil` at the end of the line.
  ///
  /// As in `LineIndex`, every byte that continues none starts a scalar.
  private func offsetAfterScalar(at start: Int) -> Int? {
    guard start < bytes.count, bytes[start] != 0x0A else { return nil }
    let ends = bytes[start] == 0x0D && (start + 1 == bytes.count || bytes[start + 1] == 0x0A)
    if ends { return nil }
    var next = start + 1
    while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }
}
