// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension SiteScanner {
  /// Marks the keys of a call of something that the project declares.
  ///
  /// - Returns: whether a declaration fits that decides what the arguments are.
  mutating func projectCall(_ name: Int, _ arguments: [CallArgument]) -> Bool {
    guard let candidates = index.callables(tape.symbol(name), tape.link(name)) else { return false }
    let trailing = tape.kind(tape.after(name + 1)) == .openBrace
    var keys: [Int: ExtractionConfidence] = [:]
    var closures: [String] = []
    var isFound = false
    for candidate in candidates {
      guard let places = match(candidate, arguments, hasTrailingClosure: trailing) else { continue }
      isFound = true
      for (argument, parameter) in zip(arguments, places)
      where index.isLocalizable(candidate.parameters[parameter].type) {
        keys[argument.place] = .likely
      }
      if trailing,
        let next = candidate.parameters.indices.first(where: {
          !places.contains($0)
            && TypeText.result(of: TypeText.unwrapped(candidate.parameters[$0].type).type) != nil
        }),
        index.isLocalizable(candidate.parameters[next].type)
      {
        closures.append("")
      }
    }
    guard isFound, !keys.isEmpty || !closures.isEmpty else { return false }
    for (place, _) in keys.sorted(by: { $0.key < $1.key }) {
      let isAmbiguous = candidates.contains { candidate in
        guard let places = match(candidate, arguments, hasTrailingClosure: trailing),
          !candidate.isDisfavored
        else { return false }
        let type = candidate.parameters[places[place]].type
        return ["String", "String?", "StringProtocol", "Substring"].contains(type)
      }
      let isOverloaded = candidates.contains { candidate in
        guard let places = match(candidate, arguments, hasTrailingClosure: trailing) else {
          return false
        }
        return !index.isLocalizable(candidate.parameters[places[place]].type)
      }
      mark(
        arguments[place].value,
        Site(
          confidence: isAmbiguous ? .possible : .likely,
          style: isOverloaded ? .overloaded : .typed
        )
      )
    }
    if !closures.isEmpty {
      let brace = tape.after(name + 1)
      markResults(tape.content(brace), Site(confidence: .likely, style: .typed))
      var labels: Set<UInt32> = []
      for candidate in candidates {
        for parameter in candidate.parameters where index.isLocalizable(parameter.type) {
          labels.insert(parameter.label)
        }
      }
      markLabelledClosures(
        after: tape.after(brace),
        Site(confidence: .likely, style: .typed),
        labels
      )
    }
    return true
  }

  /// The parameter of each argument; `nil` where the call does not fit.
  func match(
    _ function: FunctionInfo,
    _ arguments: [CallArgument],
    hasTrailingClosure: Bool
  ) -> [Int]? {
    var places: [Int] = []
    var parameter = 0
    for argument in arguments {
      let label = (argument.label.map(tape.symbol) ?? .none).short
      while parameter < function.parameters.count {
        let candidate = function.parameters[parameter]
        if candidate.label == label { break }
        guard candidate.hasDefault || candidate.isVariadic else { return nil }
        parameter += 1
      }
      guard parameter < function.parameters.count else {
        // More values of a variadic parameter.
        guard label == Symbol.none.short, let last = places.last,
          function.parameters[last].isVariadic
        else {
          return nil
        }
        places.append(last)
        continue
      }
      places.append(parameter)
      parameter += 1
    }
    while parameter < function.parameters.count {
      let candidate = function.parameters[parameter]
      let isClosure = TypeText.result(of: TypeText.unwrapped(candidate.type).type) != nil
      guard candidate.hasDefault || candidate.isVariadic || isClosure && hasTrailingClosure else {
        return nil
      }
      parameter += 1
    }
    return places
  }

  // MARK: - Closures after a call

  mutating func markTrailingClosures(after open: Int, _ rule: CallRule, _ site: Site) {
    var site = site
    site.style = .typed
    let brace = tape.after(open)
    guard tape.kind(brace) == .openBrace else { return }
    // Without an item the closure builds the actions of the toast.
    let isItem = arguments(of: open).contains { argument in
      argument.label.map { tape.isWord($0, .item) } ?? false
    }
    guard isItem else { return }
    markResults(tape.content(brace), site)
    markLabelledClosures(after: tape.after(brace), site, [Self.title, Self.message])
  }

  static let title = Symbol("title").short
  static let message = Symbol("message").short

  mutating func markLabelledClosures(
    after start: Int,
    _ site: Site,
    _ labels: Set<UInt32>
  ) {
    var token = start
    while tape.isName(token), tape.kind(token + 1) == .colon, tape.kind(token + 2) == .openBrace {
      if labels.contains(tape.symbol(token).short) { markResults(tape.content(token + 2), site) }
      token = tape.after(token + 2)
    }
  }
}
