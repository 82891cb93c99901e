// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Halves of characters in JSON: `\ud83d` without the `\ude00` that belongs to it.
///
/// JSON's grammar allows them (RFC 8259, section 8.2) and JavaScript writes them for texts that were
/// cut in the middle of a character; no UTF-8 can hold them.
enum LoneSurrogates {
  /// The same JSON with U+FFFD in place of each of them, as all of Unicode's decoders have it.
  static func replaced(_ json: ArraySlice<UInt8>) -> [UInt8] {
    var result = Array(json)
    var index = 0
    while index < result.count {
      guard result[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      let unit = self.unit(result, index)
      let isLead = unit.map(UTF16.isLeadSurrogate) ?? false
      if isLead, self.unit(result, index + 6).map(UTF16.isTrailSurrogate) ?? false {
        index += 12
        continue
      }
      if isLead || unit.map(UTF16.isTrailSurrogate) ?? false {
        result.replaceSubrange(index..<index + 6, with: "\\ufffd".utf8)
      }
      // Past the escaped byte, which may be a backslash itself.
      index += 2
    }
    return result
  }

  /// The UTF-16 unit of the escape `\uXXXX` at an offset, `nil` where none stands there.
  private static func unit(_ json: [UInt8], _ start: Int) -> UInt16? {
    guard start + 6 <= json.count, json[start] == UInt8(ascii: "\\"),
      json[start + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in json[start + 2..<start + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
