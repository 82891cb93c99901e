// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// An argument of a call, in tokens.
struct CallArgument {
  let label: Int?
  let value: Range<Int>
  /// Its place among the arguments.
  let place: Int
}

extension SiteScanner {
  /// Looks at a call whose name is a token.
  mutating func call(at name: Int) {
    let link = tape.link(name)
    let entry = calls.entry(link)
    let isProject = index.mayTakeText(link)
    guard entry != nil || isProject else { return }
    let arguments = arguments(of: name + 1)
    var isTaken = false
    if isProject {
      isTaken = projectCall(name, arguments)
    }
    guard let entry, !isTaken else { return }
    for rule in entry.rules where fits(rule.form, name) {
      isTaken = apply(rule, name, arguments) || isTaken
    }
    if entry.isDisplayCall || entry.isDisplayMethod, !isTaken {
      display(name, arguments, isMethod: !entry.isDisplayCall)
    }
  }

  func arguments(of open: Int) -> [CallArgument] {
    let content = tape.content(open)
    var arguments: [CallArgument] = []
    var start = content.lowerBound
    while start < content.upperBound {
      let end = tape.argumentEnd(start, limit: content.upperBound)
      var label: Int?
      if tape.isName(start), tape.kind(start + 1) == .colon {
        label = start
        start += 2
      }
      if start < end || label != nil {
        arguments.append(
          CallArgument(label: label, value: min(start, end)..<end, place: arguments.count)
        )
      }
      start = end + 1
    }
    return arguments
  }

  private func fits(_ form: CallRule.Form, _ name: Int) -> Bool {
    switch form {
    case .any: return true
    case .attribute: return tape.kind(name - 1) == .at
    case .member: return tape.kind(name - 1) == .period
    case .implicitMember:
      guard tape.kind(name - 1) == .period else { return false }
      switch tape.kind(name - 2) {
      case .openParenthesis, .comma, .colon, .openBracket: return true
      default: return false
      }
    case .free:
      guard tape.kind(name - 1) == .period else { return tape.kind(name - 1) != .at }
      // `SwiftUI.Text(…)`, `String.LocalizationValue(…)`
      return tape.isName(name - 2) && tape.firstByte(name - 2) &- 0x41 < 26
    }
  }

  private func argument(_ slots: [CallRule.Slot], in arguments: [CallArgument]) -> CallArgument? {
    for slot in slots {
      if let argument = argument(slot, in: arguments) { return argument }
    }
    return nil
  }

  private func argument(_ slot: CallRule.Slot, in arguments: [CallArgument]) -> CallArgument? {
    for argument in arguments {
      if let label = argument.label {
        if slot.label == tape.link(label) { return argument }
      } else if slot.label == 0, slot.place == argument.place {
        return argument
      }
    }
    return nil
  }

  // MARK: - Known APIs

  /// Marks the keys of a call as a rule has it.
  ///
  /// - Returns: whether the call has one.
  @discardableResult
  mutating func apply(_ rule: CallRule, _ name: Int, _ arguments: [CallArgument]) -> Bool {
    guard arguments.count >= rule.leastArguments || rule.takesClosures else { return false }
    var keys: [CallArgument] = []
    for slot in rule.keys {
      if let key = argument(slot, in: arguments) { keys.append(key) }
    }
    guard !keys.isEmpty || rule.takesClosures else { return false }
    var site = Site(confidence: rule.confidence, style: rule.style)
    if rule.style != .overloaded
      || keys.contains(where: { tape.kind($0.value.lowerBound) == .stringStart })
      || arguments.count > 1
    {
      describe(&site, rule, arguments)
    }
    for key in keys {
      let outcome = mark(key.value, site)
      guard outcome == .other else { continue }
      if rule.isLookup {
        reportNonLiteral(key.value)
      } else if options.reportsVerbatimVariables, rule.style == .overloaded {
        report(.verbatimVariable, key.value.lowerBound)
      }
    }
    if rule.takesClosures { markTrailingClosures(after: name + 1, rule, site) }
    return !keys.isEmpty
  }

