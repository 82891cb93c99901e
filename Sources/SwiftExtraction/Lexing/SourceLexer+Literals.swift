// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SourceLexer {
  /// Reads a literal from its first quotation mark; the pound signs before it are counted.
  mutating func scanLiteral(
    _ s: Span<UInt8>,
    _ quote: Int,
    pounds: Int,
    _ marks: UInt8
  ) -> Int {
    let isMultiline = Self.isMultilineDelimiter(s, quote, pounds: pounds)
    let content = quote + (isMultiline ? 3 : 1)
    notable += 1
    let literal = Literal(start: tokens.count, pounds: pounds, isMultiline: isMultiline)
    add(.stringStart, quote - pounds..<content, marks)
    return scanText(s, content, literal)
  }

  private static func isMultilineDelimiter(_ s: Span<UInt8>, _ quote: Int, pounds: Int) -> Bool {
    guard quote + 2 < s.count, s[quote + 1] == UInt8(ascii: "\""),
      s[quote + 2] == UInt8(ascii: "\"")
    else { return false }
    guard pounds > 0 else { return true }
    // `#"""#` is one quotation mark: a raw literal that closes on its own line is of one line.
    var p = quote + 1
    while p < s.count, s[p] != 0x0A, s[p] != 0x0D {
      if s[p] == UInt8(ascii: "\""), hasPounds(s, p + 1, pounds) { return false }
      p += 1
    }
    return true
  }

  static func hasPounds(_ s: Span<UInt8>, _ start: Int, _ count: Int) -> Bool {
    guard start + count <= s.count else { return false }
    for offset in 0..<count where s[start + offset] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Reads the content of a literal up to its end or its next interpolation.
  mutating func scanText(_ s: Span<UInt8>, _ start: Int, _ literal: Literal) -> Int {
    var p = start
    while p < s.count {
      let byte = s[p]
      if byte == UInt8(ascii: "\\") {
        let next = p + 1 + literal.pounds
        guard next < s.count, Self.hasPounds(s, p + 1, literal.pounds) else {
          p += 1
          continue
        }
        if s[next] == UInt8(ascii: "(") {
          if p > start { add(.stringText, start..<p, 0) }
          openInterpolation(p..<next + 1, in: literal)
          return next + 1
        }
        // The escaped character may be a quotation mark; a line break is looked at again.
        p = s[next] == 0x0A || s[next] == 0x0D ? next : next + 1
      } else if byte == UInt8(ascii: "\"") {
        let closing = literal.isMultiline ? 3 : 1
        if !literal.isMultiline || Self.areQuotes(s, p),
          Self.hasPounds(s, p + closing, literal.pounds)
        {
          if p > start { add(.stringText, start..<p, 0) }
          endLiteral(literal, p..<p + closing + literal.pounds)
          return p + closing + literal.pounds
        }
        p += 1
      } else if byte == 0x0A || byte == 0x0D, !literal.isMultiline {
        break
      } else {
        p += 1
      }
    }
    if p > start { add(.stringText, start..<p, 0) }
    faults.append(SourceFault(.unterminatedLiteral, at: tokens[literal.start].start))
    endLiteral(literal, p..<p)
    return p
  }

  private static func areQuotes(_ s: Span<UInt8>, _ p: Int) -> Bool {
    p + 2 < s.count && s[p + 1] == UInt8(ascii: "\"") && s[p + 2] == UInt8(ascii: "\"")
  }

  mutating func endLiteral(_ literal: Literal, _ range: Range<Int>) {
    tokens.setLink(literal.start, tokens.count)
    add(.stringEnd, range, 0, link: UInt32(truncatingIfNeeded: literals))
    literals += 1
  }

  // MARK: - What begins with a pound sign

  mutating func scanPound(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int {
    var p = start
    while p < s.count, s[p] == UInt8(ascii: "#") { p += 1 }
    let pounds = p - start
    guard p < s.count else {
      add(.unknown, start..<p, marks)
      return p
    }
    if s[p] == UInt8(ascii: "\"") { return scanLiteral(s, p, pounds: pounds, marks) }
    if s[p] == UInt8(ascii: "/") {
      let end = Self.extendedRegexEnd(s, p + 1, pounds: pounds)
      if let end {
        addWithEnd(.regex, start..<end, marks)
        return end
      }
    }
    guard pounds == 1, ByteClass.startsName(s[p]) else {
      add(.unknown, start..<p, marks)
      return p
    }
    let (link, end) = readName(s, p)
    switch Word(link: link) {
    case .if, .elseif, .else, .endif:
      // The condition is no code: `os(iOS)` calls nothing.
      p = end
      while p < s.count, s[p] != 0x0A, s[p] != 0x0D, !Self.startsComment(s, p) { p += 1 }
      add(.directive, start..<p, marks, link: link)
      return p
    default:
      add(.macro, start..<end, marks, link: link)
      return end
    }
  }
}
