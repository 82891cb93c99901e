// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Reads the declarations of one source; bodies of functions are passed over.
struct IndexBuilder {
  private let tape: SourceTape
  private var fragment = IndexFragment()
  private var names = TypeNames.empty
  private var scopes: [Scope] = []
  private var isDisfavored = false

  /// A type whose members are being read.
  private struct Scope {
    let end: Int
    let name: Symbol
    let nameLink: UInt32
    let isEnum: Bool
    /// The parameters of the memberwise initializer of a structure.
    var memberwise: [IndexFragment.Parameter]?
  }

  /// The declarations of a source.
  ///
  /// - Parameters:
  ///   - tape: the source, or a part of it.
  ///   - names: the types that the worker's sources name.
  ///   - worker: the number of the worker.
  /// - Returns: the declarations with the numbers of their types among `names`.
  static func fragment(
    of tape: SourceTape,
    names: inout TypeNames,
    worker: Int
  ) -> IndexFragment {
    var builder = IndexBuilder(tape: tape)
    builder.fragment.worker = worker
    swap(&builder.names, &names)
    builder.run()
    swap(&builder.names, &names)
    return builder.fragment
  }

  private init(tape: SourceTape) {
    self.tape = tape
    fragment.reserve(for: min(tape.bytes.count, tape.count * 5))
  }

  private mutating func run() {
    var index = 0
    var isStatic = false
    while index < tape.count {
      while let scope = scopes.last, index >= scope.end { leave(scope) }
      switch tape.kind(index) {
      case .at:
        if tape.kind(index + 1) == .identifier,
          tape.isWord(index + 1, .disfavoredOverload)
        {
          isDisfavored = true
        }
        index += 2
        if tape.kind(index) == .openParenthesis, !tape.followsBlank(index) {
          index = tape.after(index)
        }
        continue
      case .identifier:
        guard let keyword = Keyword.of(tape.link(index)) else { break }
        switch keyword {
        case .modifierStatic: isStatic = true
        case .function, .initializer, .subscript:
          // `init` and `subscript` are names after a point.
          if tape.kind(index - 1) != .period,
            let declaration = tape.functionDeclaration(at: index, limit: tape.count)
          {
            add(declaration, isInitializer: keyword == .initializer)
            index = declaration.body.map { tape.after($0) } ?? max(declaration.end, index + 1)
            isStatic = false
            continue
          }
        case .variable:
          index = addVariables(at: index, isStatic: isStatic)
          isStatic = false
          continue
        case .case:
          if scopes.last?.isEnum == true { index = addCases(at: index) } else { index += 1 }
          continue
        case .type:
          index = enterType(at: index)
          isStatic = false
          continue
        case .alias:
          index = addAlias(at: index)
          continue
        }
      case .openBrace, .openParenthesis, .openBracket, .stringStart:
        index = tape.after(index)
        continue
      default: break
      }
      index += 1
    }
    while let scope = scopes.last { leave(scope) }
  }

  // MARK: - Types

