// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SiteScanner {
  mutating func leave(_ scope: OpenScope) {
    open.removeLast()
    scopes.leave(to: scope.bindings)
    if scope.isType { enclosing.removeLast() }
  }

  mutating func enter(_ brace: Int, isType: Bool = false) {
    open.append(
      OpenScope(
        end: max(Int(tape.link(brace)), brace),
        bindings: scopes.count,
        isType: isType
      )
    )
  }

  /// The innermost function whose body holds the place.
  var currentFunction: FunctionDeclaration? {
    open.last(where: { $0.function != nil })?.function
  }

  var isInBody: Bool { open.last.map { !$0.isType } ?? false }

  mutating func enterBlock(at brace: Int) -> Int {
    if tape.isPlainBlock(brace), !options.reportsVerbatimVariables {
      if waitingBodies.last?.brace == brace { waitingBodies.removeLast() }
      if waitingBindings.last?.brace == brace { waitingBindings.removeLast() }
      return tape.after(brace)
    }
    enter(brace)
    if let waiting = waitingBodies.last, waiting.brace == brace {
      waitingBodies.removeLast()
      open[open.count - 1].function = waiting.declaration
      for parameter in waiting.declaration.parameters {
        guard let name = parameter.name else { continue }
        scopes.declare(
          LocalBinding(
            name: tape.symbol(name),
            source: .type(parameter.type),
            visibleFrom: brace,
            isParameter: true
          )
        )
      }
      return brace + 1
    }
    if let waiting = waitingBindings.last, waiting.brace == brace {
      waitingBindings.removeLast()
      for binding in waiting.bindings { scopes.declare(binding) }
      return brace + 1
    }
    // A closure, perhaps.
    let content = tape.content(brace)
    guard let end = tape.signatureEnd(content) else {
      scopes.declare(
        LocalBinding(
          name: TypeInference.anonymous,
          source: .closure(brace: brace, parameter: 0),
          visibleFrom: brace
        )
      )
      return brace + 1
    }
    declareParameters(content.lowerBound..<end, brace: brace)
    return end + 1
  }

  mutating func declareParameters(_ range: Range<Int>, brace: Int) {
    var token = range.lowerBound
    while tape.kind(token) == .at { token += 2 }
    if tape.kind(token) == .openBracket { token = tape.after(token) }
    if tape.kind(token) == .openParenthesis {
      for (number, parameter) in tape.parameters(in: tape.content(token)).enumerated() {
        if let name = parameter.name, !parameter.type.isEmpty {
          scopes.declare(
            LocalBinding(
              name: tape.symbol(name),
              source: .type(parameter.type),
              visibleFrom: brace
            )
          )
        } else {
          declareUntyped(tape.content(token), number, brace: brace)
        }
      }
      return
    }
    var number = 0
    while token < range.upperBound {
      if tape.isName(token) || tape.kind(token) == .dollarIdentifier {
        var text = tape.range(token)
        if tape.kind(token) == .dollarIdentifier { text = text.lowerBound + 1..<text.upperBound }
        scopes.declare(
          LocalBinding(
            name: Symbol(tape.bytes, text),
            source: .closure(brace: brace, parameter: number),
            visibleFrom: brace
          )
        )
        number += 1
      } else if tape.kind(token) != .comma {
        return
      }
      token += 1
    }
  }

  mutating func declareUntyped(_ range: Range<Int>, _ number: Int, brace: Int) {
    var token = range.lowerBound
    var place = 0
    while token < range.upperBound {
      if place == number, tape.isName(token) {
        scopes.declare(
          LocalBinding(
            name: tape.symbol(token),
            source: .closure(brace: brace, parameter: number),
            visibleFrom: brace
          )
        )
        return
      }
      if tape.kind(token) == .comma { place += 1 }
      token = tape.after(token)
    }
  }
}
