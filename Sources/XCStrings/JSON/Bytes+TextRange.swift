// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension [UInt8] {
  /// Appends bytes of a text, from an offset in UTF-8 to another.
  package mutating func append(_ text: String, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let bytes = text.utf8
    // A whole text is copied as one block, parts of one byte by byte.
    if range.count == bytes.count { return append(contentsOf: bytes) }
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    append(contentsOf: bytes[start..<bytes.index(start, offsetBy: range.count)])
  }
}
