// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SourceLexer {
  /// What a brace begins.
  enum Block: UInt8 {
    case type
    /// The body of a function or initializer.
    case function
    case other
  }

  // MARK: - Where a tape ends

  /// Ends the tape before its last token if a declaration begins there that stands in nothing but
  /// types.
  ///
  /// - Returns: whether it did; the lexer then remembers the types.
  mutating func cut() -> Bool {
    let last = tokens.count - 1
    guard tokens[last].startsLine, tokens.kind(last) == .identifier,
      let word = Word(link: tokens.link(last)),
      frames.isEmpty ? word.beginsDeclaration : word.beginsMember, endsDeclaration(last - 1),
      frames.indices.reversed().allSatisfy({ block(of: $0) == .type })
    else { return false }
    tokens.removeAll(from: last)
    headers = frames.map { header(of: $0) }
    // The types go on in the next tape, which is no fault.
    while let frame = frames.popLast() { tokens.setLink(Int(frame.token), last - 1) }
    counts = OpenCounts()
    return true
  }

  /// Opens the types again in which the last tape was cut.
  mutating func resume() {
    for header in headers {
      for token in header.dropLast() { tokens.append(token) }
      frames.append(
        Frame(
          kind: .brace,
          token: UInt32(truncatingIfNeeded: tokens.count),
          notable: notable,
          block: .type
        )
      )
      counts.braces += 1
      if var brace = header.last {
        brace.link = Token.noLink
        tokens.append(brace)
      }
    }
    headers = []
  }

  /// Whether a token may be the last of a declaration, rather than an attribute or a modifier of
  /// the next one.
  private func endsDeclaration(_ last: Int) -> Bool {
    guard last > 1 else { return false }
    switch tokens.kind(last) {
    case .closeBrace, .closeBracket, .integer, .float, .stringEnd, .semicolon: return true
    case .symbol: return tokens[last].isShort
    case .identifier:
      if Word(link: tokens.link(last))?.isModifier == true { return false }
      switch tokens.kind(last - 1) {
      case .colon, .comma, .symbol: return true
      case .identifier: return tokens.link(last - 1) == Word.case.link
      default: return false
      }
    case .closeParenthesis:
      let open = Int(tokens.link(last))
      guard open > 1, open < last else { return false }
      return tokens.kind(open - 2) != .at && tokens.kind(open - 2) != .period
    default: return false
    }
  }

  /// The tokens of the header of a type up to its brace; a structure comes as an extension, since
  /// its initializer takes members of all parts.
  private func header(of frame: Frame) -> [Token] {
    let brace = Int(frame.token)
    guard let keyword = keyword(before: brace) else { return [tokens[brace]] }
    var end = keyword + 1
    while end < brace, !tokens.kind(end).isPaired { end += 1 }
    let isEnum = tokens.link(keyword) == Word.enum.link
    let first = Token(
      .identifier,
      at: tokens[keyword].start,
      Token.spaceBit | Token.lineBit,
      link: isEnum ? Word.enum.link : Word.extension.link
    )
    return [first] + (keyword + 1..<end).map { tokens[$0] } + [tokens[brace]]
  }

  // MARK: - What a block is

  /// Whether nothing reads what is in a block without texts: it is the body of a function, or
  /// stands in one.
  mutating func isOnlyCode(_ frame: Frame) -> Bool {
    if let outer = frames.suffix(Self.frameLimit).lastIndex(where: { $0.kind == .brace }),
      block(of: outer) != .type
    {
      return true
    }
    return block(frame) == .function
  }

  /// So many groups at most are looked through for the block around them.
  private static let frameLimit = 64

  private mutating func block(of index: Int) -> Block {
    if let known = frames[index].block { return known }
    let block = block(frames[index])
    frames[index].block = block
    return block
  }

  private func block(_ frame: Frame) -> Block {
    guard frame.kind == .brace else { return .other }
    if let block = frame.block { return block }
    guard let keyword = keyword(before: Int(frame.token)) else { return .other }
    guard let word = Word(link: tokens.link(keyword)) else { return .other }
    if word == .func || word == .`init` { return .function }
    return word.beginsType ? .type : .other
  }

  /// The keyword of the declaration or statement whose header ends at a brace.
  private func keyword(before brace: Int) -> Int? {
    var index = brace - 1
    let least = max(brace - Self.headerLimit, 0)
    while index >= least {
      switch tokens.kind(index) {
      case .closeParenthesis, .closeBracket:
        let open = Int(tokens.link(index))
        guard open < index else { return nil }
        index = open
      case .openBrace, .closeBrace, .openParenthesis, .openBracket, .semicolon, .directive,
        .interpolationStart, .stringEnd:
        return nil
      case .identifier:
        guard let word = Word(link: tokens.link(index)) else { break }
        if word.beginsType {
          // `class func` is a member, `: class` a constraint.
          guard tokens.kind(index + 1) == .identifier,
            Keyword.of(tokens.link(index + 1)) == nil
          else { break }
          return index
        }
        if word.beginsCode { return index > 0 && tokens.kind(index - 1) == .period ? nil : index }
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// Headers with more tokens are not looked through.
  private static let headerLimit = 256
}
