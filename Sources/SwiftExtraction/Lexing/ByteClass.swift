// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a byte can be part of in Swift source.
enum ByteClass {
  /// The bits of the table: the byte may go on in a name, may begin one.
  static let nameBit: UInt8 = 1
  static let firstOfNameBit: UInt8 = 2

  /// For each byte what it can be.
  static let table: [UInt8] = (0...UInt8.max).map { byte in
    (continuesName(byte) ? nameBit : 0) | (startsName(byte) ? firstOfNameBit : 0)
  }

  /// Whether a byte can go on in a name; all bytes above ASCII count.
  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }

  @inline(__always)
  static func startsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte == 0x5F
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether a byte belongs to operators; the point aside, which only goes with other points.
  @inline(__always)
  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
