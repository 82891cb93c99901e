// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a token of Swift source is, as far as finding texts needs to know.
enum TokenKind: UInt8 {
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
}