  /// Reads table, comment and default value of a call.
  private mutating func describe(_ site: inout Site, _ rule: CallRule, _ arguments: [CallArgument])
  {
    site.table = rule.fixedTable
    site.isPhrase = rule.fixedTable != nil
    guard arguments.count > 1 else { return }
    if let table = argument(rule.table, in: arguments), !table.value.isEmpty {
      if let text = plainText(table.value) {
        if !text.isEmpty { site.table = text }
      } else if !isNil(table.value) {
        site.problems.append(.nonLiteralTable)
      }
    }
    if let comment = argument(rule.comment, in: arguments), !comment.value.isEmpty {
      if let text = joinedText(comment.value) {
        if !text.isEmpty { site.comment = text }
      } else if !isNil(comment.value) {
        site.problems.append(.nonLiteralComment)
      }
    }
    if let value = argument(rule.value, in: arguments), !value.value.isEmpty {
      let first = value.value.lowerBound
      if tape.kind(first) == .stringStart, tape.after(first) >= value.value.upperBound {
        site.value = first
      } else if !isNil(value.value) {
        site.problems.append(.nonLiteralDefault)
      }
    }
  }

  private func isNil(_ range: Range<Int>) -> Bool {
    range.count == 1 && tape.isWord(range.lowerBound, .nil)
  }

  private func plainText(_ range: Range<Int>) -> String? {
    let first = range.lowerBound
    guard tape.kind(first) == .stringStart, tape.after(first) >= range.upperBound else {
      return nil
    }
    return LiteralDecoder.decode(tape, first).plainText
  }

  /// The text of a literal or of literals joined by `+`.
  private func joinedText(_ range: Range<Int>) -> String? {
    if let text = plainText(range) { return text }
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      guard tape.kind(index) == .stringStart,
        let part = LiteralDecoder.decode(tape, index).plainText
      else { return nil }
      text += part
      index = tape.after(index)
      guard index < range.upperBound else { return text }
      guard tape.isSymbol(index, "+") else { return nil }
      index += 1
    }
    return nil
  }

  private mutating func reportNonLiteral(_ value: Range<Int>) {
    let first = value.lowerBound
    guard value.count == 1, tape.isName(first) else {
      report(.nonLiteralKey, first)
      return
    }
    let symbol = tape.symbol(first)
    guard let found = scopes.find(symbol, at: first), scopes.bindings[found].isParameter,
      let function = currentFunction
    else {
      report(.nonLiteralKey, first)
      return
    }
    // A wrapper: its callers have the keys.
    let name = tape.text(function.name)
    guard !options.routines.contains(where: { $0 == name || $0.hasSuffix("." + name) }) else {
      return
    }
    diagnostics.append(
      SourceDiagnostic(
        .unknownWrapper,
        at: tape.start(first),
        message: "\(name) looks up what it is given; name it with --routine \(name)"
      )
    )
  }

  mutating func report(_ problem: ExtractionProblem, _ token: Int, text: String? = nil) {
    guard token < tape.count else { return }
    diagnostics.append(
      SourceDiagnostic(problem, at: tape.start(token), text: text)
    )
  }

  // MARK: - Texts that are shown as they are

  private mutating func display(_ name: Int, _ arguments: [CallArgument], isMethod: Bool) {
    if isMethod {
      guard tape.kind(name - 1) == .period, let start = inference.chainStart(before: name - 1),
        mentionsToast(start..<name + 1)
      else { return }
    }
    for argument in arguments {
      let isShown =
        argument.label.map { BuiltInCalls.displayLabels.contains(tape.link($0)) }
        ?? (argument.place == 0)
      let first = argument.value.lowerBound
      guard isShown, tape.kind(first) == .stringStart,
        tape.after(first) >= argument.value.upperBound
      else { continue }
      let decoded = LiteralDecoder.decode(tape, first)
      let text = decoded.segments.compactMap { segment -> String? in
        guard case .text(let text) = segment else { return nil }
        return text
      }.joined()
      guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { continue }
      report(.unlocalizedLiteral, first, text: text)
    }
  }

  private func mentionsToast(_ range: Range<Int>) -> Bool {
    range.contains { token in
      guard tape.isName(token) else { return false }
      let name = tape.range(token)
      guard name.count >= Self.toast.count else { return false }
      return (name.lowerBound...name.upperBound - Self.toast.count).contains { start in
        Self.toast.indices.allSatisfy { tape.bytes[start + $0] | 0x20 == Self.toast[$0] }
      }
    }
  }

  private static let toast = Array("toast".utf8)
}
