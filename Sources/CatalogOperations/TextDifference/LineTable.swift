// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The lines of a text as ranges of its bytes; each range holds its line feed, the last one perhaps
/// none.
struct LineTable {
  let bytes: [UInt8]
  /// Where each line begins, and the end of the text.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    if starts.last != bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  subscript(_ line: Int) -> ArraySlice<UInt8> { bytes[starts[line]..<starts[line + 1]] }
}
