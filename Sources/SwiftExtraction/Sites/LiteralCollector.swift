// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Finds the literals that an expression comes down to.
///
/// Goes through parentheses, both branches of conditionals, `if` and `switch` expressions, elements
/// and values of collections and the results of closures.
struct LiteralCollector {
  enum Outcome: Equatable {
    /// Literals were found.
    case literals
    /// It has a type whose literals are found elsewhere, or is `nil`.
    case localizable
    /// Anything else.
    case other
  }

  let inference: TypeInference
  let types: LocalizableTypes
  /// Whether nothing but a text to localize fits.
  let isTyped: Bool
  /// The opening quotation marks of the literals.
  private(set) var literals: [Int] = []
  /// The points of `.init(…)` calls.
  private(set) var initializers: [Int] = []
  private(set) var diagnostics: [SourceDiagnostic] = []

  private static let depthLimit = 48
  private var tape: SourceTape { inference.tape }

  init(_ inference: TypeInference, types: LocalizableTypes, isTyped: Bool) {
    self.inference = inference
    self.types = types
    self.isTyped = isTyped
  }

  /// Collects the literals of an expression.
  mutating func collect(_ range: Range<Int>, depth: Int = 0) -> Outcome {
    guard depth < Self.depthLimit, var first = range.first else { return .other }
    while first < range.upperBound, tape.isWord(first, .try) || tape.isWord(first, .await) {
      first += 1
    }
    let range = first..<range.upperBound
    guard first < range.upperBound else { return .other }
    if tape.after(first) >= range.upperBound { return single(first, depth: depth) }
    if tape.isWord(first, .if) || tape.isWord(first, .switch),
      tape.conditionalEnd(first, limit: range.upperBound) == range.upperBound
    {
      let before = literals.count + initializers.count
      branches(range, depth: depth + 1)
      return literals.count + initializers.count > before ? .literals : .other
    }
    if let split = OperatorSplit.find(in: range, of: tape) {
      return operators(split, range, depth: depth + 1)
    }
    if tape.kind(first) == .period, tape.isWord(first + 1, .`init`),
      tape.kind(first + 2) == .openParenthesis, tape.after(first + 2) >= range.upperBound
    {
      initializers.append(first + 1)
      return .literals
    }
    return plain(range)
  }

  private mutating func single(_ token: Int, depth: Int) -> Outcome {
    switch tape.kind(token) {
    case .stringStart:
      literals.append(token)
      return .literals
    case .openParenthesis:
      return collect(tape.content(token), depth: depth + 1)
    case .openBracket:
      elements(tape.content(token), depth: depth + 1)
      return .literals
    case .openBrace:
      results(tape.content(token), depth: depth + 1)
      return .localizable
    case .identifier where tape.isWord(token, .nil):
      return .localizable
    default:
      return plain(token..<token + 1)
    }
  }

  private func plain(_ range: Range<Int>) -> Outcome {
    let type = inference.type(of: range)
    if type.isKnown {
      return inference.index.isLocalizable(type.text) ? .localizable : .other
    }
    // A member that holds a text to localize in every type that has it.
    if let last = range.last, tape.isName(last),
      inference.index.isLocalizableProperty(tape.symbol(last))
    {
      return .localizable
    }
    return .other
  }

