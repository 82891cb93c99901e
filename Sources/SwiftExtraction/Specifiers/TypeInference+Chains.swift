// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension TypeInference {
  /// The type of an operand with its calls, members and subscripts.
  func chain(_ range: Range<Int>, before limit: Int, depth: Int) -> InferredType {
    var position = range.lowerBound
    var type = primary(&position, range.upperBound, before: limit, depth: depth)
    var isChained = false
    while position < range.upperBound {
      switch tape.kind(position) {
      case .symbol:
        guard tape.isSymbol(position, "?") || tape.isSymbol(position, "!") else { return .unknown }
        if tape.isSymbol(position, "?") { isChained = true }
        type = type.unwrapped
        position += 1
      case .period:
        position += 1
        guard position < range.upperBound else { return .unknown }
        type = member(of: type, at: &position, range.upperBound, before: limit, depth: depth)
      case .openBracket:
        if let value = TypeText.dictionaryValue(of: type.text) {
          type = InferredType(text: value + "?")
        } else {
          type =
            InferredType(
              TypeText.element(of: type.text)
                ?? (type.isKnown ? index.result(Self.subscriptName, of: type.text) : nil)
            )
        }
        position = tape.after(position)
      case .openParenthesis:
        type = InferredType(TypeText.result(of: type.text))
        position = tape.after(position)
      case .openBrace:
        position = tape.after(position)
      default:
        return .unknown
      }
    }
    if isChained, type.isKnown, !type.isOptional { type.text += "?" }
    return type
  }

  private static let subscriptName = Symbol("subscript")

  // MARK: - What a chain begins with

  private func primary(
    _ position: inout Int,
    _ end: Int,
    before limit: Int,
    depth: Int
  ) -> InferredType {
    let first = position
    switch tape.kind(first) {
    case .integer, .float, .stringStart:
      position = tape.after(first)
      return type(of: first..<position, before: limit, depth: depth + 1)
    case .openParenthesis:
      position = tape.after(first)
      return type(of: first..<position, before: limit, depth: depth + 1)
    case .openBracket:
      position = tape.after(first)
      if position < end, tape.kind(position) == .openParenthesis {
        position = tape.after(position)
        return InferredType(tape.typeText(first..<tape.after(first)))
      }
      let content = tape.content(first)
      let element = tape.argumentEnd(content.lowerBound, limit: content.upperBound)
      let type = type(of: content.lowerBound..<element, before: limit, depth: depth + 1)
      return InferredType(text: type.isKnown ? "[\(type.text)]" : "")
    case .macro:
      position = first + 1
      return InferredType(tape.isMacro(first, .line) ? "Int" : "String")
    case .dollarIdentifier:
      position = first + 1
      return dollar(first, before: limit, depth: depth)
    case .identifier, .quotedIdentifier:
      return name(&position, end, before: limit, depth: depth)
    default:
      position = end
      return .unknown
    }
  }

  private func dollar(_ token: Int, before limit: Int, depth: Int) -> InferredType {
    let range = tape.range(token)
    guard range.count > 1 else { return .unknown }
    let digits = tape.bytes[range.lowerBound + 1..<range.upperBound]
    guard digits.allSatisfy(ByteClass.isDigit) else {
      // The projection of a property: `$name` has the name's type.
      return variable(
        Symbol(tape.bytes, range.lowerBound + 1..<range.upperBound),
        at: token,
        before: limit,
        depth: depth
      )
    }
    guard digits.count == 1, let digit = digits.first,
      let found = scopes.find(Self.anonymous, at: token, before: limit),
      case .closure(let brace, _) = scopes.bindings[found].source
    else { return .unknown }
    return closureParameter(Int(digit - 0x30), brace: brace, before: found, depth: depth)
  }

  /// The name under which each closure without named parameters is bound.
  static let anonymous = Symbol("$0")

  private func name(
    _ position: inout Int,
    _ end: Int,
    before limit: Int,
    depth: Int
  ) -> InferredType {
    let first = position
    position += 1
    if tape.isWord(first, .true) || tape.isWord(first, .false) { return InferredType("Bool") }
    if tape.isWord(first, .nil) { return .unknown }
    if tape.isWord(first, .selfValue) || tape.isWord(first, .selfType) {
      return InferredType(enclosing.last)
    }
    let isType = tape.firstByte(first) &- 0x41 < 26
    // Generic arguments of a type: `Measurement<Unit>(…)`.
    if isType, position < end, tape.kind(position) == .symbol,
      tape.firstByte(position) == UInt8(ascii: "<"), !tape.followsBlank(position)
    {
      let typeEnd = tape.typeEnd(first, limit: end)
      if typeEnd > position, typeEnd < end, tape.kind(typeEnd) == .openParenthesis {
        position = tape.after(typeEnd)
        return InferredType(tape.typeText(first..<typeEnd))
      }
    }
    if position < end, tape.kind(position) == .openParenthesis,
      !tape.followsBlank(position)
    {
      let call = position
      position = tape.after(position)
      return isType
        ? construction(first, call, before: limit, depth: depth)
        : function(first, call, before: limit, depth: depth)
    }
    let symbol = tape.symbol(first)
    let found = variable(symbol, at: first, before: limit, depth: depth)
    if found.isKnown { return found }
    return isType ? InferredType(tape.text(first)) : .unknown
  }

  private func construction(
    _ name: Int,
    _ call: Int,
    before limit: Int,
    depth: Int
  ) -> InferredType {
    let type = tape.text(name)
    if SpecifierTable.isNumber(type) {
      let content = tape.content(call)
      let first = content.lowerBound
      if tape.isName(first), tape.kind(first + 1) == .colon {
        return tape.isWord(first, .exactly)
          ? InferredType(text: type + "?") : InferredType(type)
      }
      let end = tape.argumentEnd(first, limit: content.upperBound)
      let argument = self.type(of: first..<end, before: limit, depth: depth + 1)
      let isText = argument.text == "String" || argument.text == "Substring"
      return InferredType(text: isText ? type + "?" : type)
    }
    return InferredType(type)
  }

  private func function(
    _ name: Int,
    _ call: Int,
    before limit: Int,
    depth: Int
  ) -> InferredType {
    let symbol = tape.symbol(name)
    if let found = scopes.find(symbol, at: name, before: limit) {
      let type = binding(found, depth: depth)
      if let result = TypeText.result(of: type.text) { return InferredType(result) }
    }
    for type in enclosing.reversed() {
      if let result = index.result(symbol, of: type) { return InferredType(result) }
    }
    if let result = index.globalResult(symbol), !result.isEmpty {
      return InferredType(result)
    }
    if tape.isWord(name, .NSLocalizedString) { return InferredType("String") }
    guard StandardNames.sameAsArgument.contains(symbol) else { return .unknown }
    let content = tape.content(call)
    var operands: [Range<Int>] = []
    var start = content.lowerBound
    while start < content.upperBound {
      let end = tape.argumentEnd(start, limit: content.upperBound)
      operands.append(start..<end)
      start = end + 1
    }
    var literal = InferredType.unknown
    for operand in operands {
      let type = type(of: operand, before: limit, depth: depth + 1)
      if type.isKnown, !type.isLiteral { return type }
      if type.isLiteral, literal.text != "Double" { literal = type }
    }
    return literal
  }

  // MARK: - Names

  /// The type of a name at a token: of a local, of a property of the types around, of a global.
  func variable(_ name: Symbol, at token: Int, before limit: Int, depth: Int) -> InferredType {
    if let found = scopes.find(name, at: token, before: limit) {
      return binding(found, depth: depth)
    }
    for type in enclosing.reversed() {
      if let found = index.property(name, of: type) { return declared(found, depth: depth) }
    }
    if let found = index.global(name) {
      return declared(found, depth: depth)
    }
    return .unknown
  }

  /// The type of a property as the index has it.
  func declared(_ type: String, depth: Int) -> InferredType {
    guard type.utf8.first == UInt8(ascii: "=") else { return InferredType(index.resolved(type)) }
    guard depth < Self.depthLimit else { return .unknown }
    // `Type.member`
    var parts = type.dropFirst().split(separator: ".").map(String.init)
    guard parts.count == 2 else { return .unknown }
    let member = Symbol(parts.removeLast())
    if let found = index.property(member, of: parts[0]) ?? index.result(member, of: parts[0]) {
      return declared(found, depth: depth + 1)
    }
    if Self.sharedInstances.contains(member) { return InferredType(parts[0]) }
    return .unknown
  }

  private static let sharedInstances: Set<Symbol> = [
    Symbol("shared"), Symbol("default"), Symbol("current"), Symbol("main"), Symbol("standard"),
    Symbol("zero"), Symbol("now"),
  ]

  /// The type of a local.
  func binding(_ position: Int, depth: Int) -> InferredType {
    guard depth < Self.depthLimit else { return .unknown }
    let binding = scopes.bindings[position]
    switch binding.source {
    case .type(let range): return InferredType(index.resolved(tape.typeText(range)))
    case .typeName(let type): return InferredType(index.resolved(type))
    case .value(let range): return settled(type(of: range, before: position, depth: depth + 1))
    case .unwrapped(let range):
      return settled(type(of: range, before: position, depth: depth + 1).unwrapped)
    case .shorthand:
      return variable(
        binding.name,
        at: binding.visibleFrom,
        before: position,
        depth: depth + 1
      ).unwrapped
    case .element(let range):
      return element(of: type(of: range, before: position, depth: depth + 1))
    case .closure(let brace, let parameter):
      return closureParameter(parameter, brace: brace, before: position, depth: depth + 1)
    case .unknown: return .unknown
    }
  }

  private func settled(_ type: InferredType) -> InferredType {
    var type = type
    type.isLiteral = false
    return type
  }

  /// The type of the elements of a sequence.
  func element(of sequence: InferredType) -> InferredType {
    if let bound = TypeText.argument(of: sequence.text, named: "Range") {
      return InferredType(bound)
    }
    if sequence.text == "String" { return InferredType("Character") }
    if let element = TypeText.element(of: sequence.text) {
      return InferredType(index.resolved(element))
    }
    return .unknown
  }
}

extension SourceTape {
  /// Whether a token is `#` with this name.
  func isMacro(_ index: Int, _ word: Word) -> Bool {
    kind(index) == .macro && link(index) == word.link
  }
}
