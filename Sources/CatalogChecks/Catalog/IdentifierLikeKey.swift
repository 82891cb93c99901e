// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Whether a key is a name for a text, such as `toast.saved`, and not the text itself.
///
/// In doubt a key is a text: a check that misses a source text where the key is one would be wrong
/// about every catalog whose keys are texts. Resolution asks the same with the opposite doubt
/// (`IdentifierKey` in StringResolution), because a reader must not see a name; so the two differ
/// over keys such as `userID`, `macOS` and `https://example.com`, and have to.
enum IdentifierLikeKey {
  /// Whether a text reads as a name and not as words.
  ///
  /// No blank, a letter, and a dot or an underscore inside or a hump as in `saveButton`; placeholders
  /// may follow, as in `toast.count %lld`. Addresses, numbers such as 1.0 and punctuation other than
  /// dot, hyphen and underscore make a text of it. A heuristic of this project: names such as
  /// `iPhone` and `macOS` are texts.
  static func matches(_ key: Span<UInt8>) -> Bool {
    var end = 0
    while end < key.count, key[end] != UInt8(ascii: "%") { end += 1 }
    while end > 0, key[end - 1] == 0x20 { end -= 1 }
    var hasLetter = false
    var hasMark = false
    for index in 0..<end {
      let byte = key[index]
      guard isWordByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") else {
        return false
      }
      if isLetter(byte) { hasLetter = true }
      if byte == UInt8(ascii: "_") { hasMark = true }
      if byte == UInt8(ascii: "."), isInner(key, index, end) { hasMark = true }
      if isHump(key, index, end) { hasMark = true }
    }
    return hasLetter && hasMark
  }

  /// Whether a token's text is such a key.
  static func matches(_ document: JSONDocument, _ token: Int) -> Bool {
    document.withText(token) { matches($0) }
  }

  private static func isInner(_ key: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
    index > 0 && index + 1 < end && isWordByte(key[index - 1]) && isWordByte(key[index + 1])
      && !(isDigit(key[index - 1]) && isDigit(key[index + 1]))
  }

  /// A capital after two small letters and before one.
  private static func isHump(_ key: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
    index >= 2 && index + 1 < end && isUpper(key[index])
      && isLower(key[index - 1]) && isLower(key[index - 2]) && isLower(key[index + 1])
      && isLower(key[0])
  }

  private static func isLower(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }
  private static func isUpper(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }
  private static func isLetter(_ byte: UInt8) -> Bool {
    isLower(byte) || isUpper(byte) || byte >= 0x80
  }
  private static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
  }
  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
