// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings

/// A placeholder must read the kind of argument that the source passes.
///
/// ## What it checks
/// Every text in which an argument is read as another class than the key and the source text say:
/// integer, floating-point number, object, character, C string, pointer. `%11d` for `%lld` and
/// `%1d` for `%ld` count too, since a typing error is all they can be. `%i` for `%d`, `%1$@` for
/// `%@`, another integer format, precision and flags are no differences; `%#@name@` and `%arg`
/// stand for what their substitution declares.
///
/// ## Why it matters
/// The app shows a wrong text, prints memory or crashes.
///
/// ## Example
/// Bad, for the source `%lld files`:
/// ```json
/// "value" : "%@ Dateien"
/// ```
/// Good:
/// ```json
/// "value" : "%lld Dateien"
/// ```
///
/// ## References
/// Apple, "String Format Specifiers". 4 of 132,580 public texts have such a fault.
struct PlaceholderType: PlaceholderRule {
  static let metadata = RuleMetadata(
    id: "placeholder-type",
    family: .placeholders,
    summary: "A placeholder reads another kind of argument than the source passes",
    severity: .error,
    fix: .unsafe
  )
  static let kind = PlaceholderProblem.Kind.type

  func message(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    if problem.cause == .mistypedLength { return mistyped(problem, text) }
    return problem.ranges.count > 1 ? exchanged(problem, text) : otherClass(problem, text)
  }
}

extension PlaceholderType {
  private func otherClass(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    let found = problem.found?.argumentClass.noun ?? "another kind of argument"
    let expected = problem.expected?.argumentClass.noun ?? "something else"
    return "\(text.place(problem)) reads \(found), but the source passes \(expected);"
      + " write \(text.expected(problem))"
  }

  private func exchanged(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    let way = text.replacements(problem).map { "write \($0)" } ?? "number them as the source does"
    return "\(text.places(problem)) read one another’s arguments; \(way)"
  }

  private func mistyped(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    "\(text.place(problem)) has digits in place of the letters of the length;"
      + " write \(text.expected(problem))"
  }
}
