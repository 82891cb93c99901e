// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A function, initializer, subscript or enum case as it stands in the source, in tokens.
struct FunctionDeclaration {
  struct Parameter {
    /// The token of its label; `nil` for `_`.
    let label: Int?
    /// The token of the name that the body uses.
    let name: Int?
    let type: Range<Int>
    let defaultValue: Range<Int>?
    let isVariadic: Bool
  }

  let name: Int
  var parameters: [Parameter] = []
  var result: Range<Int>?
  /// The generic parameters with what each has to conform to.
  var generics: [(name: Int, constraint: Range<Int>?)] = []
  /// The opening brace of its body.
  var body: Int?
  /// The token after the signature.
  var end: Int
}

extension SourceTape {
  /// The function whose keyword is a token; `nil` for something else.
  func functionDeclaration(at keyword: Int, limit: Int) -> FunctionDeclaration? {
    var index = keyword
    if isWord(keyword, .func) {
      index += 1
      guard isName(index) || kind(index) == .symbol else { return nil }
    }
    var declaration = FunctionDeclaration(name: index, end: index + 1)
    index += 1
    while kind(index) == .symbol, isSymbol(index, "?") || isSymbol(index, "!") { index += 1 }
    index = readGenerics(index, limit, &declaration)
    guard index < limit, kind(index) == .openParenthesis else { return nil }
    declaration.parameters = parameters(in: content(index))
    index = after(index)
    while index < limit, isWord(index, .async) || isWord(index, .throws) || isWord(index, .rethrows)
    {
      index += 1
      if kind(index) == .openParenthesis, !followsBlank(index) { index = after(index) }
    }
    if index < limit, isArrow(index) {
      let end = typeEnd(index + 1, limit: limit)
      declaration.result = index + 1..<end
      index = end
    }
    if index < limit, isWord(index, .where) {
      while index < limit, kind(index) != .openBrace,
        !startsLine(index) || isWord(index, .where) || kind(index - 1) == .comma
          || isWord(index - 1, .where)
      {
        index += 1
      }
    }
    if index < limit, kind(index) == .openBrace { declaration.body = index }
    declaration.end = index
    return declaration
  }

  private func readGenerics(
    _ start: Int,
    _ limit: Int,
    _ declaration: inout FunctionDeclaration
  ) -> Int {
    guard start < limit, kind(start) == .symbol, firstByte(start) == UInt8(ascii: "<"),
      isShort(start)
    else { return start }
    var index = start + 1
    while index < limit, isName(index) || isWord(index, .each) {
      let name = index
      index += 1
      var constraint: Range<Int>?
      if index < limit, kind(index) == .colon {
        let end = typeEnd(index + 1, limit: limit)
        constraint = index + 1..<end
        index = end
      }
      declaration.generics.append((name, constraint))
      guard index < limit, kind(index) == .comma else { break }
      index += 1
    }
    return index < limit && kind(index) == .symbol ? index + 1 : index
  }

  /// The parameters between two parentheses.
  func parameters(in range: Range<Int>) -> [FunctionDeclaration.Parameter] {
    var parameters: [FunctionDeclaration.Parameter] = []
    var index = range.lowerBound
    let limit = range.upperBound
    while index < limit {
      while index < limit, kind(index) == .at {
        index += 2
        if kind(index) == .openParenthesis { index = after(index) }
      }
      // An attribute alone is no parameter; one without a name reaches beyond.
      guard index < limit else { break }
      var label: Int?
      var name: Int?
      if isName(index), kind(index + 1) == .colon {
        label = index
        name = index
        index += 2
      } else if isName(index), isName(index + 1), kind(index + 2) == .colon {
        label = isWord(index, .underscore) ? nil : index
        name = index + 1
        index += 3
      }
      if let plain = label, isWord(plain, .underscore) { label = nil }
      let end = typeEnd(index, limit: limit)
      let isVariadic = end > index && isEllipsis(end - 1)
      let type = index..<(isVariadic ? end - 1 : end)
      index = end
      var value: Range<Int>?
      if index < limit, isSymbol(index, "=") {
        let end = argumentEnd(index + 1, limit: limit)
        value = index + 1..<end
        index = end
      }
      parameters.append(
        .init(label: label, name: name, type: type, defaultValue: value, isVariadic: isVariadic)
      )
      // What could not be read is passed over.
      while index < limit, kind(index) != .comma { index = after(index) }
      index += 1
    }
    return parameters
  }

  /// The comma after an argument or element, or the end of the list.
  func argumentEnd(_ start: Int, limit: Int) -> Int {
    var index = start
    while index < limit, kind(index) != .comma { index = after(index) }
    return min(index, limit)
  }
}
