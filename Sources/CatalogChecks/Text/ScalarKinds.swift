// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension Unicode.Scalar {
  /// A character that ends a line: LF, VT, FF, CR, U+0085, U+2028, U+2029.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// A blank that is no line break: space, tab, no-break and wide spaces.
  var isBlank: Bool { properties.isWhitespace && !isLineBreak }

  /// A blank at which no line is broken: U+00A0, U+2007, U+202F.
  var isNoBreakSpace: Bool { value == 0xA0 || value == 0x2007 || value == 0x202F }

  /// A direction mark, which stands alone: U+200E, U+200F, U+061C.
  var isDirectionMark: Bool { value == 0x200E || value == 0x200F || value == 0x061C }

  /// The start or end of an isolate: U+2066 to U+2069.
  var isIsolateControl: Bool { value >= 0x2066 && value <= 0x2069 }

  /// The start or end of an embedding or override: U+202A to U+202E.
  var isEmbeddingControl: Bool { value >= 0x202A && value <= 0x202E }

  /// Any of the characters that steer the direction of a text.
  var isDirectionControl: Bool { isDirectionMark || isIsolateControl || isEmbeddingControl }
}
