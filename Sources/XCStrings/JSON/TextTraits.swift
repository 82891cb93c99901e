// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What kinds of bytes a text holds, noted while it is read.
///
/// Most texts of a catalog have nothing to check: these bits say so without a second look at the
/// bytes. A bit that is set says "may", one that is not set says "certainly not".
package struct TextTraits: OptionSet, Sendable {
  package let rawValue: UInt32

  @inlinable @inline(__always)
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// An ASCII letter.
  @inlinable package static var letter: TextTraits { TextTraits(rawValue: 1 << 0) }
  /// An ASCII digit.
  @inlinable package static var digit: TextTraits { TextTraits(rawValue: 1 << 1) }
  /// A percent sign, or the first byte of a full-width one.
  @inlinable package static var percent: TextTraits { TextTraits(rawValue: 1 << 2) }
  /// A backslash: the bytes are not the text yet.
  @inlinable package static var escape: TextTraits { TextTraits(rawValue: 1 << 3) }
  /// A character of Markdown, a tag, a token in braces or an address.
  @inlinable package static var markup: TextTraits { TextTraits(rawValue: 1 << 4) }
  /// A byte above ASCII.
  @inlinable package static var nonASCII: TextTraits { TextTraits(rawValue: 1 << 5) }
  /// The first byte of a character that may be invisible, private or a direction control.
  @inlinable package static var suspect: TextTraits { TextTraits(rawValue: 1 << 6) }
  /// A space.
  @inlinable package static var space: TextTraits { TextTraits(rawValue: 1 << 7) }
  /// Any other visible ASCII character.
  @inlinable package static var other: TextTraits { TextTraits(rawValue: 1 << 8) }
  /// A blank, a line break or an escape at the start or the end.
  @inlinable package static var edge: TextTraits { TextTraits(rawValue: 1 << 9) }

  // Array literals and the set operations of the standard library are generic code that is not
  // specialized outside this module; these two are a few instructions everywhere.

  /// All of both.
  @inlinable @inline(__always)
  package static func | (a: TextTraits, b: TextTraits) -> TextTraits {
    TextTraits(rawValue: a.rawValue | b.rawValue)
  }

  /// Whether any of these is there.
  @inlinable @inline(__always)
  package func hasAny(_ traits: TextTraits) -> Bool { rawValue & traits.rawValue != 0 }

  /// The traits of each of the 256 bytes.
  ///
  /// `stop` marks those that end the quick loop of the scanner. The table lives as long as the
  /// process: an inline array would be copied with its holder.
  nonisolated(unsafe) static let ofByte: UnsafePointer<UInt16> = {
    let table = UnsafeMutablePointer<UInt16>.allocate(capacity: 256)
    for byte in 0..<256 { unsafe (table + byte).initialize(to: traits(of: UInt8(byte))) }
    return unsafe UnsafePointer(table)
  }()

  static let stop: UInt16 = 1 << 15

  private static func traits(of byte: UInt8) -> UInt16 {
    switch byte {
    case 0x00..<0x20: stop
    case UInt8(ascii: "\""): stop
    case UInt8(ascii: "\\"): stop
    case UInt8(ascii: " "): UInt16(space.rawValue)
    case UInt8(ascii: "%"): UInt16(percent.rawValue)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      UInt16(letter.rawValue)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(digit.rawValue)
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      UInt16((markup.union(other)).rawValue)
    case 0x7F: UInt16((suspect.union(other)).rawValue)
    case 0xEF: stop | UInt16((nonASCII.union(suspect).union(percent)).rawValue)
    // U+0080-00BF, U+2000-2FFF, private use, the planes from 14 on.
    case 0xC2, 0xE2, 0xEE, 0xF3, 0xF4: stop | UInt16((nonASCII.union(suspect)).rawValue)
    case 0x80...0xFF: stop | UInt16(nonASCII.rawValue)
    default: UInt16(other.rawValue)
    }
  }
}
