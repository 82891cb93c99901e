// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SiteScanner {
  mutating func function(_ declaration: FunctionDeclaration) {
    for parameter in declaration.parameters {
      guard let value = parameter.defaultValue,
        index.isLocalizable(tape.typeText(parameter.type))
      else { continue }
      mark(value, Site(confidence: .sure, style: .typed))
    }
    guard let body = declaration.body else { return }
    waitingBodies.append((body, declaration))
    if let result = declaration.result, index.isLocalizable(writtenType(result)) {
      markResults(tape.content(body))
    }
  }

  mutating func variables(at keyword: Int) {
    let previous = keyword - 1
    let isCondition =
      tape.isWord(previous, .if) || tape.isWord(previous, .guard) || tape.isWord(previous, .while)
      || tape.kind(previous) == .comma && isInBody
    if tape.isWord(previous, .case) || isBound(keyword + 1) { return }
    var position = keyword + 1
    var isFollowed = true
    while isFollowed,
      let variable = tape.nextVariable(&position, limit: tape.count, isCondition: isCondition)
    {
      isFollowed = variable.isFollowed
      var source: LocalBinding.Source = .unknown
      if let type = variable.type {
        source = .type(type)
        if index.isLocalizable(writtenType(type)) {
          if let value = variable.value { mark(value, Site(confidence: .sure, style: .typed)) }
          if let accessors = variable.accessors, variable.value == nil {
            markResults(tape.content(accessors))
          }
        }
      } else if let value = variable.value {
        source = isCondition ? .unwrapped(value) : .value(value)
      } else if isCondition {
        source = .shorthand
      }
      guard isInBody else { continue }
      let binding = LocalBinding(
        name: tape.symbol(variable.name),
        source: source,
        visibleFrom: variable.value?.upperBound ?? variable.name + 1
      )
      scopes.declare(binding)
    }
  }

  /// Whether a pattern bound the name at a token.
  private func isBound(_ name: Int) -> Bool {
    guard tape.isName(name), let found = scopes.find(tape.symbol(name), at: name + 1) else {
      return false
    }
    return scopes.bindings[found].visibleFrom == name + 1
  }

  mutating func loop(at token: Int) {
    var start = token + 1
    while tape.isWord(start, .try) || tape.isWord(start, .await) || tape.isWord(start, .case)
      || tape.isWord(start, .let) || tape.isWord(start, .var)
    { start += 1 }
    var names: [Int] = []
    var end = start
    if tape.isName(start), tape.isWord(start + 1, .in) {
      names = [start]
      end = start + 1
    } else if tape.kind(start) == .openParenthesis {
      end = tape.after(start)
    }
    guard tape.isWord(end, .in) else { return }
    let limit = tape.expressionEnd(end + 1, limit: tape.count, allowsBraces: false)
    let brace = tape.nextBrace(limit, limit: tape.count)
    guard brace < tape.count, let name = names.first else { return }
    waitingBindings.append(
      (
        brace,
        [
          LocalBinding(
            name: tape.symbol(name),
            source: .element(end + 1..<limit),
            visibleFrom: brace
          )
        ]
      )
    )
  }

  /// The bindings of `case .name(let x)`, so that they hide what has their name outside.
  mutating func pattern(at token: Int) {
    guard isInBody else { return }
    var next = token + 1
    let isAll = tape.isWord(next, .let) || tape.isWord(next, .var)
    if isAll { next += 1 }
    if tape.isName(next), tape.kind(next + 1) == .period { next += 1 }
    guard tape.kind(next) == .period, tape.isName(next + 1),
      tape.kind(next + 2) == .openParenthesis
    else { return }
    var payload = index.payload(tape.symbol(next + 1))
    var number = 0
    var place = tape.content(next + 2).lowerBound
    let limit = tape.content(next + 2).upperBound
    // One name for several values is a tuple of them.
    if payload.count > 1, tape.argumentEnd(place, limit: limit) == limit { payload = [] }
    while place < limit {
      let end = tape.argumentEnd(place, limit: limit)
      var name = place
      if tape.isName(name), tape.kind(name + 1) == .colon { name += 2 }
      let isBound = isAll || tape.isWord(name, .let) || tape.isWord(name, .var)
      if tape.isWord(name, .let) || tape.isWord(name, .var) { name += 1 }
      if isBound, tape.isName(name), name + 1 == end {
        let type = number < payload.count ? payload[number] : ""
        scopes.declare(
          LocalBinding(
            name: tape.symbol(name),
            source: type.isEmpty ? .unknown : .typeName(type),
            visibleFrom: end
          )
        )
      }
      number += 1
      place = end + 1
    }
  }

  /// A type as it is written, `Self` being the type around it.
  private func writtenType(_ range: Range<Int>) -> String {
    guard let first = range.first, tape.isWord(first, .selfType), let type = enclosing.last else {
      return tape.typeText(range)
    }
    return range.count == 1 ? type : type + tape.typeText(first + 1..<range.upperBound)
  }
}
