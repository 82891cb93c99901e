// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A scalar in UTF-8 bytes that a terminal or the reader of a log could act on.
///
/// These are the C0 and C1 controls and DEL, the line and paragraph separators, and the marks that
/// change the direction of text (Unicode 15, `Bidi_Control`, and the deprecated U+206A to U+206F).
package struct ActingScalar {
  /// The number of the scalar.
  package let value: UInt32
  /// The bytes that it takes.
  package let length: Int

  /// Whether a scalar acts.
  @inlinable @inline(__always)
  package static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }

  /// The scalar that starts at an offset of valid UTF-8, if it acts.
  @inlinable @inline(__always)
  package init?(_ bytes: Span<UInt8>, at offset: Int) {
    let first = bytes[offset]
    switch first {
    case 0..<0x20, 0x7F: self.init(value: UInt32(first), length: 1)
    case 0xC2 where bytes[offset + 1] < 0xA0:
      self.init(value: UInt32(bytes[offset + 1]), length: 2)
    case 0xD8 where bytes[offset + 1] == 0x9C: self.init(value: 0x61C, length: 2)
    case 0xE2 where bytes[offset + 1] == 0x80 || bytes[offset + 1] == 0x81:
      let low = UInt32(bytes[offset + 1] & 0x3F) << 6 | UInt32(bytes[offset + 2] & 0x3F)
      guard let scalar = Unicode.Scalar(0x2000 | low), Self.acts(scalar) else { return nil }
      self.init(value: scalar.value, length: 3)
    default: return nil
    }
  }

  @inlinable
  init(value: UInt32, length: Int) {
    self.value = value
    self.length = length
  }
}

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
