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
  var strings = ExtractedStrings()
  var diagnostics: [SourceDiagnostic] = []
  /// The texts of all literals without interpolations, as numbers.
  var literalTexts: [UInt64] = []

  var open: [OpenScope] = []
  /// Functions whose body has not been reached, by its brace.
  var waitingBodies: [(brace: Int, declaration: FunctionDeclaration)] = []
  /// Bindings that hold within the block whose brace is given.
  var waitingBindings: [(brace: Int, bindings: [LocalBinding])] = []

  struct OpenScope {
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
    // Literals within interpolations end before the one around them.
    marks = [UInt32](repeating: 0, count: tape.literalCount)
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
        if tape.isShort(token), tape.firstByte(token) == UInt8(ascii: "=") {
          assignment(at: token)
        }
        token += 1
      case .macro:
        if !options.includesPreviews, tape.isMacro(token, .Preview) {
          token = skipPreview(at: token)
        } else {
          token += 1
        }
      default:
        token += 1
      }
    }
  }

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

  // MARK: - Names

  private mutating func name(at token: Int) -> Int {
    let hash = tape.link(token)
    if let keyword = Keyword.of(hash) {
      if let next = declaration(keyword, at: token) { return next }
    } else if hash == Word.for.link {
      loop(at: token)
      return token + 1
    }
    if tape.kind(token + 1) == .openParenthesis, !tape.followsBlank(token + 1) {
      call(at: token)
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
    guard tape.isName(keyword + 1), Keyword.of(tape.link(keyword + 1)) == nil else {
      return nil
    }
    var name = keyword + 1
    while tape.kind(name + 1) == .period, tape.isName(name + 2) { name += 2 }
    var token = name + 1
    var isPreview = false
    while token < tape.count, tape.kind(token) != .openBrace {
      if tape.isWord(token, .PreviewProvider) { isPreview = true }
      token = tape.after(token)
    }
    guard token < tape.count else { return nil }
    if isPreview && !options.includesPreviews
      || tape.isPlainBlock(token) && !options.reportsVerbatimVariables
    {
      return tape.after(token)
    }
    enter(token, isType: true)
    enclosing.append(tape.text(name))
    return token + 1
  }
}
