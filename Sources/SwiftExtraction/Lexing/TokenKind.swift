// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a token of Swift source is, as far as finding texts needs to know.
enum TokenKind: UInt8, CaseIterable {
  /// A name or a keyword.
  case identifier
  /// A name between backticks, which is never a keyword; its bytes are those between them.
  case quotedIdentifier
  /// `$0`, `$name`.
  case dollarIdentifier
  case integer
  case float
  /// A run of operator characters, `=`, `->`, `?` and `!` among them.
  case symbol
  case openParenthesis
  case closeParenthesis
  case openBracket
  case closeBracket
  case openBrace
  case closeBrace
  case comma
  case colon
  case semicolon
  case period
  case at
  case backslash
  /// `#Name`: the name of a macro or of a built-in expression, sign included.
  case macro
  /// `#if`, `#elseif`, `#else`, `#endif` with its condition.
  case directive
  /// The opening quotation marks of a literal with the pound signs before them.
  case stringStart
  /// A run of characters of a literal, escapes unresolved.
  case stringText
  /// `\(` with its pound signs.
  case interpolationStart
  /// The `)` that ends an interpolation.
  case interpolationEnd
  /// The closing quotation marks; without length where the literal is not terminated.
  case stringEnd
  case regex
  /// A byte that starts nothing.
  case unknown

  /// The kind with a raw value; written out so that it costs nothing, unlike the initializer that
  /// the compiler makes.
  @inline(__always)
  init(code: UInt8) {
    switch code {
    case 0: self = .identifier
    case 1: self = .quotedIdentifier
    case 2: self = .dollarIdentifier
    case 3: self = .integer
    case 4: self = .float
    case 5: self = .symbol
    case 6: self = .openParenthesis
    case 7: self = .closeParenthesis
    case 8: self = .openBracket
    case 9: self = .closeBracket
    case 10: self = .openBrace
    case 11: self = .closeBrace
    case 12: self = .comma
    case 13: self = .colon
    case 14: self = .semicolon
    case 15: self = .period
    case 16: self = .at
    case 17: self = .backslash
    case 18: self = .macro
    case 19: self = .directive
    case 20: self = .stringStart
    case 21: self = .stringText
    case 22: self = .interpolationStart
    case 23: self = .interpolationEnd
    case 24: self = .stringEnd
    case 25: self = .regex
    default: self = .unknown
    }
  }

  /// Whether its link is the token that opens or closes what it closes or opens.
  var isPaired: Bool {
    switch self {
    case .openParenthesis, .closeParenthesis, .openBracket, .closeBracket, .openBrace, .closeBrace,
      .stringStart, .interpolationStart, .interpolationEnd:
      true
    default: false
    }
  }
}
