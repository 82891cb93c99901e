// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a look over a text finds that rules may have to act on.
struct CleaningTriggers: OptionSet {
  let rawValue: UInt16

  static let bidi = Self(rawValue: 1 << 0)
  static let invisible = Self(rawValue: 1 << 1)
  static let space = Self(rawValue: 1 << 2)
  static let fullWidth = Self(rawValue: 1 << 3)
  static let ellipsis = Self(rawValue: 1 << 4)
  static let repeated = Self(rawValue: 1 << 5)
  static let markdown = Self(rawValue: 1 << 6)
  static let address = Self(rawValue: 1 << 7)
  static let emoji = Self(rawValue: 1 << 8)
  static let dash = Self(rawValue: 1 << 9)
  static let capitals = Self(rawValue: 1 << 10)
  static let quotes = Self(rawValue: 1 << 11)
}

extension CleaningTriggers {
  /// Looks at a text once; most texts give nothing.
  init(_ text: String, isTitle: Bool) {
    self = []
    var previous: UInt32 = 0x20
    var beforePrevious: UInt32 = 0
    var hasLower = false
    var capitals = 0
    var hasLongWord = false
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x80 {
        if 0x61...0x7A ~= value {
          hasLower = true
          // "www." begins an address too.
          if value == 0x77, previous == 0x77 { insert(.address) }
        } else if 0x41...0x5A ~= value {
          capitals += 1
          if capitals > 5 { hasLongWord = true }
        } else {
          capitals = 0
          ascii(value, previous, beforePrevious)
        }
      } else {
        // Capitals of other alphabets are looked at closely only where ASCII does not decide.
        if value < 0x2000, !hasLower, scalar.properties.isCased {
          if scalar.properties.isLowercase { hasLower = true } else { capitals += 1 }
          if capitals > 5 { hasLongWord = true }
        }
        if value < 0x300 || 0x2000..<0x3400 ~= value || value >= 0xE000 || value == 0x61C {
          other(scalar, previous)
        }
      }
      beforePrevious = previous
      previous = value
    }
    if previous == 0x20, !text.isEmpty { insert(.space) }
    if isTitle, !hasLower, hasLongWord { insert(.capitals) }
  }

  private mutating func ascii(_ value: UInt32, _ previous: UInt32, _ beforePrevious: UInt32) {
    switch value {
    case 0x20: if previous == 0x20 || previous == 0x0A { insert(.space) }
    case 0x09...0x0D: insert(.space)
    case 0x00...0x1F, 0x7F: insert(.invisible)
    case UInt32(UInt8(ascii: ".")):
      if previous == value, beforePrevious == value { insert(.ellipsis) }
    case UInt32(UInt8(ascii: "!")), UInt32(UInt8(ascii: "?")):
      if previous == value { insert(.repeated) }
    case UInt32(UInt8(ascii: "~")): if previous == value { insert([.repeated, .markdown]) }
    case UInt32(UInt8(ascii: "/")): if previous == value { insert(.address) }
    case UInt32(UInt8(ascii: "-")), UInt32(UInt8(ascii: "+")):
      if previous == 0x20 || previous == 0x0A { insert(.markdown) }
    case UInt32(UInt8(ascii: "*")), UInt32(UInt8(ascii: "_")), UInt32(UInt8(ascii: "`")),
      UInt32(UInt8(ascii: "#")), UInt32(UInt8(ascii: ">")), UInt32(UInt8(ascii: "[")):
      insert(.markdown)
    default: break
    }
  }

  private mutating func other(_ scalar: Unicode.Scalar, _ previous: UInt32) {
    let value = scalar.value
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: insert(.bidi)
    case 0xA0, 0x202F, 0x2000...0x200A, 0x2028, 0x2029, 0x3000, 0x205F: insert(.space)
    case 0x80...0x9F, 0xAD, 0x200B...0x200D, 0x2060, 0xFEFF, 0xE000...0xF8FF, 0xFFF0...0xFFFF,
      0xFDD0...0xFDEF, 0xE0000...0x10FFFF:
      insert(.invisible)
    case 0xFE00...0xFE0F: insert([.invisible, .emoji])
    case 0xB7, 0x2013, 0x2014, 0x2022, 0x2190...0x2193, 0x21D0...0x21D5: insert(.dash)
    case 0x2026, 0x22EF: insert(.ellipsis)
    case 0x3002, 0x30FB: if previous == value { insert(.ellipsis) }
    case 0xFF01, 0xFF1F, 0xFF5E, 0x301C: if previous == value { insert(.repeated) }
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: insert(.fullWidth)
    case 0x300C...0x300F, 0x201C...0x201D, 0x2018, 0xAB, 0xBB:
      if previous == value { insert(.quotes) }
    case 0x2194...0x2199, 0x21A9...0x21AA, 0x231A...0x23FF, 0x25AA...0x27BF, 0x2934...0x2935,
      0x2B00...0x2BFF, 0x3030, 0x303D, 0x3297, 0x3299, 0x1F000...0x1FAFF, 0x20E3:
      insert(.emoji)
    default: if value > 0x1FAFF, value < 0x20000 { insert(.emoji) }
    }
  }
}
