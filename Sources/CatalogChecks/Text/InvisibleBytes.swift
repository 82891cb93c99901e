// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A first look at the bytes of a text, before a string is made of it.
enum InvisibleBytes {
  /// Whether a text may hold an invisible, private or control character.
  ///
  /// Escapes such as `\u200b` count, line breaks and quotation marks do not; neither do curly quotes,
  /// dashes and ellipses, which begin with the same byte as many invisible characters.
  static func mayBe(in document: JSONDocument, _ token: Int) -> Bool {
    guard document[token].traits.hasAny(.suspect | .escape) else { return false }
    return document.bytes.withSpan(document.contentRange(token)) { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte >= 0xC2 || byte == 0x7F || byte == UInt8(ascii: "\\"), isSuspect(bytes, index) {
          return true
        }
        // An escaped backslash begins no escape of its own.
        index += byte == UInt8(ascii: "\\") ? 2 : 1
      }
      return false
    }
  }

  private static func isSuspect(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    let third = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch bytes[index] {
    case 0x7F: return true
    case UInt8(ascii: "\\"):
      return second == UInt8(ascii: "u") || second == UInt8(ascii: "b")
        || second == UInt8(ascii: "f")
    // U+0080 to U+00A0 and U+00AD.
    case 0xC2: return second <= 0xA0 || second == 0xAD
    // U+2007, U+200B to U+200F, U+202A to U+202F, U+2060 to U+206F.
    case 0xE2:
      if second == 0x80 { return third == 0x87 || 0x8B...0x8F ~= third || 0xAA...0xAF ~= third }
      return second == 0x81 && third >= 0xA0
    case 0xD8: return second == 0x9C
    case 0xEE: return true
    // U+F000 to U+F8FF, U+FE00 to U+FE0F, U+FEFF, U+FFFD.
    case 0xEF:
      return second <= 0xA3 || second == 0xB8 && third <= 0x8F || second == 0xBB && third == 0xBF
        || second == 0xBF && third == 0xBD
    case 0xF3, 0xF4: return true
    default: return false
    }
  }
}
