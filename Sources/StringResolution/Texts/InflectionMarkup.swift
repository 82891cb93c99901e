// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The markup of grammar agreement, `^[3 apples](inflect: true)`.
///
/// Only Apple's attributed strings act on it; a plain text must not show it.
enum InflectionMarkup {
  /// The text with every such span replaced by what it holds.
  ///
  /// - Parameter text: A text of a catalog.
  /// - Returns: The text without the markup, `nil` where there is none.
  static func stripped(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "^")) else { return nil }
    var result: [UInt8] = []
    var isChanged = false
    // Where the opening marks that have been copied so far stand in the result.
    var open: [Int] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "^"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "[") {
        open.append(result.count)
        result += [byte, bytes[index + 1]]
        index += 2
      } else if byte == UInt8(ascii: "]"), let start = open.last,
        let end = attributes(bytes, index + 1)
      {
        open.removeLast()
        result.removeSubrange(start..<start + 2)
        index = end
        isChanged = true
      } else {
        result.append(byte)
        index += 1
      }
    }
    return isChanged ? String(decoding: result, as: UTF8.self) : nil
  }

  /// The end of `(name: value)` at an offset, `nil` where none stands there.
  private static func attributes(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    var hasColon = false
    for index in start + 1..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ":"): hasColon = true
      case UInt8(ascii: ")"): return hasColon ? index + 1 : nil
      case UInt8(ascii: "("): return nil
      default: break
      }
    }
    return nil
  }
}
