// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A token of Swift source in nine bytes.
struct Token {
  /// The offset of the first byte in the upper half, below it the link: for what opens or closes
  /// something the index of the counterpart, `noLink` without one; for names their link; for the
  /// end of a literal its number; for operators the offset of their end.
  var place: UInt64
  /// The kind with marks.
  var marks: UInt8

  /// The link of an opening or closing token that has no counterpart.
  static let noLink = UInt32.max

  /// Marks of what stands before a token.
  static let spaceBit: UInt8 = 0x20
  static let lineBit: UInt8 = 0x40
  /// Marks operators of one byte, and opening braces of blocks that hold no text.
  static let shortBit: UInt8 = 0x80
  private static let kindBits: UInt8 = 0x1F

  @inline(__always)
  init(_ kind: TokenKind, at start: Int, _ marks: UInt8, link: UInt32) {
    place = UInt64(UInt32(truncatingIfNeeded: start)) << 32 | UInt64(link)
    self.marks = kind.rawValue | marks
  }

  /// - Parameters:
  ///   - place: see the property.
  ///   - marks: see the property.
  @inline(__always)
  init(place: UInt64, marks: UInt8) {
    self.place = place
    self.marks = marks
  }

  @inline(__always)
  var kind: TokenKind { Self.kind(marks) }

  /// The kind that marks go with.
  @inline(__always)
  static func kind(_ marks: UInt8) -> TokenKind { TokenKind(code: marks & kindBits) }

  @inline(__always)
  var link: UInt32 {
    get { UInt32(truncatingIfNeeded: place) }
    set { Self.setLink(&place, newValue) }
  }

  /// Changes the link in what `place` holds.
  @inline(__always)
  static func setLink(_ place: inout UInt64, _ link: UInt32) {
    place = place & 0xFFFF_FFFF_0000_0000 | UInt64(link)
  }

  @inline(__always)
  var start: Int { Int(place >> 32) }

  /// Whether blanks, a comment or the start of the file stand before it.
  @inline(__always)
  var followsBlank: Bool { marks & Self.spaceBit != 0 }

  /// Whether it is the first of its line.
  @inline(__always)
  var startsLine: Bool { marks & Self.lineBit != 0 }

  /// Whether an operator is one byte long, or a block holds no text.
  @inline(__always)
  var isShort: Bool { marks & Self.shortBit != 0 }
}