  private mutating func elements(_ range: Range<Int>, depth: Int) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = tape.argumentEnd(start, limit: range.upperBound)
      var value = start
      // The value of a dictionary's entry; the colon of a conditional stands in its operand.
      var index = start
      while index < end {
        if tape.kind(index) == .symbol, tape.isTernary(index) { break }
        if tape.kind(index) == .colon {
          value = index + 1
          break
        }
        index = tape.after(index)
      }
      _ = collect(value..<end, depth: depth)
      start = end + 1
    }
  }

  private mutating func operators(
    _ split: OperatorSplit,
    _ range: Range<Int>,
    depth: Int
  ) -> Outcome {
    switch split {
    case .ternary(let then, let otherwise):
      return ternary(then, otherwise, depth: depth)
    case .coalescing(let left, let right):
      let known = literals.count
      let outcome = collect(right, depth: depth)
      guard outcome == .literals, literals.count > known else {
        _ = isTyped ? collect(left, depth: depth) : .other
        return outcome == .other && isTyped ? plain(left) : outcome
      }
      let leftOutcome = isTyped ? Outcome.localizable : collect(left, depth: depth)
      if leftOutcome != .other { return .literals }
      report(.nilCoalescedLiteral, literals[known])
      literals.removeSubrange(known...)
      return .localizable
    case .arithmetic(let operands):
      guard
        let literal = operands.compactMap(\.first).first(where: { tape.kind($0) == .stringStart })
      else { return .other }
      report(.concatenatedLiteral, literal)
      return .localizable
    case .cast(let type, _):
      let text = tape.typeText(type)
      if inference.index.isLocalizable(text) {
        _ = collect(range.lowerBound..<max(range.lowerBound, type.lowerBound - 1), depth: depth)
        return .localizable
      }
      return .other
    case .comparison, .range:
      return .other
    }
  }

  private mutating func ternary(
    _ then: Range<Int>,
    _ otherwise: Range<Int>,
    depth: Int
  ) -> Outcome {
    let known = (literals.count, initializers.count, diagnostics.count)
    let first = collect(then, depth: depth)
    let second = collect(otherwise, depth: depth)
    if isTyped || first != .other && second != .other {
      return first == .literals || second == .literals
        ? .literals : first == .localizable || second == .localizable ? .localizable : .other
    }
    guard first == .literals || second == .literals, literals.count > known.0 else {
      return .other
    }
    let literal = literals[known.0]
    literals.removeSubrange(known.0...)
    initializers.removeSubrange(known.1...)
    diagnostics.removeSubrange(known.2...)
    report(.mixedTernary, literal)
    return .localizable
  }

  private mutating func report(_ problem: ExtractionProblem, _ token: Int) {
    let first = LiteralDecoder.decode(tape, token).segments.first
    var text: String?
    if case .text(let beginning) = first { text = beginning }
    diagnostics.append(
      SourceDiagnostic(problem, at: tape.start(token), text: text)
    )
  }

  // MARK: - Bodies

  /// Collects what a closure, a getter or a function gives back.
  mutating func results(_ body: Range<Int>, depth: Int = 0) {
    guard depth < Self.depthLimit else { return }
    var start = tape.statementsStart(body)
    guard start < body.upperBound else { return }
    // `{ get { … } }`
    if tape.isWord(start, .get), tape.kind(start + 1) == .openBrace {
      results(tape.content(start + 1), depth: depth + 1)
      return
    }
    while tape.kind(start) == .directive { start += 1 }
    if tape.isWord(start, .if) || tape.isWord(start, .switch),
      tape.conditionalEnd(start, limit: body.upperBound) >= body.upperBound
    {
      branches(start..<body.upperBound, depth: depth + 1)
      return
    }
    if !Self.isStatement(start, tape),
      tape.expressionEnd(start, limit: body.upperBound) >= body.upperBound
    {
      _ = collect(start..<body.upperBound, depth: depth + 1)
      return
    }
    returns(start..<body.upperBound, depth: depth + 1)
  }

  private static func isStatement(_ token: Int, _ tape: SourceTape) -> Bool {
    guard tape.kind(token) == .identifier else { return false }
    return tape.isWord(token, .return) || tape.isWord(token, .guard) || tape.isWord(token, .let)
      || tape.isWord(token, .var) || tape.isWord(token, .for)
  }

  /// Collects the branches of an `if` or `switch` that is an expression.
  private mutating func branches(_ range: Range<Int>, depth: Int) {
    guard depth < Self.depthLimit else { return }
    let isSwitch = tape.isWord(range.lowerBound, .switch)
    var index = range.lowerBound + 1
    while index < range.upperBound {
      index = tape.nextBrace(index, limit: range.upperBound)
      guard index < range.upperBound else { return }
      if isSwitch {
        cases(tape.content(index), depth: depth + 1)
        return
      }
      results(tape.content(index), depth: depth + 1)
      index = tape.after(index)
      guard tape.isWord(index, .else) else { return }
      index += 1
    }
  }

  private mutating func cases(_ range: Range<Int>, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard tape.isWord(index, .case) || tape.isWord(index, .default) else {
        index = tape.after(index)
        continue
      }
      while index < range.upperBound, tape.kind(index) != .colon { index = tape.after(index) }
      let start = index + 1
      index = start
      while index < range.upperBound,
        !((tape.isWord(index, .case) || tape.isWord(index, .default)
          || tape.isWord(index, .unknown) && tape.kind(index - 1) == .at)
          && tape.startsLine(index))
      {
        index = tape.after(index)
      }
      if start < index { results(start..<min(index, range.upperBound), depth: depth) }
    }
  }

  /// Collects what follows `return` in a body, not that of functions and closures within.
  private mutating func returns(_ range: Range<Int>, depth: Int) {
    guard depth < Self.depthLimit else { return }
    var isControl = false
    var index = range.lowerBound
    while index < range.upperBound {
      switch tape.kind(index) {
      case .openBrace:
        if isControl { returns(tape.content(index), depth: depth + 1) }
        isControl = false
        index = tape.after(index)
      case .identifier:
        let word = Word(link: tape.link(index))
        if word == .return {
          let end = tape.expressionEnd(index + 1, limit: range.upperBound)
          if end > index + 1, !tape.startsLine(index + 1) {
            _ = collect(index + 1..<end, depth: depth)
          }
          index = max(end, index + 1)
        } else {
          if word?.beginsBlock == true { isControl = true }
          if word == .func { isControl = false }
          index += 1
        }
      default:
        index = tape.after(index)
      }
    }
  }
}

extension SourceTape {
  /// The first token of the statements of a closure, after its captures and parameters.
  func statementsStart(_ body: Range<Int>) -> Int {
    signatureEnd(body).map { $0 + 1 } ?? body.lowerBound
  }

  /// The `in` that ends the signature of a closure; `nil` where it has none.
  func signatureEnd(_ body: Range<Int>) -> Int? {
    var index = body.lowerBound
    let limit = min(body.upperBound, index + 64)
    while index < limit {
      switch kind(index) {
      case .identifier:
        if isWord(index, .in) { return index }
        if index > body.lowerBound, startsLine(index) { return nil }
        index += 1
      case .quotedIdentifier, .comma, .dollarIdentifier, .at, .colon, .period:
        index += 1
      case .symbol:
        guard
          isArrow(index) || isSymbol(index, "?") || isSymbol(index, "<")
            || isSymbol(index, ">")
        else { return nil }
        index += 1
      case .openBracket, .openParenthesis:
        guard
          index == body.lowerBound || kind(index - 1) != .identifier
            || isArrow(index - 1) || kind(index) == .openBracket
        else { return nil }
        index = after(index)
      default:
        return nil
      }
    }
    return nil
  }
}
