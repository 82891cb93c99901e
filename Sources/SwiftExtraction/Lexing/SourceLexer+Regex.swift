// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SourceLexer {
  /// The end of a regular expression between `#/` and `/#`, which may have several lines when a line
  /// break follows the opening; `nil` when there is none.
  static func extendedRegexEnd(_ s: Span<UInt8>, _ content: Int, pounds: Int) -> Int? {
    var p = content
    while p < s.count, s[p] == 0x20 || s[p] == 0x09 { p += 1 }
    let isMultiline = p < s.count && (s[p] == 0x0A || s[p] == 0x0D)
    p = content
    while p < s.count {
      let byte = s[p]
      if byte == UInt8(ascii: "\\") {
        p += 2
      } else if byte == UInt8(ascii: "/"), hasPounds(s, p + 1, pounds) {
        return p + 1 + pounds
      } else if byte == 0x0A || byte == 0x0D, !isMultiline {
        return nil
      } else {
        p += 1
      }
    }
    return nil
  }

  /// The end of a bare `/…/`; `nil` where the slash is an operator.
  ///
  /// As SE-0354 has it: only where an operand is due, not before a blank, closed on the same line
  /// and not after a blank, with balanced parentheses.
  func bareRegexEnd(_ s: Span<UInt8>, _ start: Int, _ marks: UInt8) -> Int? {
    guard !endsExpression || marks & Token.lineBit != 0, start + 1 < s.count else {
      return nil
    }
    let first = s[start + 1]
    guard first != 0x20, first != 0x09, first != UInt8(ascii: "/"), first != UInt8(ascii: "*")
    else { return nil }
    var depth = 0
    var isInClass = false
    var p = start + 1
    while p < s.count, s[p] != 0x0A, s[p] != 0x0D {
      switch s[p] {
      case UInt8(ascii: "\\"): p += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        if depth == 0 { return nil }
        depth -= 1
      case UInt8(ascii: "/"):
        return depth == 0 && s[p - 1] != 0x20 && s[p - 1] != 0x09 && p > start + 1 ? p + 1 : nil
      default: break
      }
      p += 1
    }
    return nil
  }

  /// Whether what was read last can end an operand, so that an infix operator is due.
  @inline(__always)
  var endsExpression: Bool {
    let last = tokens.last
    switch last.kind {
    case .quotedIdentifier, .dollarIdentifier, .integer, .float, .closeParenthesis, .closeBracket,
      .closeBrace, .stringEnd, .regex, .macro:
      return true
    case .identifier:
      return Word(link: last.link)?.expectsOperand != true
    case .symbol:
      // `x! / y`: postfix when it touches what is before it and nothing after.
      return last.isShort && !last.followsBlank && Self.endsOperand(tokens.beforeLast.kind)
    default:
      return false
    }
  }

  private static func endsOperand(_ kind: TokenKind) -> Bool {
    switch kind {
    case .identifier, .quotedIdentifier, .closeParenthesis, .closeBracket, .closeBrace: true
    default: false
    }
  }
}
