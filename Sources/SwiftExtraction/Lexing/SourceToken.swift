// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One token of a Swift source in twelve bytes.
///
/// A large file has a token for about every sixth of its bytes, so their size decides how much
/// memory reading takes.
struct SourceToken {
  /// The offset of its first byte.
  let start: UInt32
  /// For what opens or closes something the index of the counterpart, `none` without one; for names
  /// the hash; for the end of a literal its number in the file.
  var link: UInt32
  let kind: TokenKind
  private let marks: UInt8
  private let shortLength: UInt16

  /// The link of an opening or closing token that has no counterpart.
  static let none = UInt32.max

  /// Marks of what stands before a token.
  static let spaceBit: UInt8 = 1
  static let lineBit: UInt8 = 2

  @inline(__always)
  init(_ kind: TokenKind, start: Int, length: Int, marks: UInt8, link: UInt32 = Self.none) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.link = link
    self.kind = kind
    self.marks = marks
    shortLength = UInt16(clamping: length)
  }

  /// The number of its bytes; no more than 65,535, and not to be asked of the text of a literal.
  @inline(__always)
  var length: Int { Int(shortLength) }

  @inline(__always)
  var end: Int { Int(start) + length }

  /// Whether blanks, a comment or the start of the file stand before it.
  @inline(__always)
  var followsBlank: Bool { marks & Self.spaceBit != 0 }

  /// Whether it is the first of its line.
  @inline(__always)
  var startsLine: Bool { marks & Self.lineBit != 0 }
}
