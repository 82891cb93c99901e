// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension UInt8 {
  /// Whether the byte is a digit in ASCII.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte is a letter in ASCII, or starts a Latin letter beyond it (U+00C0 to U+01BF).
  var startsLatinLetter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0xC3...0xC6:
      true
    default: false
    }
  }

  /// Whether the byte is a conversion letter of the grammar.
  var isConversion: Bool {
    switch self {
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"),
      UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"),
      UInt8(ascii: "O"), UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"),
      UInt8(ascii: "E"), UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"),
      UInt8(ascii: "A"), UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "s"),
      UInt8(ascii: "S"), UInt8(ascii: "p"), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}

extension Span<UInt8> {
  /// The byte at an offset, 0 behind the end: a byte that means nothing in a format string.
  func byte(at offset: Int) -> UInt8 { offset < count ? self[offset] : 0 }

  /// The number that the digits at an offset make, and where they end.
  ///
  /// - Returns: The number, at most ``FieldSize/limit``; an end equal to `offset` where no digit
  ///   stands there.
  func digits(at offset: Int) -> (number: Int, end: Int) {
    var number = 0
    var end = offset
    while byte(at: end).isDigit {
      number = Swift.min(number * 10 + Int(self[end] - UInt8(ascii: "0")), FieldSize.limit)
      end += 1
    }
    return (number, end)
  }

  /// Whether the character before an offset is a digit: ASCII, Arabic-Indic, Persian, full-width.
  func isDigit(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let last = self[offset - 1]
    if last < 0x80 { return last.isDigit }
    guard offset > 1 else { return false }
    switch self[offset - 2] {
    case 0xD9: return last >= 0xA0 && last <= 0xA9
    case 0xDB: return last >= 0xB0 && last <= 0xB9
    case 0xBC: return offset > 2 && self[offset - 3] == 0xEF && last >= 0x90 && last <= 0x99
    default: return false
    }
  }
}
