// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension TypeInference {
  /// The type of a member or of what a method returns.
  ///
  /// - Parameters:
  ///   - owner: the type that it belongs to.
  ///   - position: the token of its name; afterwards the one after it and its arguments.
  ///   - end: where the chain ends.
  ///   - limit: bindings from this one on are not known yet.
  ///   - depth: how many steps led here.
  /// - Returns: the type, as far as it is known.
  func member(
    of owner: InferredType,
    at position: inout Int,
    _ end: Int,
    before limit: Int,
    depth: Int
  ) -> InferredType {
    let name = position
    position += 1
    guard tape.isName(name) else {
      if tape.kind(name) == .integer, let members = TypeText.tupleMembers(of: owner.text),
        let number = Int(tape.text(name)), number < members.count
      {
        return InferredType(members[number].type)
      }
      return .unknown
    }
    let symbol = tape.symbol(name)
    var call: Int?
    if position < end {
      if tape.kind(position) == .openParenthesis, !tape.followsBlank(position) {
        call = position
        position = tape.after(position)
      } else if tape.kind(position) == .openBrace {
        call = position
      }
      while position < end, tape.kind(position) == .openBrace { position = tape.after(position) }
    }
    let type = owner.unwrapped
    if let call {
      return method(symbol, name, of: type, call: call, before: limit, depth: depth)
    }
    return property(symbol, of: type, depth: depth)
  }

  private func property(_ name: Symbol, of owner: InferredType, depth: Int) -> InferredType {
    if owner.isKnown {
      if let type = index.property(name, of: owner.text) { return declared(type, depth: depth + 1) }
      if let type = StandardNames.ownedProperties[TypeText.base(of: owner.text)]?[name] {
        return InferredType(type)
      }
      if let members = TypeText.tupleMembers(of: owner.text),
        let member = members.first(where: { Symbol($0.label) == name })
      {
        return InferredType(member.type)
      }
      if StandardNames.elementAccess.contains(name),
        let element = TypeText.element(of: owner.text)
      {
        return InferredType(text: index.resolved(element) + "?")
      }
      if StandardNames.chaining.contains(name) { return owner }
      if SpecifierTable.isNumber(owner.text), Self.numberConstants.contains(name) { return owner }
      if name == Self.wrappedValue { return owner }
    }
    if let type = StandardNames.properties[name] {
      return InferredType(text: type, isByName: !owner.isKnown)
    }
    return .unknown
  }

  private static let numberConstants: Set<Symbol> = [
    Symbol("max"), Symbol("min"), Symbol("zero"), Symbol("pi"), Symbol("infinity"),
    Symbol("greatestFiniteMagnitude"),
  ]
  private static let wrappedValue = Symbol("wrappedValue")

  private func method(
    _ name: Symbol,
    _ token: Int,
    of owner: InferredType,
    call: Int,
    before limit: Int,
    depth: Int
  ) -> InferredType {
    if owner.isKnown {
      if let type = index.result(name, of: owner.text) { return InferredType(index.resolved(type)) }
      if let closure = index.property(name, of: owner.text),
        let result = TypeText.result(of: closure)
      {
        return InferredType(result)
      }
      if let element = TypeText.element(of: owner.text) {
        let type = collection(name, of: owner, element: element, call, before: limit, depth: depth)
        if type.isKnown { return type }
      }
      if tape.isWord(token, .`init`) { return owner }
      if SpecifierTable.isNumber(owner.text), name == Self.random { return owner }
      if StandardNames.chaining.contains(name) { return owner }
      if owner.text == "String", name == Self.split {
        return InferredType("[Substring]")
      }
    }
    if name == Self.rounded, owner.isKnown { return owner }
    if name == Self.reduce, !owner.isKnown || TypeText.element(of: owner.text) != nil {
      let content = tape.content(call)
      let end = tape.argumentEnd(content.lowerBound, limit: content.upperBound)
      return type(of: content.lowerBound..<end, before: limit, depth: depth + 1)
    }
    if let type = StandardNames.methods[name] {
      return InferredType(text: type, isByName: !owner.isKnown)
    }
    return .unknown
  }

  private static let random = Symbol("random")
  private static let split = Symbol("split")
  private static let rounded = Symbol("rounded")
  private static let reduce = Symbol("reduce")
  private static let enumerated = Symbol("enumerated")

  private func collection(
    _ name: Symbol,
    of owner: InferredType,
    element: String,
    _ call: Int,
    before limit: Int,
    depth: Int
  ) -> InferredType {
    if StandardNames.elementAccess.contains(name) {
      return InferredType(text: index.resolved(element) + "?")
    }
    if name == Self.enumerated { return InferredType(text: "[(offset:Int,element:\(element))]") }
    if name == Self.reduce {
      let content = tape.content(call)
      let end = tape.argumentEnd(content.lowerBound, limit: content.upperBound)
      let initial = type(of: content.lowerBound..<end, before: limit, depth: depth + 1)
      // `reduce(0, +)` over fractions is a fraction.
      return initial.isLiteral && SpecifierTable.isNumber(element)
        && tape.after(end + 1) >= content.upperBound
        ? InferredType(element) : initial
    }
    return .unknown
  }

  // MARK: - Parameters of closures

  /// The type of a parameter of a closure, from the call that the closure is given to.
  func closureParameter(
    _ parameter: Int,
    brace: Int,
    before limit: Int,
    depth: Int
  ) -> InferredType {
    guard depth < Self.depthLimit, brace > 0 else { return .unknown }
    // The closure follows `name`, `name(…)` or stands among the arguments of one.
    var arguments: Range<Int>?
    var name = brace - 1
    if tape.kind(name) == .closeParenthesis, let open = tape.counterpart(name) {
      arguments = tape.content(open)
      name = open - 1
    }
    guard name >= 0, tape.isName(name) else { return .unknown }
    if tape.kind(name - 1) == .period, StandardNames.elementClosures.contains(tape.symbol(name)) {
      guard let start = chainStart(before: name - 1) else { return .unknown }
      let owner = type(of: start..<name - 1, before: limit, depth: depth + 1)
      let element =
        owner.isOptional && TypeText.element(of: owner.unwrapped.text) == nil
        ? owner.unwrapped : element(of: owner.unwrapped)
      if let members = TypeText.tupleMembers(of: element.text), members.count > parameter,
        members.count > 1
      {
        // Destructured as `{ index, item in }`, or one tuple as `$0`.
        return parameter > 0 || isDestructured(brace)
          ? InferredType(members[parameter].type) : element
      }
      return parameter == 0 ? element : .unknown
    }
    if parameter == 0, tape.symbol(name) == Self.tableColumn {
      return row(around: name, before: limit, depth: depth)
    }
    guard let arguments, parameter == 0 else { return .unknown }
    var start = arguments.lowerBound
    let isItem = tape.isWord(start, .item) || tape.isWord(start, .presenting)
    if tape.isName(start), tape.kind(start + 1) == .colon { start += 2 }
    let end = tape.argumentEnd(start, limit: arguments.upperBound)
    let given = type(of: start..<end, before: limit, depth: depth + 1)
    if Word(link: tape.link(name))?.isLoopView == true { return element(of: given) }
    return isItem ? given.unwrapped : .unknown
  }

  private static let tableColumn = Symbol("TableColumn")
  private static let of = Symbol("of")

  /// What the rows of the `Table(rows) { … }` or `Table(of: Row.self) { … }` around a column are.
  private func row(around column: Int, before limit: Int, depth: Int) -> InferredType {
    var token = column - 1
    // As many tokens and groups of columns as a table has at most.
    for _ in 0..<1024 where token > 0 {
      switch tape.kind(token) {
      case .closeParenthesis, .closeBracket, .closeBrace:
        guard let open = tape.counterpart(token), open < token else { return .unknown }
        token = open - 1
      case .openBrace:
        guard tape.kind(token - 1) == .closeParenthesis, let open = tape.counterpart(token - 1),
          open > 0, tape.isWord(open - 1, .Table)
        else {
          token -= 1
          continue
        }
        let arguments = tape.content(open)
        let start = arguments.lowerBound
        let end = tape.argumentEnd(start, limit: arguments.upperBound)
        if tape.isName(start), tape.kind(start + 1) == .colon {
          guard tape.symbol(start) == Self.of, end > start + 4 else { return .unknown }
          return InferredType(index.resolved(tape.typeText(start + 2..<end - 2)))
        }
        return element(of: type(of: start..<end, before: limit, depth: depth + 1))
      case .openParenthesis, .openBracket, .interpolationStart: return .unknown
      default: token -= 1
      }
    }
    return .unknown
  }

  /// Whether a closure names more than one parameter.
  private func isDestructured(_ brace: Int) -> Bool {
    let content = tape.content(brace)
    return tape.isName(content.lowerBound) && tape.kind(content.lowerBound + 1) == .comma
  }

  /// The first token of the chain that ends before a point.
  func chainStart(before point: Int) -> Int? {
    var index = point - 1
    var steps = 0
    while index >= 0, steps < 256 {
      steps += 1
      switch tape.kind(index) {
      case .closeParenthesis, .closeBracket, .closeBrace:
        guard let open = tape.counterpart(index), open < index else { return nil }
        index = open - 1
        if index >= 0, isOperand(index), !tape.startsLine(open) { continue }
        return open
      case .identifier, .quotedIdentifier, .dollarIdentifier, .integer:
        if index > 0, tape.kind(index - 1) == .period {
          index -= 2
          continue
        }
        return index
      case .symbol:
        guard tape.isShort(index), !tape.followsBlank(index) else { return nil }
        index -= 1
      default:
        return nil
      }
    }
    return nil
  }

  private func isOperand(_ index: Int) -> Bool {
    switch tape.kind(index) {
    case .identifier: Word(link: tape.link(index))?.isStatementWord != true
    case .quotedIdentifier, .dollarIdentifier, .closeParenthesis, .closeBracket, .closeBrace: true
    case .symbol:
      tape.isShort(index) && !tape.followsBlank(index)
        && (tape.isSymbol(index, "?") || tape.isSymbol(index, "!"))
    default: false
    }
  }
}