  private mutating func enterType(at keyword: Int) -> Int {
    // `class func`, `class var` are members; an extension may name `A.B`.
    guard tape.isName(keyword + 1), Keyword.of(tape.link(keyword + 1)) == nil else {
      return keyword + 1
    }
    var index = keyword + 1
    while tape.kind(index + 1) == .period, tape.isName(index + 2) { index += 2 }
    let name = index
    index += 1
    if tape.kind(index) == .symbol, tape.firstByte(index) == UInt8(ascii: "<") {
      while index < tape.count, tape.kind(index) != .openBrace,
        tape.kind(index) != .symbol
          || tape.firstByte(index) != UInt8(ascii: ">")
      { index += 1 }
      index += 1
    }
    var inherited: [Range<Int>] = []
    if tape.kind(index) == .colon {
      repeat {
        let end = tape.typeEnd(index + 1, limit: tape.count)
        guard end > index + 1 else { break }
        inherited.append(index + 1..<end)
        index = end
      } while tape.kind(index) == .comma
    }
    index = tape.nextBrace(index, limit: tape.count)
    guard index < tape.count else { return keyword + 2 }
    let symbol = tape.symbol(name)
    let numbers = inherited.map { names.number(of: $0, in: tape) }
    if !numbers.isEmpty { fragment.inheritance.append(fragment.list(symbol, numbers)) }
    let end = max(Int(tape.link(index)), index)
    // The initializer of a structure that goes on in the next tape takes more than is seen here.
    let isWhole = !tape.isCut || tape.kind(end) == .closeBrace && Int(tape.link(end)) == index
    let isStruct = tape.isWord(keyword, .struct) && isWhole
    let isEnum = tape.isWord(keyword, .enum)
    if isEnum, let raw = numbers.first, SpecifierTable.isRawType(names.text(raw)) {
      addProperty(StandardNames.rawValue, of: symbol, raw)
    }
    scopes.append(
      Scope(
        end: end,
        name: symbol,
        nameLink: tape.link(name),
        // An extension may belong to an enum, but has no cases.
        isEnum: isEnum,
        memberwise: isStruct ? [] : nil
      )
    )
    return index + 1
  }

  private mutating func leave(_ scope: Scope) {
    scopes.removeLast()
    guard let parameters = scope.memberwise, !parameters.isEmpty else { return }
    appendFunction(
      parameters.count,
      MemberKey(owner: scope.name, name: scope.name),
      scope.nameLink,
      result: TypeNames.none,
      isDisfavored: false
    )
    fragment.parameters += parameters
  }

  // MARK: - Members

  private mutating func add(_ declaration: FunctionDeclaration, isInitializer: Bool) {
    defer { isDisfavored = false }
    if isInitializer {
      guard let scope = scopes.last else { return }
      scopes[scopes.count - 1].memberwise = nil
      append(
        declaration,
        MemberKey(owner: scope.name, name: scope.name),
        scope.nameLink,
        result: TypeNames.none
      )
      return
    }
    let key = MemberKey(owner: scopes.last?.name ?? .none, name: tape.symbol(declaration.name))
    var result = TypeNames.none
    if let range = declaration.result, !isSelf(range) || scopes.isEmpty {
      result = names.number(of: range, in: tape)
      if isGeneric(result, declaration) { result = TypeNames.none }
    }
    append(declaration, key, tape.link(declaration.name), result: result)
  }

  private mutating func append(
    _ declaration: FunctionDeclaration,
    _ key: MemberKey,
    _ link: UInt32,
    result: UInt32
  ) {
    appendFunction(
      declaration.parameters.count,
      key,
      link,
      result: result,
      isDisfavored: isDisfavored
    )
    for parameter in declaration.parameters {
      var type = names.number(of: parameter.type, in: tape)
      if !declaration.generics.isEmpty {
        let text = names.text(type)
        if let generic = declaration.generics.first(where: { tape.text($0.name) == text }) {
          type =
            generic.constraint.map { names.number(of: $0, in: tape) }
            ?? names.number(of: "Any")
        }
      }
      fragment.parameters.append(
        IndexFragment.Parameter(
          label: (parameter.label.map(tape.symbol) ?? .none).short,
          type: type,
          hasDefault: parameter.defaultValue != nil,
          isVariadic: parameter.isVariadic
        )
      )
    }
  }

  private func isSelf(_ type: Range<Int>) -> Bool {
    type.count == 1 && tape.isWord(type.lowerBound, .selfType)
  }

  private func isGeneric(_ type: UInt32, _ declaration: FunctionDeclaration) -> Bool {
    guard !declaration.generics.isEmpty else { return false }
    let text = names.text(type)
    return declaration.generics.contains { tape.text($0.name) == text }
  }

