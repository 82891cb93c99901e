// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Reads property lists of all three forms, whatever the bytes.
public enum PropertyListReader {
  /// Lists nested deeper are refused: no table of texts comes near it.
  static let largestDepth = 64
  /// Values beyond this number are refused: binary lists can refer to one value from many places.
  static let largestCount = 2_000_000

  /// Reads a property list.
  ///
  /// Text is UTF-8, or UTF-16 with a byte-order mark or recognizable by its zero bytes.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: Its one value. A text list without braces, as `.strings` files are, is a dictionary.
  /// - Throws: `PropertyListError` at the first byte that is wrong.
  public static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    if bytes.starts(with: Array("bplist".utf8)) {
      var reader = BinaryPropertyList(bytes)
      return try reader.read()
    }
    let text = try utf8(bytes)
    if looksLikeXML(text) {
      var reader = XMLPropertyList(text)
      return try reader.read()
    }
    var reader = TextPropertyList(text)
    return try reader.read()
  }

  private static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// The bytes of a text as UTF-8 without byte-order mark.
  private static func utf8(_ bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isBigEndian: Bool
    var start = 2
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): isBigEndian = true
    case (0xFF, 0xFE): isBigEndian = false
    case (0, let second?) where second != 0: (isBigEndian, start) = (true, 0)
    case (let first?, 0) where first != 0: (isBigEndian, start) = (false, 0)
    default: return bytes
    }
    guard bytes.count.isMultiple(of: 2) else {
      throw PropertyListError(
        form: .text,
        offset: bytes.count,
        reason: "the UTF-16 text ends in half a unit; is the file complete?"
      )
    }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: start, to: bytes.count, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
