// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The tokens of a source in nine bytes each.
///
/// A source has a token for about every sixth of its bytes, a dense one for every third, so their
/// size decides how much memory reading takes.
struct TokenList: Sendable {
  /// The offset of the first byte in the upper half, below it the link: for what opens or closes
  /// something the index of the counterpart, `none` without one; for names their link; for the end
  /// of a literal its number; for operators the offset of their end.
  private var places: ContiguousArray<UInt64> = []
  /// The kind with marks.
  private var kinds: ContiguousArray<UInt8> = []

  /// The link of an opening or closing token that has no counterpart.
  static let none = UInt32.max

  /// Marks of what stands before a token.
  static let spaceBit: UInt8 = 0x20
  static let lineBit: UInt8 = 0x40
  /// Marks operators of one byte, and opening braces of blocks that hold no text.
  private static let shortBit: UInt8 = 0x80
  private static let kindBits: UInt8 = 0x1F

  @inline(__always)
  var count: Int { kinds.count }

  mutating func reserve(_ count: Int) {
    places.reserveCapacity(count)
    kinds.reserveCapacity(count)
  }

  /// The tokens without those in blocks that hold no text, in no more memory than they need.
  ///
  /// - Parameter moved: room to work in.
  /// - Returns: the tokens, with the links between those that open and close something.
  func compacted(_ moved: inout ContiguousArray<UInt32>) -> TokenList {
    if moved.count < count {
      moved = ContiguousArray(repeating: 0, count: max(count, moved.count * 2))
    }
    var kept: UInt32 = 0
    var index = 0
    while index < count {
      moved[index] = kept
      kept += 1
      index = next(index)
    }
    var list = TokenList()
    list.reserve(Int(kept))
    index = 0
    while index < count {
      let place = places[index]
      list.kinds.append(kinds[index])
      if kind(index).isPaired, UInt32(truncatingIfNeeded: place) != Self.none {
        let target = moved[Int(UInt32(truncatingIfNeeded: place))]
        list.places.append(place & 0xFFFF_FFFF_0000_0000 | UInt64(target))
      } else {
        list.places.append(place)
      }
      index = next(index)
    }
    return list
  }

  /// The token after one, which for the brace of a block without text is the closing one.
  @inline(__always)
  private func next(_ index: Int) -> Int {
    isShort(index) && kind(index) == .openBrace ? max(Int(link(index)), index + 1) : index + 1
  }

  /// The bytes that they take.
  var size: Int { count * 9 }

  @inline(__always)
  mutating func append(_ kind: TokenKind, at start: Int, _ marks: UInt8, link: UInt32) {
    places.append(UInt64(UInt32(truncatingIfNeeded: start)) << 32 | UInt64(link))
    kinds.append(kind.rawValue | marks)
  }

  /// Forgets the tokens from one on, not the room for them.
  @inline(__always)
  mutating func removeAll(from index: Int) {
    places.removeLast(count - index)
    kinds.removeLast(kinds.count - index)
  }

  /// Appends a token of another list, links and marks included.
  mutating func append(_ index: Int, of other: TokenList) {
    places.append(other.places[index])
    kinds.append(other.kinds[index])
  }

  @inline(__always)
  func kind(_ index: Int) -> TokenKind {
    TokenKind(code: kinds[index] & Self.kindBits)
  }

  @inline(__always)
  func link(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: places[index]) }

  @inline(__always)
  func start(_ index: Int) -> Int { Int(places[index] >> 32) }

  @inline(__always)
  mutating func setLink(_ index: Int, _ link: Int) {
    places[index] = places[index] & 0xFFFF_FFFF_0000_0000 | UInt64(UInt32(truncatingIfNeeded: link))
  }

  /// Whether blanks, a comment or the start of the file stand before it.
  @inline(__always)
  func followsBlank(_ index: Int) -> Bool { kinds[index] & Self.spaceBit != 0 }

  /// Whether it is the first of its line.
  @inline(__always)
  func startsLine(_ index: Int) -> Bool { kinds[index] & Self.lineBit != 0 }

  /// Whether an operator is one byte long, or a block holds no text.
  @inline(__always)
  func isShort(_ index: Int) -> Bool { kinds[index] & Self.shortBit != 0 }

  @inline(__always)
  mutating func setShort(_ index: Int) { kinds[index] |= Self.shortBit }
}
