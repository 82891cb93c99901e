// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Turns the bytes of a Swift source into a tape of tokens in one pass.
///
/// Whatever the bytes are, there is a tape: what does not close is closed at the end, what closes
/// nothing has no counterpart. Nothing recurses, so depth costs memory only.
///
/// Comments make no tokens. All branches of `#if` are read.
struct SourceLexer {
  /// Something that is open.
  struct Frame {
    enum Kind: UInt8 { case parenthesis, bracket, brace, interpolation }
    let kind: Kind
    /// The token that opened it.
    let token: Int
    /// For an interpolation: the literal that it is in.
    var literal = Literal()
    /// For an interpolation: how many of each were open around it.
    var outer = OpenCounts()
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

  var tokens: ContiguousArray<SourceToken> = []
  var literals = 0
  /// Where literals, comments or groups begin that do not end.
  var faults: [SourceFault] = []
  var frames: [Frame] = []
  private var open = OpenCounts()

  /// Reads a whole source.
  static func tape(of bytes: [UInt8]) -> SourceTape {
    var lexer = SourceLexer()
    // Untouched pages cost nothing; a tape that has to grow costs twice its size for a moment.
    lexer.tokens.reserveCapacity(bytes.count / 5 + 16)
    lexer.run(bytes.span)
    return SourceTape(bytes: bytes, tokens: lexer.tokens, faults: lexer.faults)
  }

  private mutating func run(_ s: Span<UInt8>) {
    var p = 0
    if s.count >= 3, s[0] == 0xEF, s[1] == 0xBB, s[2] == 0xBF { p = 3 }
    if p + 1 < s.count, s[p] == UInt8(ascii: "#"), s[p + 1] == UInt8(ascii: "!") {
      p = Self.endOfLine(s, p)
    }
    var marks = SourceToken.spaceBit | SourceToken.lineBit
    while true {
      p = skipTrivia(s, p, &marks)
      guard p < s.count else { break }
      p = scanToken(s, p, marks)
      marks = 0
    }
    closeEverything(at: s.count)
  }

  // MARK: - Between tokens

