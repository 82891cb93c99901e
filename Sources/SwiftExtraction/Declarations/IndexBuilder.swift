// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Reads the declarations of one source; bodies of functions are passed over.
struct IndexBuilder {
  private let tape: SourceTape
  private var fragment = IndexFragment()
  private var scopes: [Scope] = []
  private var isDisfavored = false

  /// A type whose members are being read.
  private struct Scope {
    let end: Int
    let name: Symbol
    let nameLink: UInt32
    let isEnum: Bool
    /// The parameters of the memberwise initializer of a structure.
    var memberwise: [FunctionInfo.Parameter]?
  }

  /// The declarations of a source.
  static func fragment(of tape: SourceTape) -> IndexFragment {
    var builder = IndexBuilder(tape: tape)
    builder.run()
    return builder.fragment
  }

  private init(tape: SourceTape) {
    self.tape = tape
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
    var inherited: [String] = []
    if tape.kind(index) == .colon {
      repeat {
        let end = tape.typeEnd(index + 1, limit: tape.count)
        guard end > index + 1 else { break }
        inherited.append(tape.typeText(index + 1..<end))
        index = end
      } while tape.kind(index) == .comma
    }
    index = tape.nextBrace(index, limit: tape.count)
    guard index < tape.count else { return keyword + 2 }
    let symbol = tape.symbol(name)
    if !inherited.isEmpty { fragment.inheritance.append((symbol, inherited)) }
    let isStruct = tape.isWord(keyword, .struct)
    let isEnum = tape.isWord(keyword, .enum)
    if isEnum, let raw = inherited.first, SpecifierTable.isRawType(raw) {
      fragment.properties.append(
        (MemberKey(owner: symbol, name: StandardNames.rawValue), raw)
      )
    }
    scopes.append(
      Scope(
        end: max(Int(tape.link(index)), index),
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
    fragment.functions.append(
      FunctionInfo(
        key: MemberKey(owner: scope.name, name: scope.name),
        parameters: parameters,
        result: "",
        isDisfavored: false
      )
    )
    fragment.functionLinks.append(scope.nameLink)
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
        result: ""
      )
      return
    }
    let key = MemberKey(owner: scopes.last?.name ?? .none, name: tape.symbol(declaration.name))
    var result = declaration.result.map(tape.typeText) ?? ""
    if result == "Self", let scope = scopes.last { _ = scope; result = "" }
    if declaration.generics.contains(where: { tape.text($0.name) == result }) { result = "" }
    append(declaration, key, tape.link(declaration.name), result: result)
  }

  private mutating func append(
    _ declaration: FunctionDeclaration,
    _ key: MemberKey,
    _ link: UInt32,
    result: String
  ) {
    let parameters = declaration.parameters.map { parameter in
      var type = tape.typeText(parameter.type)
      if !declaration.generics.isEmpty,
        let generic = declaration.generics.first(where: { tape.text($0.name) == type })
      {
        type = generic.constraint.map(tape.typeText) ?? "Any"
      }
      return FunctionInfo.Parameter(
        label: parameter.label.map(tape.symbol) ?? .none,
        type: type,
        hasDefault: parameter.defaultValue != nil,
        isVariadic: parameter.isVariadic
      )
    }
    fragment.functions.append(
      FunctionInfo(key: key, parameters: parameters, result: result, isDisfavored: isDisfavored)
    )
    fragment.functionLinks.append(link)
  }

  private mutating func addVariables(at keyword: Int, isStatic: Bool) -> Int {
    isDisfavored = false
    let isLet = tape.isWord(keyword, .let)
    var index = keyword + 1
    var isFollowed = true
    while isFollowed, let variable = tape.nextVariable(&index, limit: tape.count) {
      isFollowed = variable.isFollowed
      let type =
        variable.type.map(tape.typeText)
        ?? variable.value.map { InitialType.of($0, in: tape) } ?? ""
      let name = tape.symbol(variable.name)
      let key = MemberKey(owner: scopes.last?.name ?? .none, name: name)
      if !type.isEmpty { fragment.properties.append((key, type)) }
      guard let scope = scopes.indices.last, scopes[scope].memberwise != nil, !isStatic,
        !(isLet && variable.value != nil),
        variable.accessors == nil || variable.value != nil || isObserved(variable)
      else { continue }
      scopes[scope].memberwise?.append(
        FunctionInfo.Parameter(
          label: name,
          type: type,
          hasDefault: variable.value != nil || type.hasSuffix("?"),
          isVariadic: false
        )
      )
    }
    return max(index, keyword + 1)
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
          result: ""
        )
        let types = declaration.parameters.map { tape.typeText($0.type) }
        fragment.payloads.append((tape.symbol(name), types))
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
