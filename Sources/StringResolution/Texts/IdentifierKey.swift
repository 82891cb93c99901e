// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Whether a key is a name (`toast.saved`, `SAVE_FAILED`) rather than a text.
///
/// In doubt a key is a name: it is not shown then while any language has a text, and a reader who
/// gets a text in another language is better off than one who gets `userID`. The checker asks the
/// same with the opposite doubt (`IdentifierLikeKey` in CatalogChecks), because it would miss a
/// source text that nobody has to write; so the two differ over keys such as `userID`, `macOS` and
/// `https://example.com`, and have to.
enum IdentifierKey {
  /// A key without blanks that has a letter, and an underscore, a point between word characters or
  /// a capital inside a word that begins small; conversions at its end do not count.
  static func matches(_ key: String) -> Bool {
    var bytes = Array(key.utf8)
    if let sign = bytes.firstIndex(of: UInt8(ascii: "%")) { bytes.removeSubrange(sign...) }
    while bytes.last == 0x20 { bytes.removeLast() }
    guard !bytes.contains(where: { $0 <= 0x20 }), bytes.contains(where: isLetter) else {
      return false
    }
    for index in bytes.indices {
      let isInner = index > 0 && index + 1 < bytes.count
      switch bytes[index] {
      case UInt8(ascii: "_"): return true
      case UInt8(ascii: ".") where isInner && isWord(bytes[index - 1]) && isWord(bytes[index + 1]):
        return true
      case 0x41...0x5A where isInner && isSmall(bytes[0]) && isSmall(bytes[index - 1]):
        return true
      default: break
      }
    }
    return false
  }

  private static func isSmall(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }
  private static func isLetter(_ byte: UInt8) -> Bool {
    isSmall(byte) || 0x41...0x5A ~= byte || byte >= 0x80
  }
  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || 0x30...0x39 ~= byte || byte == UInt8(ascii: "_")
  }
}
