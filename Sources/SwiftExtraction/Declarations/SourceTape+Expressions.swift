// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SourceTape {
  /// Finds the end of the expression that starts at a token.
  ///
  /// - Parameters:
  ///   - start: its first token.
  ///   - limit: where it ends at the latest.
  ///   - allowsBraces: false in conditions, where a brace begins a block.
  /// - Returns: the token after it.
  func expressionEnd(_ start: Int, limit: Int, allowsBraces: Bool = true) -> Int {
    var index = start
    var ternaries = 0
    while index < limit {
      if index > start, startsLine(index), !continuesExpression(index) { return index }
      switch kind(index) {
      case .comma, .semicolon, .closeBrace, .closeBracket, .closeParenthesis, .interpolationEnd,
        .directive:
        return index
      case .colon:
        guard ternaries > 0 else { return index }
        ternaries -= 1
        index += 1
      case .symbol:
        if isTernary(index) { ternaries += 1 }
        index += 1
      case .openBrace:
        guard allowsBraces else { return index }
        index = after(index)
      case .identifier:
        // A declaration within an expression is half-written code.
        if index > start,
          isWord(index, .else) || isWord(index, .where) || isWord(index, .let)
            || isWord(index, .var)
        {
          return index
        }
        if isWord(index, .if) || isWord(index, .switch) {
          index = conditionalEnd(index, limit: limit)
        } else {
          index += 1
        }
      default:
        index = after(index)
      }
    }
    return limit
  }

  /// The token after an `if` or `switch` with all its branches.
  func conditionalEnd(_ start: Int, limit: Int) -> Int {
    let isIf = isWord(start, .if)
    var index = start
    while true {
      index = nextBrace(index + 1, limit: limit)
      guard index < limit else { return limit }
      index = after(index)
      guard isIf, index < limit, isWord(index, .else) else { return min(index, limit) }
    }
  }

  /// The next opening brace outside of groups.
  func nextBrace(_ start: Int, limit: Int) -> Int {
    var index = start
    while index < limit, kind(index) != .openBrace { index = after(index) }
    return min(index, limit)
  }

  /// Whether a symbol is the `?` of a conditional.
  func isTernary(_ index: Int) -> Bool {
    isShort(index) && firstByte(index) == UInt8(ascii: "?")
      && followsBlank(index)
  }

  /// Whether the first token of a line goes on with the expression of the line before.
  private func continuesExpression(_ index: Int) -> Bool {
    switch kind(index) {
    case .period, .colon: return true
    case .symbol:
      // An infix operator has a blank on both sides, a prefix one touches its operand.
      return index + 1 < count && followsBlank(index + 1)
    case .identifier where isWord(index, .as) || isWord(index, .is):
      return true
    default: break
    }
    switch kind(index - 1) {
    case .symbol: return followsBlank(index - 1) || isSymbol(index - 1, "=")
    case .colon, .comma, .period: return true
    case .identifier:
      return isWord(index - 1, .return) || isWord(index - 1, .try) || isWord(index - 1, .await)
        || isWord(index - 1, .as) || isWord(index - 1, .is)
    default: return false
    }
  }
}
