// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Reads one source from its first token to its last and extracts its texts.
///
/// Calls and declarations mark the literals that they take as keys; a literal is extracted when it
/// is reached, so that the names its interpolations use are those in scope there.
struct SiteScanner {
  let tape: SourceTape
  let index: ProjectIndex
  let calls: BuiltInCalls
  let types: LocalizableTypes
  let options: ExtractionOptions

  var scopes = LocalScopes()
  var enclosing: [String] = []
  var sites: [Site] = []
  /// For each literal its site and one, 0 for none.
  var marks: [UInt32]
  var strings: [ExtractedString] = []
  var diagnostics: [SourceDiagnostic] = []
  /// The texts of all literals without interpolations, as numbers.
  var literalTexts: [UInt64] = []

  private var open: [OpenScope] = []
  /// Functions whose body has not been reached, by its brace.
  private var waitingBodies: [(brace: Int, declaration: FunctionDeclaration)] = []
  /// Bindings that hold within the block whose brace is given.
  private var waitingBindings: [(brace: Int, bindings: [LocalBinding])] = []
  private let members: Set<UInt32>

  private struct OpenScope {
    let end: Int
    let bindings: Int
    let isType: Bool
    /// The function whose body it is.
    var function: FunctionDeclaration?
  }

  init(
    _ tape: SourceTape,
    index: ProjectIndex,
    calls: BuiltInCalls,
    types: LocalizableTypes,
    options: ExtractionOptions
  ) {
    self.tape = tape
    self.index = index
    self.calls = calls
    self.types = types
    self.options = options
    members = Set(options.members.map { NameHash.short($0.utf8) })
    var literals = 0
    if let last = tape.tokens.last(where: { $0.kind == .stringEnd }) {
      literals = Int(last.link) + 1
    }
    // Literals within interpolations end before the one around them.
    marks = [UInt32](repeating: 0, count: literals)
  }

  var inference: TypeInference {
    TypeInference(tape: tape, index: index, scopes: scopes, enclosing: enclosing)
  }

  mutating func run() {
    var token = 0
    while token < tape.count {
      while let scope = open.last, token >= scope.end { leave(scope) }
      switch tape.kind(token) {
      case .identifier:
        token = name(at: token)
      case .quotedIdentifier:
        if tape.kind(token + 1) == .openParenthesis { call(at: token) }
        token += 1
      case .openBrace:
        token = enterBlock(at: token)
      case .stringStart:
        literal(at: token)
        token += 1
      case .symbol:
        if tape.tokens[token].length == 1, tape.firstByte(token) == UInt8(ascii: "=") {
          assignment(at: token)
        }
        token += 1
      case .macro:
        if !options.includesPreviews, tape.isMacro(token, Self.preview) {
          token = skipPreview(at: token)
        } else {
          token += 1
        }
      default:
        token += 1
      }
    }
  }

  private static let preview = Word("Preview")

  private func skipPreview(at token: Int) -> Int {
    var next = token + 1
    if tape.kind(next) == .openParenthesis { next = tape.after(next) }
    while tape.kind(next) == .openBrace {
      next = tape.after(next)
      // `timeline: { … }`
      if tape.isName(next), tape.kind(next + 1) == .colon, tape.kind(next + 2) == .openBrace {
        next += 2
      }
    }
    return next
  }

  // MARK: - Scopes

  private mutating func leave(_ scope: OpenScope) {
    open.removeLast()
    scopes.leave(to: scope.bindings)
    if scope.isType { enclosing.removeLast() }
  }

  private mutating func enter(_ brace: Int, isType: Bool = false) {
    open.append(
      OpenScope(
        end: max(Int(tape.tokens[brace].link), brace),
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

  private mutating func enterBlock(at brace: Int) -> Int {
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

  private mutating func declareParameters(_ range: Range<Int>, brace: Int) {
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

  private mutating func declareUntyped(_ range: Range<Int>, _ number: Int, brace: Int) {
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

  // MARK: - Names

  private mutating func name(at token: Int) -> Int {
    let hash = tape.tokens[token].link
    if let keyword = Keyword.of(hash) {
      if let next = declaration(keyword, at: token) { return next }
    } else if hash == Word.for.hash {
      loop(at: token)
      return token + 1
    }
    if tape.kind(token + 1) == .openParenthesis, !tape.tokens[token + 1].followsBlank {
      call(at: token)
    } else if !members.isEmpty {
      return token + 1
    }
    return token + 1
  }

  private mutating func declaration(_ keyword: Keyword, at token: Int) -> Int? {
    switch keyword {
    case .function, .initializer, .subscript:
      guard tape.kind(token - 1) != .period,
        let declaration = tape.functionDeclaration(at: token, limit: tape.count)
      else { return nil }
      function(declaration)
      return keyword == .function ? token + 2 : token + 1
    case .variable:
      variables(at: token)
      return token + 1
    case .type:
      return enterType(at: token)
    case .case:
      pattern(at: token)
      return token + 1
    case .alias, .modifierStatic:
      return token + 1
    }
  }

  private mutating func enterType(at keyword: Int) -> Int? {
    guard tape.isName(keyword + 1), Keyword.of(tape.tokens[keyword + 1].link) == nil else {
      return nil
    }
    var name = keyword + 1
    while tape.kind(name + 1) == .period, tape.isName(name + 2) { name += 2 }
    var token = name + 1
    var isPreview = false
    while token < tape.count, tape.kind(token) != .openBrace {
      if tape.isWord(token, Self.previewProvider) { isPreview = true }
      token = tape.after(token)
    }
    guard token < tape.count else { return nil }
    if isPreview, !options.includesPreviews { return tape.after(token) }
    enter(token, isType: true)
    enclosing.append(tape.text(name))
    return token + 1
  }

  private static let previewProvider = Word("PreviewProvider")

  private mutating func function(_ declaration: FunctionDeclaration) {
    for parameter in declaration.parameters {
      guard let value = parameter.defaultValue,
        index.isLocalizable(tape.typeText(parameter.type))
      else { continue }
      mark(value, Site(confidence: .sure, style: .typed))
    }
    guard let body = declaration.body else { return }
    waitingBodies.append((body, declaration))
    if let result = declaration.result, index.isLocalizable(tape.typeText(result)) {
      markResults(tape.content(body))
    }
  }

  private mutating func variables(at keyword: Int) {
    let previous = keyword - 1
    let isCondition =
      tape.isWord(previous, .if) || tape.isWord(previous, .guard) || tape.isWord(previous, .while)
      || tape.kind(previous) == .comma && isInBody
    if tape.isWord(previous, .case) { return }
    var position = keyword + 1
    var isFollowed = true
    while isFollowed,
      let variable = tape.nextVariable(&position, limit: tape.count, isCondition: isCondition)
    {
      isFollowed = variable.isFollowed
      var source: LocalBinding.Source = .unknown
      if let type = variable.type {
        source = .type(type)
        if index.isLocalizable(tape.typeText(type)) {
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

  private mutating func loop(at token: Int) {
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
  private mutating func pattern(at token: Int) {
    guard isInBody else { return }
    var next = token + 1
    let isAll = tape.isWord(next, .let) || tape.isWord(next, .var)
    if isAll { next += 1 }
    if tape.isName(next), tape.kind(next + 1) == .period { next += 1 }
    guard tape.kind(next) == .period, tape.isName(next + 1),
      tape.kind(next + 2) == .openParenthesis
    else { return }
    let payload = index.payloads[tape.symbol(next + 1)] ?? []
    var number = 0
    var place = tape.content(next + 2).lowerBound
    let limit = tape.content(next + 2).upperBound
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
}
