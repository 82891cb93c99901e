// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension JSONDocument {
  /// The bytes of the file that spell a part of a text.
  ///
  /// - Parameters:
  ///   - token: a string or name.
  ///   - range: UTF-8 offsets in the text, escapes resolved, at the bounds of scalars.
  /// - Returns: offsets in the file.
  package func spelledRange(ofText token: Int, _ range: Range<Int>) -> Range<Int> {
    let content = contentRange(token)
    guard self[token].traits.contains(.escape) else {
      return content.lowerBound + range.lowerBound..<content.lowerBound + range.upperBound
    }
    var offset = content.lowerBound
    var position = 0
    func advance(to wanted: Int) {
      while position < wanted, offset < content.upperBound {
        let length = spelledLength(at: offset)
        offset += length.bytes
        position += length.text
      }
    }
    advance(to: range.lowerBound)
    let start = offset
    advance(to: range.upperBound)
    return start..<offset
  }

  /// The bytes that spell the byte or escape at an offset, and those of the text that it stands for.
  private func spelledLength(at offset: Int) -> (bytes: Int, text: Int) {
    guard bytes[offset] == UInt8(ascii: "\\") else { return (1, 1) }
    guard bytes[offset + 1] == UInt8(ascii: "u") else { return (2, 1) }
    if isHalf(offset, 0x8...0xB), isHalf(offset + 6, 0xC...0xF) { return (12, 4) }
    return (6, JSONStrings.unescaped(bytes.copy(offset..<offset + 6)).count)
  }

  /// Whether half a surrogate pair stands at an offset as an escape whose second digit is one of some.
  private func isHalf(_ offset: Int, _ digits: ClosedRange<UInt8>) -> Bool {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u"), JSONStrings.hexDigit(bytes[offset + 2]) == 0xD
    else { return false }
    return JSONStrings.hexDigit(bytes[offset + 3]).map(digits.contains) ?? false
  }
}
