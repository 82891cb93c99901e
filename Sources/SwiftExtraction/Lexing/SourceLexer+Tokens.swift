// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SourceLexer {
  @inline(__always)
  mutating func add(
    _ kind: TokenKind,
    _ range: Range<Int>,
    _ marks: UInt8,
    link: UInt32 = Token.noLink
  ) {
    tokens.append(Token(kind, at: range.lowerBound, marks, link: link))
  }

  /// Adds a token that carries where it ends.
  @inline(__always)
  mutating func addWithEnd(_ kind: TokenKind, _ range: Range<Int>, _ marks: UInt8) {
    add(kind, range, marks, link: UInt32(truncatingIfNeeded: range.upperBound))
  }

  @inline(__always)
  mutating func scanToken(_ s: Span<UInt8>, _ p: Int, _ marks: UInt8) -> Int {
    let byte = s[p]
    if classes[Int(byte)] & ByteClass.firstOfNameBit != 0 { return scanName(s, p, marks) }
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
        addWithEnd(.regex, p..<end, marks)
        return end
      }
      return scanOperator(s, p, marks)
    }
  }

  @inline(__always)
  mutating func single(_ kind: TokenKind, _ p: Int, _ marks: UInt8) -> Int {
    add(kind, p..<p + 1, marks)
    return p + 1
  }

  @inline(__always)
  mutating func scanName(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int {
    let (link, end) = readName(s, start)
    add(.identifier, start..<end, marks, link: link)
    return end
  }

  /// The link of the name at an offset, and its end.
  @inline(__always)
  mutating func readName(_ s: Span<UInt8>, _ start: Int) -> (link: UInt32, end: Int) {
    var p = start
    var hash = NameHash.offset
    while p < s.count {
      let byte = s[p]
      guard classes[Int(byte)] & ByteClass.nameBit != 0 else { break }
      hash = (hash ^ UInt32(byte)) &* NameHash.prime
      p += 1
    }
    return (link(hash), p)
  }

  /// The link for a hash; counts the name if it is notable.
  @inline(__always)
  mutating func link(_ hash: UInt32) -> UInt32 {
    let (link, isNotable) = links.find(hash)
    if isNotable { notable += 1 }
    return link
  }

  mutating func scanDollar(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int {
    let (link, end) = readName(s, start + 1)
    add(.dollarIdentifier, start..<end, marks, link: link)
    return end
  }

  mutating func scanQuotedName(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int {
    var p = start + 1
    var hash = NameHash.offset
    while p < s.count, s[p] != UInt8(ascii: "`"), s[p] != 0x0A, s[p] != 0x0D {
      hash = (hash ^ UInt32(s[p])) &* NameHash.prime
      p += 1
    }
    guard p < s.count, s[p] == UInt8(ascii: "`"), p > start + 1 else {
      return single(.unknown, start, marks)
    }
    add(.quotedIdentifier, start + 1..<p, marks, link: link(hash))
    return p + 1
  }

  mutating func scanNumber(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int {
    var p = start + 1
    var isFloat = false
    let isHex = s[start] == UInt8(ascii: "0") && p < s.count && s[p] | 0x20 == UInt8(ascii: "x")
    // `pair.0.1` holds no fraction.
    let isMember =
      tokens.last.kind == .period && marks & Token.spaceBit == 0
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
    addWithEnd(isFloat ? .float : .integer, start..<p, marks)
    return p
  }

  /// Whether hexadecimal digits up to an exponent follow, so that a point is no member access.
  static func isHexFraction(_ s: Span<UInt8>, _ start: Int) -> Bool {
    var p = start
    while p < s.count, ByteClass.isDigit(s[p]) || (s[p] | 0x20) &- 0x61 < 6 { p += 1 }
    return p < s.count && s[p] | 0x20 == UInt8(ascii: "p")
  }

  mutating func scanPoint(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int {
    guard start + 1 < s.count, s[start + 1] == UInt8(ascii: ".") else {
      return single(.period, start, marks)
    }
    var p = start
    while p < s.count, s[p] == UInt8(ascii: ".") || ByteClass.isOperator(s[p]) {
      if Self.startsComment(s, p) { break }
      p += 1
    }
    addWithEnd(.symbol, start..<p, marks)
    return p
  }

  mutating func scanOperator(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int {
    var p = start
    while p < s.count, ByteClass.isOperator(s[p]) {
      if Self.startsComment(s, p) { break }
      // `!` and `?` after something stand alone: `a!/b`, `x?.y`.
      if p == start, marks & Token.spaceBit == 0, endsExpression,
        s[p] == UInt8(ascii: "!") || s[p] == UInt8(ascii: "?"),
        p + 1 < s.count, !(s[p] == s[p + 1] || s[p + 1] == UInt8(ascii: "="))
      {
        p += 1
        break
      }
      p += 1
    }
    if p == start { p += 1 }
    addWithEnd(.symbol, start..<p, marks)
    if p == start + 1 { tokens.setShort(tokens.count - 1) }
    return p
  }

  static func startsComment(_ s: Span<UInt8>, _ p: Int) -> Bool {
    s[p] == UInt8(ascii: "/") && p + 1 < s.count
      && (s[p + 1] == UInt8(ascii: "/") || s[p + 1] == UInt8(ascii: "*"))
  }
}
