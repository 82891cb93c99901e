// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The tokens of a JSON5 text.
struct ConfigurationTokens {
  struct Token: Equatable {
    enum Kind: Equatable {
      case objectStart, objectEnd, listStart, listEnd, colon, comma, text, end
      /// A name without quotation marks, a number, or one of the words that are values.
      case word(isValue: Bool)
    }

    let kind: Kind
    let offset: Int
    /// The content of a text or word; escapes are kept as they are spelled.
    let text: String

    /// The token as messages name it.
    var description: String {
      switch kind {
      case .end: "the end of the file"
      case .text: "the text '\(text)'"
      default: "'\(text)'"
      }
    }
  }

  typealias Problem = ConfigurationOutline.Problem

  private let bytes: [UInt8]
  private var offset: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next token; at the end of the text `.end`, as often as asked.
  ///
  /// - Throws: `Problem` for what is no token.
  mutating func next() throws(Problem) -> Token {
    try skipBlanksAndComments()
    guard offset < bytes.count else { return Token(kind: .end, offset: offset, text: "") }
    let start = offset
    let kind: Token.Kind
    switch bytes[offset] {
    case UInt8(ascii: "{"): kind = .objectStart
    case UInt8(ascii: "}"): kind = .objectEnd
    case UInt8(ascii: "["): kind = .listStart
    case UInt8(ascii: "]"): kind = .listEnd
    case UInt8(ascii: ":"): kind = .colon
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try text()
    default: return word()
    }
    offset += 1
    return Token(kind: kind, offset: start, text: string(start..<offset))
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func skipBlanksAndComments() throws(Problem) {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x09...0x0D, 0x20: offset += 1
      case UInt8(ascii: "/") where bytes.suffix(from: offset).starts(with: "//".utf8):
        offset = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      case UInt8(ascii: "/") where bytes.suffix(from: offset).starts(with: "/*".utf8):
        let start = offset
        offset += 2
        while !bytes.suffix(from: offset).starts(with: "*/".utf8) {
          guard offset < bytes.count else {
            throw Problem(offset: start, words: "the comment has no end")
          }
          offset += 1
        }
        offset += 2
      default: return
      }
    }
  }

  private mutating func text() throws(Problem) -> Token {
    let start = offset
    let quote = bytes[offset]
    offset += 1
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 1
      } else if bytes[offset] == 0x0A || bytes[offset] == 0x0D {
        throw Problem(offset: start, words: "the text has no end on its line")
      } else if bytes[offset] < 0x20 {
        throw Problem(offset: offset, words: "a control character in a text; write an escape")
      }
      offset += 1
    }
    guard offset < bytes.count else { throw Problem(offset: start, words: "the text has no end") }
    offset += 1
    return Token(kind: .text, offset: start, text: string(start + 1..<offset - 1))
  }

  private mutating func word() -> Token {
    let start = offset
    let stops = Array("{}[]:,\"'/ \t\r\n".utf8)
    offset += 1
    while offset < bytes.count, !stops.contains(bytes[offset]) { offset += 1 }
    let text = string(start..<offset)
    return Token(kind: .word(isValue: Self.isValue(text)), offset: start, text: text)
  }

  private static func isValue(_ word: String) -> Bool {
    if ["true", "false", "null", "NaN", "Infinity"].contains(word) { return true }
    return word.utf8.first.map { "+-.0123456789".utf8.contains($0) } ?? false
  }
}
