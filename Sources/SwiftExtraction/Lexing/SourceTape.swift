// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The tokens of one source with its bytes.
final class SourceTape: Sendable {
  let bytes: [UInt8]
  let tokens: ContiguousArray<SourceToken>
  let faults: [SourceFault]

  init(bytes: [UInt8], tokens: ContiguousArray<SourceToken>, faults: [SourceFault]) {
    self.bytes = bytes
    self.tokens = tokens
    self.faults = faults
  }

  @inline(__always)
  var count: Int { tokens.count }

  /// The kind of a token; `.unknown` beyond the end.
  @inline(__always)
  func kind(_ index: Int) -> TokenKind {
    index >= 0 && index < tokens.count ? tokens[index].kind : .unknown
  }

  /// The counterpart of an opening or closing token, `nil` where it has none.
  func counterpart(_ index: Int) -> Int? {
    let link = tokens[index].link
    return link == SourceToken.none ? nil : Int(link)
  }

  /// The token after a group or literal that starts at a token, else the one after the token.
  @inline(__always)
  func after(_ index: Int) -> Int {
    switch tokens[index].kind {
    case .openParenthesis, .openBracket, .openBrace, .stringStart, .interpolationStart:
      return max(Int(tokens[index].link), index) + 1
    default: return index + 1
    }
  }

  /// The tokens between an opening token and its counterpart, or as far as the group goes.
  func content(_ index: Int) -> Range<Int> {
    let last = max(Int(tokens[index].link), index)
    let isClosed =
      last > index && Int(tokens[last].link) == index
      || kind(last) == .stringEnd
    return index + 1..<max(index + 1, isClosed ? last : last + 1)
  }

  /// The end in bytes of a token.
  func endOffset(_ index: Int) -> Int {
    if tokens[index].kind == .stringText {
      return index + 1 < tokens.count ? Int(tokens[index + 1].start) : bytes.count
    }
    return tokens[index].end
  }

  /// The bytes of a token.
  func range(_ index: Int) -> Range<Int> { Int(tokens[index].start)..<endOffset(index) }

  /// The text of a token.
  func text(_ index: Int) -> String {
    String(decoding: bytes[range(index)], as: UTF8.self)
  }

  /// The name as the key of a table.
  func symbol(_ index: Int) -> Symbol { Symbol(bytes, range(index)) }

  /// Whether a token is a name, a keyword included.
  @inline(__always)
  func isName(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier, .quotedIdentifier: true
    default: false
    }
  }

  /// Whether a token is this keyword or name.
  @inline(__always)
  func isWord(_ index: Int, _ word: Word) -> Bool {
    kind(index) == .identifier && tokens[index].link == word.hash
  }

  /// Whether a token is an operator of these characters.
  func isSymbol(_ index: Int, _ characters: StaticString) -> Bool {
    guard kind(index) == .symbol, tokens[index].length == characters.utf8CodeUnitCount else {
      return false
    }
    return characters.description.utf8.elementsEqual(bytes[range(index)])
  }

  /// The first byte of an operator.
  func firstByte(_ index: Int) -> UInt8 { bytes[Int(tokens[index].start)] }
}