  @inline(__always)
  private mutating func skipTrivia(_ s: Span<UInt8>, _ start: Int, _ marks: inout UInt8) -> Int {
    var p = start
    while p < s.count {
      let byte = s[p]
      if byte == 0x20 {
        marks |= SourceToken.spaceBit
        p += 1
      } else if byte == 0x0A || byte == 0x0D {
        marks |= SourceToken.spaceBit | SourceToken.lineBit
        p += 1
      } else if byte == 0x09 || byte == 0x0B || byte == 0x0C || byte == 0 {
        marks |= SourceToken.spaceBit
        p += 1
      } else if byte == UInt8(ascii: "/"), p + 1 < s.count {
        if s[p + 1] == UInt8(ascii: "/") {
          p = Self.endOfLine(s, p + 2)
        } else if s[p + 1] == UInt8(ascii: "*") {
          p = skipBlockComment(s, p, &marks)
        } else {
          return p
        }
        marks |= SourceToken.spaceBit
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

  private mutating func skipBlockComment(
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
        if byte == 0x0A || byte == 0x0D { marks |= SourceToken.lineBit }
        p += 1
      }
    }
    faults.append(SourceFault(.unterminatedComment, at: start))
    return p
  }

  // MARK: - Tokens

  @inline(__always)
  mutating func add(
    _ kind: TokenKind,
    _ range: Range<Int>,
    _ marks: UInt8,
    link: UInt32 = SourceToken.none
  ) {
    tokens.append(
      SourceToken(kind, start: range.lowerBound, length: range.count, marks: marks, link: link)
    )
  }

  @inline(__always)
  private mutating func scanToken(_ s: Span<UInt8>, _ p: Int, _ marks: UInt8) -> Int {
    let byte = s[p]
    if ByteClass.startsName(byte) { return scanName(s, p, marks) }
    switch byte {
    case UInt8(ascii: "("):
      open(.parenthesis, .openParenthesis, p, marks)
      return p + 1
    case UInt8(ascii: ")"):
      return closeParenthesis(s, p, marks)
    case UInt8(ascii: "{"):
      open(.brace, .openBrace, p, marks)
      return p + 1
    case UInt8(ascii: "}"):
      close(.brace, .closeBrace, p, marks)
      return p + 1
    case UInt8(ascii: "["):
      open(.bracket, .openBracket, p, marks)
      return p + 1
    case UInt8(ascii: "]"):
      close(.bracket, .closeBracket, p, marks)
      return p + 1
    case UInt8(ascii: "."): return scanPoint(s, p, marks)
    case UInt8(ascii: ","): return single(.comma, p, marks)
    case UInt8(ascii: ":"): return single(.colon, p, marks)
    case UInt8(ascii: ";"): return single(.semicolon, p, marks)
    case UInt8(ascii: "@"): return single(.at, p, marks)
    case UInt8(ascii: "\\"): return single(.backslash, p, marks)
    case UInt8(ascii: "\""): return scanLiteral(s, p, pounds: 0, marks)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return scanNumber(s, p, marks)
    case UInt8(ascii: "#"): return scanPound(s, p, marks)
    case UInt8(ascii: "$"): return scanDollar(s, p, marks)
    case UInt8(ascii: "`"): return scanQuotedName(s, p, marks)
    default:
      guard ByteClass.isOperator(byte) else { return single(.unknown, p, marks) }
      if byte == UInt8(ascii: "/"), let end = bareRegexEnd(s, p, marks) {
        add(.regex, p..<end, marks)
        return end
      }
      return scanOperator(s, p, marks)
    }
  }

  @inline(__always)
  private mutating func single(_ kind: TokenKind, _ p: Int, _ marks: UInt8) -> Int {
    add(kind, p..<p + 1, marks)
    return p + 1
  }

  @inline(__always)
  private mutating func scanName(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int {
    var p = start
    var hash = NameHash.offset32
    while p < s.count, ByteClass.continuesName(s[p]) {
      hash = (hash ^ UInt32(s[p])) &* NameHash.prime32
      p += 1
    }
    add(.identifier, start..<p, marks, link: hash)
    return p
  }

  private mutating func scanDollar(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int {
    var p = start + 1
    var hash = NameHash.offset32
    while p < s.count, ByteClass.continuesName(s[p]) {
      hash = (hash ^ UInt32(s[p])) &* NameHash.prime32
      p += 1
    }
    add(.dollarIdentifier, start..<p, marks, link: hash)
    return p
  }

  private mutating func scanQuotedName(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int {
    var p = start + 1
    var hash = NameHash.offset32
    while p < s.count, s[p] != UInt8(ascii: "`"), s[p] != 0x0A, s[p] != 0x0D {
      hash = (hash ^ UInt32(s[p])) &* NameHash.prime32
      p += 1
    }
    guard p < s.count, s[p] == UInt8(ascii: "`"), p > start + 1 else {
      return single(.unknown, start, marks)
    }
    add(.quotedIdentifier, start + 1..<p, marks, link: hash)
    return p + 1
  }

  private mutating func scanNumber(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int {
    var p = start + 1
    var isFloat = false
    let isHex = s[start] == UInt8(ascii: "0") && p < s.count && s[p] | 0x20 == UInt8(ascii: "x")
    // `pair.0.1` holds no fraction.
    let isMember = tokens.last?.kind == .period && marks & SourceToken.spaceBit == 0
    while p < s.count {
      let byte = s[p]
      if ByteClass.continuesName(byte) {
        let letter = byte | 0x20
        if isHex ? letter == UInt8(ascii: "p") : letter == UInt8(ascii: "e") {
          isFloat = true
          if p + 1 < s.count, s[p + 1] == UInt8(ascii: "-") || s[p + 1] == UInt8(ascii: "+") {
            p += 1
          }
        }
        p += 1
      } else if byte == UInt8(ascii: "."), !isFloat, !isMember, p + 1 < s.count,
        ByteClass.isDigit(s[p + 1])
          || isHex && ByteClass.continuesName(s[p + 1])
            && Self.isHexFraction(s, p + 1)
      {
        isFloat = true
        p += 1
      } else {
        break
      }
    }
    add(isFloat ? .float : .integer, start..<p, marks)
    return p
  }

  /// Whether hexadecimal digits up to an exponent follow, so that a point is no member access.
  private static func isHexFraction(_ s: Span<UInt8>, _ start: Int) -> Bool {
    var p = start
    while p < s.count, ByteClass.isDigit(s[p]) || (s[p] | 0x20) &- 0x61 < 6 { p += 1 }
    return p < s.count && s[p] | 0x20 == UInt8(ascii: "p")
  }

  private mutating func scanPoint(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int {
    guard start + 1 < s.count, s[start + 1] == UInt8(ascii: ".") else {
      return single(.period, start, marks)
    }
    var p = start
    while p < s.count, s[p] == UInt8(ascii: ".") || ByteClass.isOperator(s[p]) {
      if Self.startsComment(s, p) { break }
      p += 1
    }
    add(.symbol, start..<p, marks)
    return p
  }

  private mutating func scanOperator(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int {
    var p = start
    while p < s.count, ByteClass.isOperator(s[p]) {
      if Self.startsComment(s, p) { break }
      // `!` and `?` after something stand alone: `a!/b`, `x?.y`.
      if p == start, marks & SourceToken.spaceBit == 0, endsExpression,
        s[p] == UInt8(ascii: "!") || s[p] == UInt8(ascii: "?"),
        p + 1 < s.count, !(s[p] == s[p + 1] || s[p + 1] == UInt8(ascii: "="))
      {
        p += 1
        break
      }
      p += 1
    }
    if p == start { p += 1 }
    add(.symbol, start..<p, marks)
    return p
  }

  static func startsComment(_ s: Span<UInt8>, _ p: Int) -> Bool {
    s[p] == UInt8(ascii: "/") && p + 1 < s.count
      && (s[p + 1] == UInt8(ascii: "/") || s[p + 1] == UInt8(ascii: "*"))
  }

  // MARK: - Groups

  @inline(__always)
  private mutating func open(_ frame: Frame.Kind, _ kind: TokenKind, _ p: Int, _ marks: UInt8) {
    frames.append(Frame(kind: frame, token: tokens.count))
    switch frame {
    case .parenthesis: open.parentheses += 1
    case .bracket: open.brackets += 1
    case .brace: open.braces += 1
    case .interpolation: break
    }
    add(kind, p..<p + 1, marks)
  }

  /// Opens the interpolation of a literal.
  mutating func openInterpolation(_ range: Range<Int>, in literal: Literal) {
    frames.append(
      Frame(kind: .interpolation, token: tokens.count, literal: literal, outer: open)
    )
    open = OpenCounts()
    add(.interpolationStart, range, 0)
  }

  private mutating func closeParenthesis(_ s: Span<UInt8>, _ p: Int, _ marks: UInt8) -> Int {
    if open.parentheses == 0,
      let index = frames.last?.kind == .interpolation
        ? frames.count - 1 : frames.lastIndex(where: { $0.kind == .interpolation })
    {
      // What is still open within the interpolation ends with it.
      while frames.count > index + 1 {
        guard let frame = frames.popLast() else { break }
        faults.append(SourceFault(.unclosedGroup, at: Int(tokens[frame.token].start)))
        tokens[frame.token].link = UInt32(truncatingIfNeeded: tokens.count - 1)
      }
      guard let frame = frames.popLast() else { return p + 1 }
      open = frame.outer
      tokens[frame.token].link = UInt32(truncatingIfNeeded: tokens.count)
      add(.interpolationEnd, p..<p + 1, marks, link: UInt32(truncatingIfNeeded: frame.token))
      return scanText(s, p + 1, frame.literal)
    }
    close(.parenthesis, .closeParenthesis, p, marks)
    return p + 1
  }

  @inline(__always)
  private mutating func close(_ frame: Frame.Kind, _ kind: TokenKind, _ p: Int, _ marks: UInt8) {
    let waiting =
      switch frame {
      case .parenthesis: open.parentheses
      case .bracket: open.brackets
      case .brace: open.braces
      case .interpolation: 0
      }
    guard waiting > 0 else {
      faults.append(SourceFault(.strayCloser, at: p))
      add(kind, p..<p + 1, marks)
      return
    }
    let closer = tokens.count
    while let top = frames.popLast() {
      switch top.kind {
      case .parenthesis: open.parentheses -= 1
      case .bracket: open.brackets -= 1
      case .brace: open.braces -= 1
      case .interpolation: break
      }
      if top.kind == frame {
        tokens[top.token].link = UInt32(truncatingIfNeeded: closer)
        add(kind, p..<p + 1, marks, link: UInt32(truncatingIfNeeded: top.token))
        return
      }
      // Cut short: its last token is the one before the closer of another kind.
      tokens[top.token].link = UInt32(truncatingIfNeeded: closer - 1)
      faults.append(SourceFault(.unclosedGroup, at: Int(tokens[top.token].start)))
    }
  }

  private mutating func closeEverything(at end: Int) {
    while let frame = frames.popLast() {
      faults.append(SourceFault(.unclosedGroup, at: Int(tokens[frame.token].start)))
      tokens[frame.token].link = UInt32(truncatingIfNeeded: tokens.count - 1)
      if frame.kind == .interpolation {
        tokens[frame.token].link += 1
        add(.interpolationEnd, end..<end, 0, link: UInt32(truncatingIfNeeded: frame.token))
        endLiteral(frame.literal, end..<end)
      }
    }
  }
}
