// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension Unicode.Scalar {
  /// Whether it is white space: Unicode's White_Space, which is closed, without a table to look in.
  var isSpace: Bool {
    switch value {
    case 0x20, 0x09...0x0D: true
    case 0x00...0x84: false
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether it is a letter with a case.
  var hasCase: Bool {
    value < 0x80 ? 0x61...0x7A ~= value | 0x20 : properties.isCased
  }

  /// Whether it is a small letter.
  var isSmall: Bool {
    value < 0x80 ? 0x61...0x7A ~= value : properties.isLowercase
  }

  /// Whether it belongs to the character before it.
  var isExtending: Bool { value >= 0x300 && properties.isGraphemeExtend }

  /// Whether it is part of a word: a letter, or anything that stands for a number.
  var isWordy: Bool {
    if value < 0x80 { return 0x61...0x7A ~= value | 0x20 || 0x30...0x39 ~= value }
    // Pictures, of which none is a letter or number, by far the most of what is neither.
    if 0x1F300...0x1FAFF ~= value { return false }
    return properties.isAlphabetic || properties.numericType != nil
  }
}
