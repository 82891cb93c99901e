// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The tokens of one source with its bytes.
final class SourceTape: Sendable {
  let bytes: [UInt8]
  let tokens: TokenList
  let faults: [SourceFault]
  /// Whether it ends within a type that goes on in the next tape.
  let isCut: Bool

  init(bytes: [UInt8], tokens: TokenList, faults: [SourceFault], isCut: Bool = false) {
    self.bytes = bytes
    self.tokens = tokens
    self.faults = faults
    self.isCut = isCut
  }

  @inline(__always)
  var count: Int { tokens.count }

  /// The tape without what is in blocks that hold no text.
  func compacted(_ room: inout ContiguousArray<UInt32>) -> SourceTape {
    SourceTape(bytes: bytes, tokens: tokens.compacted(&room), faults: faults)
  }

  /// About the memory that it takes, in bytes.
  var size: Int { bytes.count + tokens.size }

  /// The kind of a token; `.unknown` beyond the end.
  @inline(__always)
  func kind(_ index: Int) -> TokenKind {
    index >= 0 && index < tokens.count ? tokens.kind(index) : .unknown
  }

  /// What a token carries: a counterpart, the link of a name, the number of a literal.
  @inline(__always)
  func link(_ index: Int) -> UInt32 { tokens.link(index) }

  /// The offset of the first byte of a token.
  @inline(__always)
  func start(_ index: Int) -> Int { tokens.start(index) }

  /// Whether blanks, a comment or the start of the file stand before a token.
  @inline(__always)
  func followsBlank(_ index: Int) -> Bool { tokens.followsBlank(index) }

  /// Whether a token is the first of its line.
  @inline(__always)
  func startsLine(_ index: Int) -> Bool { tokens.startsLine(index) }

  /// Whether an operator is one byte long.
  @inline(__always)
  func isShort(_ index: Int) -> Bool { kind(index) == .symbol && tokens.isShort(index) }

  /// Whether what is between two braces holds no literal and uses no name that alone can lead to a
  /// report.
  @inline(__always)
  func isPlainBlock(_ index: Int) -> Bool { tokens.isShort(index) }

  /// The counterpart of an opening or closing token, `nil` where it has none.
  func counterpart(_ index: Int) -> Int? {
    let link = tokens.link(index)
    return link == Token.noLink ? nil : Int(link)
  }

  /// The token after a group or literal that starts at a token, else the one after the token.
  @inline(__always)
  func after(_ index: Int) -> Int {
    switch tokens.kind(index) {
    case .openParenthesis, .openBracket, .openBrace, .stringStart, .interpolationStart:
      return max(Int(tokens.link(index)), index) + 1
    default: return index + 1
    }
  }

  /// The tokens between an opening token and its counterpart, or as far as the group goes.
  func content(_ index: Int) -> Range<Int> {
    let last = max(Int(tokens.link(index)), index)
    let isClosed =
      last > index && Int(tokens.link(last)) == index
      || kind(last) == .stringEnd
    return index + 1..<max(index + 1, isClosed ? last : last + 1)
  }

  /// The end in bytes of a token; not to be asked of the end of a literal.
  func endOffset(_ index: Int) -> Int {
    let start = tokens.start(index)
    switch tokens.kind(index) {
    case .identifier: return nameEnd(start)
    case .dollarIdentifier, .macro: return nameEnd(start + 1)
    case .quotedIdentifier: return lineEnd(start, before: UInt8(ascii: "`"))
    case .symbol, .integer, .float, .regex: return Int(tokens.link(index))
    case .stringStart, .stringText:
      // What follows within a literal touches it.
      return index + 1 < tokens.count ? tokens.start(index + 1) : bytes.count
    case .directive: return directiveEnd(start)
    default: return min(start + 1, bytes.count)
    }
  }

  @inline(__always)
  private func nameEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, ByteClass.continuesName(bytes[end]) { end += 1 }
    return end
  }

  private func lineEnd(_ start: Int, before byte: UInt8) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != byte, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  /// A directive goes on to the end of its line, or to a comment.
  private func directiveEnd(_ start: Int) -> Int {
    let end = lineEnd(start, before: 0x0A)
    for index in start..<max(start, end - 1) where bytes[index] == UInt8(ascii: "/") {
      let next = bytes[index + 1]
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return index }
    }
    return end
  }

  /// The bytes of a token.
  func range(_ index: Int) -> Range<Int> { tokens.start(index)..<endOffset(index) }

  /// The text of a token.
  func text(_ index: Int) -> String {
    String(decoding: bytes[range(index)], as: UTF8.self)
  }

  /// The name as the key of a table.
  func symbol(_ index: Int) -> Symbol {
    guard tokens.kind(index) == .identifier else { return Symbol(bytes, range(index)) }
    var hash = Symbol.offset
    var offset = tokens.start(index)
    while offset < bytes.count, ByteClass.continuesName(bytes[offset]) {
      hash = (hash ^ UInt64(bytes[offset])) &* Symbol.prime
      offset += 1
    }
    return Symbol(value: hash)
  }

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
    kind(index) == .identifier && tokens.link(index) == word.link
  }

  /// Whether a token is an operator of one character.
  @inline(__always)
  func isSymbol(_ index: Int, _ character: Unicode.Scalar) -> Bool {
    isShort(index) && bytes[tokens.start(index)] == UInt8(ascii: character)
  }

  /// Whether a token is `->`.
  @inline(__always)
  func isArrow(_ index: Int) -> Bool {
    guard kind(index) == .symbol, !tokens.isShort(index) else { return false }
    let start = tokens.start(index)
    return Int(tokens.link(index)) == start + 2 && bytes[start] == UInt8(ascii: "-")
      && bytes[start + 1] == UInt8(ascii: ">")
  }

  /// Whether a token is `...`.
  func isEllipsis(_ index: Int) -> Bool {
    guard kind(index) == .symbol, !tokens.isShort(index) else { return false }
    let start = tokens.start(index)
    return Int(tokens.link(index)) == start + 3
      && (start..<start + 3).allSatisfy { bytes[$0] == UInt8(ascii: ".") }
  }

  /// The first byte of an operator.
  func firstByte(_ index: Int) -> UInt8 { bytes[tokens.start(index)] }

  /// The end in bytes of a literal that starts at a token.
  func literalEnd(_ index: Int) -> Int {
    let end = tokens.start(max(Int(tokens.link(index)), index))
    // One that is not terminated ends before its line does.
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return min(end, bytes.count) }
    return end + range(index).count
  }

  /// The number of literals.
  var literalCount: Int {
    var index = tokens.count - 1
    while index >= 0 {
      if tokens.kind(index) == .stringEnd { return Int(tokens.link(index)) + 1 }
      index -= 1
    }
    return 0
  }
}
