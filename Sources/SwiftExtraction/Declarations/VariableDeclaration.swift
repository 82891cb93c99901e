// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One name that a `let` or `var` declares, in tokens.
struct VariableDeclaration {
  let name: Int
  var type: Range<Int>?
  var value: Range<Int>?
  /// The opening brace of its accessors or observers.
  var accessors: Int?
  /// Whether a comma and another one follow.
  var isFollowed = false
}

extension SourceTape {
  /// The next variable after a `let` or `var`, or after a comma.
  ///
  /// - Parameters:
  ///   - index: the token of its name; afterwards the one after the variable, and its comma.
  ///   - limit: where it ends at the latest.
  ///   - isCondition: whether it stands in the condition of an `if`, where a brace begins a block
  ///     and a comma the next condition.
  /// - Returns: the name with what stands beside it; `nil` for a tuple, or when there is none.
  func nextVariable(
    _ index: inout Int,
    limit: Int,
    isCondition: Bool = false
  ) -> VariableDeclaration? {
    guard index < limit, isName(index) else { return nil }
    var variable = VariableDeclaration(name: index)
    index += 1
    if index < limit, kind(index) == .colon {
      let end = typeEnd(index + 1, limit: limit)
      variable.type = index + 1..<end
      index = end
    }
    if index < limit, isSymbol(index, "=") {
      let end = expressionEnd(index + 1, limit: limit, allowsBraces: !isCondition)
      variable.value = index + 1..<end
      index = end
    }
    if !isCondition, index < limit, kind(index) == .openBrace {
      variable.accessors = index
      index = after(index)
    }
    if !isCondition, index < limit, kind(index) == .comma {
      variable.isFollowed = true
      index += 1
    }
    return variable
  }
}
