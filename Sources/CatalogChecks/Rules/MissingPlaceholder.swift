// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings

/// A text must show what its source shows.
///
/// ## What it checks
/// Every text for arguments that the source prints and it does not. An error where a number is
/// missing from a text that is shown for several numbers, or where the gap makes later plain
/// placeholders read wrong arguments; a warning where a text argument is left out and nothing else
/// changes. A `zero`, `one` or `two` form may do without its number here: where such a form stands
/// for several numbers, `plural-without-number` says so. What the source's own text leaves out is
/// not missing.
///
/// ## Why it matters
/// The reader never learns the number or the name; a placeholder that has moved prints memory.
///
/// ## Example
/// Bad, for the source `%1$@ has %2$lld files`:
/// ```json
/// "value" : "%1$@ hat Dateien"
/// ```
/// Good:
/// ```json
/// "value" : "%1$@ hat %2$lld Dateien"
/// ```
///
/// ## References
/// Apple, "String Format Specifiers". 43 public texts lack an argument, 183 more leave the number
/// out of a `one` or `zero` form.
struct MissingPlaceholder: PlaceholderRule {
  static let metadata = RuleMetadata(
    id: "missing-placeholder",
    family: .placeholders,
    summary: "A text does not show an argument that the source shows",
    severity: .error,
    fix: .unsafe
  )
  static let kind = PlaceholderProblem.Kind.missing

  func message(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    if problem.cause == .shiftsArguments { return shifted(problem, text) }
    if let own = text.ownArgument, problem.arguments.first == own.number { return ownNumber }
    return leftOut(problem, text)
  }
}

extension MissingPlaceholder {
  private var ownNumber: String {
    "the number that chooses the form is not shown; add “%arg”"
  }

  private func leftOut(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    guard let number = problem.arguments.first, let expected = problem.expected else {
      return "an argument of the source is not shown; add its placeholder"
    }
    return "argument \(number) of the source, \(expected.argumentClass.noun), is not shown;"
      + " add \(MessageText.quoted("%\(number)$\(expected)"))"
  }

  private func shifted(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    let numbers = problem.arguments.map(String.init).joined(separator: ", ")
    let missing = problem.arguments.count == 1 ? "argument \(numbers)" : "arguments \(numbers)"
    let way = text.replacements(problem).map { ": \($0)" } ?? ""
    return "\(missing) of the source left out makes the placeholders behind read wrong arguments;"
      + " number \(text.places(problem))\(way)"
  }
}
