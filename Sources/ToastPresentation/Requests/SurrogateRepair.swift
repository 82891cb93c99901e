// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Makes requests readable that hold half a surrogate pair.
///
/// Such texts come from systems that count in UTF-16 and cut emoji in two. JSON can spell them, UTF-8
/// cannot hold them: the half becomes U+FFFD, which is shown and never spoken.
enum SurrogateRepair {
  static func repaired(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var bytes = Array(bytes)
    var index = 0
    while index + 5 < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let unit = unit(at: index, bytes) else {
        index += 2
        continue
      }
      if 0xD800..<0xDC00 ~= unit, let next = self.unit(at: index + 6, bytes),
        0xDC00..<0xE000 ~= next
      {
        index += 12
        continue
      }
      if 0xD800..<0xE000 ~= unit {
        bytes.replaceSubrange(index + 2..<index + 6, with: Array("FFFD".utf8))
      }
      index += 6
    }
    return bytes
  }

  /// The value of a `\u` escape at an offset.
  private static func unit(at index: Int, _ bytes: [UInt8]) -> UInt32? {
    guard index + 5 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
