// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SiteScanner {
  /// Marks the literals of an expression as keys of a site.
  @discardableResult
  mutating func mark(_ range: Range<Int>, _ site: Site) -> LiteralCollector.Outcome {
    // The common case: one literal.
    if let first = range.first, tape.kind(first) == .stringStart,
      tape.after(first) >= range.upperBound
    {
      mark(first, site: add(site))
      return .literals
    }
    var collector = LiteralCollector(inference, types: types, isTyped: site.style == .typed)
    let outcome = collector.collect(range)
    take(collector, site)
    return outcome
  }

  /// Marks the literals that a body gives back.
  mutating func markResults(
    _ body: Range<Int>,
    _ site: Site = Site(confidence: .sure, style: .typed)
  ) {
    var collector = LiteralCollector(inference, types: types, isTyped: true)
    collector.results(body)
    take(collector, site)
  }

  private mutating func take(_ collector: LiteralCollector, _ site: Site) {
    diagnostics += collector.diagnostics
    if !collector.literals.isEmpty {
      let number = add(site)
      for literal in collector.literals { mark(literal, site: number) }
    }
    for initializer in collector.initializers {
      let rule = BuiltInCalls.implicitInitializer(site.confidence)
      apply(rule, initializer, arguments(of: initializer + 1))
    }
  }

  private mutating func add(_ site: Site) -> Int {
    sites.append(site)
    return sites.count - 1
  }

  private mutating func mark(_ literal: Int, site: Int) {
    let number = literalNumber(literal)
    if number < marks.count, marks[number] == 0 { marks[number] = UInt32(site + 1) }
  }

  func literalNumber(_ start: Int) -> Int {
    Int(tape.link(max(Int(tape.link(start)), start)))
  }

  // MARK: - Assignments

  /// Marks what is assigned to a property that holds a text to localize.
  mutating func assignment(at token: Int) {
    guard index.hasLocalizableProperties || scopes.count > 0, token > 0,
      tape.isName(token - 1), token + 1 < tape.count
    else { return }
    let name = tape.symbol(token - 1)
    let isMember = tape.kind(token - 2) == .period
    if !isMember, let found = scopes.find(name, at: token) {
      guard case .type(let range) = scopes.bindings[found].source,
        index.isLocalizable(tape.typeText(range))
      else { return }
    } else {
      guard index.isLocalizableProperty(name) else { return }
    }
    // The type of a declaration comes before its value: that is no assignment.
    if tape.kind(token - 2) == .colon || tape.isWord(token - 2, .let)
      || tape.isWord(token - 2, .var)
    {
      return
    }
    let end = tape.expressionEnd(token + 1, limit: tape.count)
    mark(token + 1..<end, Site(confidence: .likely, style: .typed))
  }
}
