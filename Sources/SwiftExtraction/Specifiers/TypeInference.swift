// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Finds the types of expressions as far as declarations and well-known names tell.
///
/// The type of a member is looked up only where that of its owner is known.
struct TypeInference {
  let tape: SourceTape
  let index: ProjectIndex
  let scopes: LocalScopes
  /// The types around the place, from the outermost.
  let enclosing: [String]
  /// How deep expressions, and bindings within them, are followed.
  static let depthLimit = 24

  /// The type of an expression.
  ///
  /// - Parameters:
  ///   - range: its tokens.
  ///   - limit: bindings from this one on are not known yet.
  ///   - depth: how many steps led here.
  /// - Returns: the type, as far as it is known.
  func type(of range: Range<Int>, before limit: Int = .max, depth: Int = 0) -> InferredType {
    guard depth < Self.depthLimit else { return .unknown }
    var range = range
    while let first = range.first {
      if tape.isWord(first, .try) || tape.isWord(first, .await) {
        range = first + 1..<range.upperBound
        if tape.isSymbol(first + 1, "?") || tape.isSymbol(first + 1, "!") {
          range = first + 2..<max(range.upperBound, first + 2)
          if tape.isSymbol(first + 1, "?") {
            let inner = type(of: range, before: limit, depth: depth + 1)
            return inner.isKnown && !inner.isOptional
              ? InferredType(text: inner.text + "?") : inner
          }
        }
      } else if tape.isSymbol(first, "-") || tape.isSymbol(first, "+") || tape.isSymbol(first, "&")
      {
        range = first + 1..<range.upperBound
      } else {
        break
      }
    }
    guard let first = range.first else { return .unknown }
    if tape.after(first) >= range.upperBound {
      return single(first, before: limit, depth: depth)
    }
    if tape.isSymbol(first, "!") { return InferredType("Bool") }
    if tape.isWord(first, .if) || tape.isWord(first, .switch) { return .unknown }
    if let split = OperatorSplit.find(in: range, of: tape) {
      return self.type(of: split, in: range, before: limit, depth: depth)
    }
    return chain(range, before: limit, depth: depth)
  }

  private func single(_ token: Int, before limit: Int, depth: Int) -> InferredType {
    switch tape.kind(token) {
    case .integer: return InferredType(text: "Int", isLiteral: true)
    case .float: return InferredType(text: "Double", isLiteral: true)
    case .stringStart: return InferredType("String")
    case .openParenthesis:
      let content = tape.content(token)
      guard tape.argumentEnd(content.lowerBound, limit: content.upperBound) == content.upperBound
      else { return .unknown }
      return type(of: content, before: limit, depth: depth + 1)
    default:
      return chain(token..<tape.after(token), before: limit, depth: depth)
    }
  }

  // MARK: - Operators

  private func type(
    of split: OperatorSplit,
    in range: Range<Int>,
    before limit: Int,
    depth: Int
  ) -> InferredType {
    func side(_ range: Range<Int>) -> InferredType {
      type(of: range, before: limit, depth: depth + 1)
    }
    switch split {
    case .ternary(let then, let otherwise):
      let (a, b) = (side(then), side(otherwise))
      if isNil(otherwise), a.isKnown { return InferredType(text: a.text + "?") }
      if isNil(then), b.isKnown { return InferredType(text: b.text + "?") }
      if !a.isKnown || !b.isKnown {
        // Both sides have one type: what one says holds, a literal of a number aside.
        let known = a.isKnown ? a : b
        return known.isLiteral ? .unknown : known
      }
      if a.isLiteral, b.isLiteral { return a.text == "Double" ? a : b }
      return a.isLiteral ? b : a
    case .coalescing(let left, let right):
      let (a, b) = (side(left), side(right))
      if a.isKnown { return b.isOptional ? a : a.unwrapped }
      return b.isLiteral ? .unknown : b
    case .comparison: return InferredType("Bool")
    case .cast(let type, let isConditional):
      let text = tape.typeText(type)
      return InferredType(text: isConditional ? text + "?" : text)
    case .range(let left, let right):
      let a = side(left)
      let bound = a.isKnown && !a.isLiteral ? a : side(right)
      return InferredType(text: bound.isKnown ? "Range<\(bound.text)>" : "Range")
    case .arithmetic(let operands):
      var literal: InferredType?
      var isUncertain = false
      for operand in operands {
        let type = side(operand)
        if type.text == "String" { return type }
        if type.isKnown, !type.isLiteral { return type.unwrapped }
        if type.isLiteral {
          literal = literal?.text == "Double" ? literal : type
        } else {
          isUncertain = true
        }
      }
      guard let literal else { return .unknown }
      // `x * 100` may be anything, `x * 1.5` is a fraction.
      return isUncertain && literal.text == "Int"
        ? .unknown
        : InferredType(text: literal.text, isByName: isUncertain, isLiteral: !isUncertain)
    }
  }

  private func isNil(_ range: Range<Int>) -> Bool {
    range.count == 1 && tape.isWord(range.lowerBound, .nil)
  }
}
