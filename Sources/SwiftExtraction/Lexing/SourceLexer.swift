// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Turns the bytes of a Swift source into tapes of tokens in one pass.
///
/// Whatever the bytes are, there is a tape: what does not close is closed at the end, what closes
/// nothing has no counterpart. Nothing recurses, so depth costs memory only.
///
/// Comments make no tokens. All branches of `#if` are read.
///
/// A source of ordinary size makes one tape. A large one makes several, cut between declarations,
/// so that its tokens need not be in memory all at once; one that begins within types repeats their
/// headers, and blocks of code without texts lose their tokens at once.
struct SourceLexer {
  /// Something that is open.
  struct Frame {
    enum Kind: UInt8 { case parenthesis, bracket, brace, interpolation }
    let kind: Kind
    /// The token that opened it.
    let token: UInt32
    /// How many notable tokens came before it.
    let notable: UInt32
    /// For a brace what it begins, once that was asked for.
    var block: Block?
  }

  /// An interpolation that is open.
  struct Interpolation {
    /// The literal that it is in.
    let literal: Literal
    /// How many of each were open around it.
    let outer: OpenCounts
  }

  /// How the literal that is being read is delimited.
  struct Literal {
    var start = 0
    var pounds = 0
    var isMultiline = false
  }

  /// How many groups are open within the innermost interpolation.
  struct OpenCounts {
    var parentheses = 0
    var brackets = 0
    var braces = 0
  }

  var tokens = TokenWriter()
  /// The headers of the types in which the last tape was cut, from the outermost.
  var headers: [[Token]] = []
  var literals = 0
  /// How many literals and notable names there were.
  var notable: UInt32 = 0
  /// Where literals, comments or groups begin that do not end.
  var faults: [SourceFault] = []
  var frames: [Frame] = []
  var interpolations: [Interpolation] = []
  var counts = OpenCounts()
  /// Room for compacting tapes.
  var room: ContiguousArray<UInt32> = []
  let links: NameLinks
  let classes = ByteClass.table

  /// Whether blocks without texts keep their tokens.
  let keepsPlainBlocks: Bool
  /// Whether blocks of code without texts lose their tokens at once.
  var dropsCode = false

  /// - Parameters:
  ///   - links: what names become.
  ///   - keepsPlainBlocks: whether blocks without texts keep their tokens.
  init(_ links: NameLinks = .plain, keepsPlainBlocks: Bool = false) {
    self.links = links
    self.keepsPlainBlocks = keepsPlainBlocks
  }

  /// Reads a whole source into one tape.
  static func tape(of bytes: [UInt8]) -> SourceTape {
    var lexer = SourceLexer(keepsPlainBlocks: true)
    var start = 0
    return lexer.nextTape(of: bytes, from: &start, limit: .max)
  }

  /// Sources of no more bytes keep their tokens until all are read, which is faster.
  static let smallSize = 1 << 20

  /// A tape with more tokens ends before the next declaration.
  static let tapeLimit = 1 << 18

  /// Reads the next part of a source, which is all of it unless it is very long.
  ///
  /// - Parameters:
  ///   - bytes: the source.
  ///   - start: where to begin; afterwards where the tape ends.
  ///   - limit: how many tokens a tape holds before it is cut.
  /// - Returns: the tape, which is to be let go before the next one is read.
  mutating func nextTape(
    of bytes: [UInt8],
    from start: inout Int,
    limit: Int = Self.tapeLimit
  ) -> SourceTape {
    tokens.removeAll(from: 0)
    // Untouched pages cost nothing; a list that has to grow costs twice its size for a moment.
    tokens.reserve(bytes.count / (bytes.count > 1 << 24 ? 2 : 3) + 16)
    faults = []
    literals = 0
    notable = 0
    if start == 0 { headers = [] }
    dropsCode = !keepsPlainBlocks && bytes.count > Self.smallSize
    start = run(bytes.span, from: start, limit: limit)
    return SourceTape(
      bytes: bytes,
      tokens: tokens.tokens(),
      faults: faults,
      isCut: !headers.isEmpty
    )
  }

  mutating func run(_ s: Span<UInt8>, from start: Int, limit: Int) -> Int {
    var p = start
    if p == 0 {
      if s.count >= 3, s[0] == 0xEF, s[1] == 0xBB, s[2] == 0xBF { p = 3 }
      if p + 1 < s.count, s[p] == UInt8(ascii: "#"), s[p + 1] == UInt8(ascii: "!") {
        p = Self.endOfLine(s, p)
      }
    }
    resume()
    var marks = Token.spaceBit | Token.lineBit
    while true {
      p = skipTrivia(s, p, &marks)
      guard p < s.count else { break }
      let end = scanToken(s, p, marks)
      if tokens.count > limit, cut() { return p }
      p = end
      marks = 0
    }
    closeEverything(at: s.count)
    return s.count
  }

  // MARK: - Between tokens

  @inline(__always)
  mutating func skipTrivia(_ s: Span<UInt8>, _ start: Int, _ marks: inout UInt8) -> Int {
    var p = start
    while p < s.count {
      let byte = s[p]
      if byte == 0x20 {
        marks |= Token.spaceBit
        p += 1
      } else if byte == 0x0A || byte == 0x0D {
        marks |= Token.spaceBit | Token.lineBit
        p += 1
      } else if byte == 0x09 || byte == 0x0B || byte == 0x0C || byte == 0 {
        marks |= Token.spaceBit
        p += 1
      } else if byte == UInt8(ascii: "/"), p + 1 < s.count {
        if s[p + 1] == UInt8(ascii: "/") {
          p = Self.endOfLine(s, p + 2)
        } else if s[p + 1] == UInt8(ascii: "*") {
          p = skipBlockComment(s, p, &marks)
        } else {
          return p
        }
        marks |= Token.spaceBit
      } else {
        return p
      }
    }
    return p
  }

  static func endOfLine(_ s: Span<UInt8>, _ start: Int) -> Int {
    var p = start
    while p < s.count, s[p] != 0x0A, s[p] != 0x0D { p += 1 }
    return p
  }

  mutating func skipBlockComment(
    _ s: Span<UInt8>,
    _ start: Int,
    _ marks: inout UInt8
  ) -> Int {
    var p = start + 2
    var depth = 1
    while p < s.count {
      let byte = s[p]
      if byte == UInt8(ascii: "*"), p + 1 < s.count, s[p + 1] == UInt8(ascii: "/") {
        depth -= 1
        p += 2
        if depth == 0 { return p }
      } else if byte == UInt8(ascii: "/"), p + 1 < s.count, s[p + 1] == UInt8(ascii: "*") {
        depth += 1
        p += 2
      } else {
        if byte == 0x0A || byte == 0x0D { marks |= Token.lineBit }
        p += 1
      }
    }
    faults.append(SourceFault(.unterminatedComment, at: start))
    return p
  }
}
