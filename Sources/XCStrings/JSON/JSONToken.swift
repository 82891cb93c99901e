// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a token of a JSON text is.
package enum JSONKind: UInt8, Sendable {
  case object, array, string, number, `true`, `false`, null
  /// The name of a member; the token after it is the member's value.
  case name
}

/// One token on the tape of a JSON text: twelve bytes, whatever it stands for.
package struct JSONToken: Sendable {
  /// Offset of the first byte: of a string's content after its quote, of everything else itself.
  package let start: UInt32
  /// For containers the index of the token after their last one, else the number of bytes.
  package internal(set) var extent: UInt32
  @usableFromInline let meta: UInt32

  @inline(__always)
  init(
    kind: JSONKind,
    start: Int,
    extent: Int = 0,
    name: MemberName = .other,
    traits: TextTraits = []
  ) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.extent = UInt32(truncatingIfNeeded: extent)
    meta = UInt32(kind.rawValue) | UInt32(name.rawValue) << 4 | traits.rawValue << 10
  }

  // The two casts below are safe: `init` is the only one that writes `meta`, from these very types.

  @inlinable @inline(__always)
  package var kind: JSONKind {
    unsafe unsafeBitCast(UInt8(truncatingIfNeeded: meta & 0xF), to: JSONKind.self)
  }

  /// Which of the format's own names a name is.
  @inlinable @inline(__always)
  package var name: MemberName {
    unsafe unsafeBitCast(UInt8(truncatingIfNeeded: meta >> 4 & 0x3F), to: MemberName.self)
  }

  /// What bytes a string or name holds.
  @inlinable @inline(__always)
  package var traits: TextTraits { TextTraits(rawValue: meta >> 10) }

  /// Whether the token begins other tokens that belong to it.
  @inlinable @inline(__always)
  package var isContainer: Bool { meta & 0xF <= 1 }
}