  /// Appends a function; its parameters are to follow.
  private mutating func appendFunction(
    _ parameterCount: Int,
    _ key: MemberKey,
    _ link: UInt32,
    result: UInt32,
    isDisfavored: Bool
  ) {
    fragment.functions.append(
      IndexFragment.Function(
        member: key.number,
        name: key.name.short,
        link: link,
        result: result,
        firstParameter: UInt32(fragment.parameters.count),
        parameterCount: UInt32(parameterCount),
        isDisfavored: isDisfavored
      )
    )
  }

  private mutating func addProperty(_ name: Symbol, of owner: Symbol, _ type: UInt32) {
    fragment.properties.append(
      IndexFragment.Property(
        member: MemberKey(owner: owner, name: name).number,
        name: name.short,
        type: type
      )
    )
  }

  private mutating func addVariables(at keyword: Int, isStatic: Bool) -> Int {
    isDisfavored = false
    let isLet = tape.isWord(keyword, .let)
    var index = keyword + 1
    var isFollowed = true
    while isFollowed, let variable = tape.nextVariable(&index, limit: tape.count) {
      isFollowed = variable.isFollowed
      let type =
        variable.type.map { names.number(of: $0, in: tape) }
        ?? variable.value.map { names.number(of: InitialType.of($0, in: tape)) }
        ?? TypeNames.none
      let name = tape.symbol(variable.name)
      if type != TypeNames.none { addProperty(name, of: scopes.last?.name ?? .none, type) }
      guard let scope = scopes.indices.last, scopes[scope].memberwise != nil, !isStatic,
        !(isLet && variable.value != nil),
        variable.accessors == nil || variable.value != nil || isObserved(variable)
      else { continue }
      let parameter = IndexFragment.Parameter(
        label: name.short,
        type: type,
        hasDefault: variable.value != nil || isOptional(variable.type),
        isVariadic: false
      )
      scopes[scope].memberwise?.append(parameter)
    }
    return max(index, keyword + 1)
  }

  /// Whether a type ends with `?`.
  private func isOptional(_ type: Range<Int>?) -> Bool {
    guard let last = type?.last, tape.kind(last) == .symbol else { return false }
    return tape.bytes[tape.endOffset(last) - 1] == UInt8(ascii: "?")
  }

  /// Whether the braces after a variable hold observers, so that it is stored.
  private func isObserved(_ variable: VariableDeclaration) -> Bool {
    guard let accessors = variable.accessors else { return true }
    let first = tape.content(accessors).lowerBound
    return tape.isWord(first, .willSet) || tape.isWord(first, .didSet)
  }

  private mutating func addCases(at keyword: Int) -> Int {
    guard let scope = scopes.last else { return keyword + 1 }
    var index = keyword + 1
    while tape.isName(index) {
      let name = index
      index += 1
      if tape.kind(index) == .openParenthesis {
        let declaration = FunctionDeclaration(
          name: name,
          parameters: tape.parameters(in: tape.content(index)),
          end: index
        )
        append(
          declaration,
          MemberKey(owner: scope.name, name: tape.symbol(name)),
          tape.link(name),
          result: TypeNames.none
        )
        let types = declaration.parameters.map { names.number(of: $0.type, in: tape) }
        fragment.payloads.append(fragment.list(tape.symbol(name), types))
        index = tape.after(index)
      }
      if tape.isSymbol(index, "=") { index = tape.expressionEnd(index + 1, limit: tape.count) }
      guard tape.kind(index) == .comma else { break }
      index += 1
    }
    return index
  }

  private mutating func addAlias(at keyword: Int) -> Int {
    guard tape.isName(keyword + 1), tape.isSymbol(keyword + 2, "=") else { return keyword + 1 }
    let end = tape.typeEnd(keyword + 3, limit: tape.count)
    let type = tape.typeText(keyword + 3..<end)
    fragment.aliases.append((tape.text(keyword + 1), type))
    return max(end, keyword + 1)
  }
}
