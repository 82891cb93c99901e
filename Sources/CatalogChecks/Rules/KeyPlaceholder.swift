// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings

/// A source text must read the arguments that its key names, and a key must not number them.
///
/// ## What it checks
/// The texts of the source language whose placeholders differ from those of the key in class,
/// number or order (an error) or in width (a warning); where an identifier carries the placeholders,
/// leaving an argument out is only a warning. Keys that number their placeholders (`%1$@`): an
/// error, a warning where the key is kept by hand (`manual`, `migrated`); nothing is said where the
/// sources of `--sources` have the key as it stands, typed for `NSLocalizedString`. A key without
/// placeholders may have any source text, and numbers in source texts are right.
///
/// ## Why it matters
/// The key's placeholders are what the code passes. Interpolation never writes numbers, so it never
/// looks up such a key.
///
/// ## Example
/// Bad, for the key `%lld toasts`:
/// ```json
/// "value" : "%@ toasts"
/// ```
/// Good:
/// ```json
/// "value" : "%lld toasts"
/// ```
///
/// ## References
/// Apple, "Localizing strings that contain plurals". 17 public keys in 5 repositories number their
/// placeholders.
struct KeyPlaceholder: PlaceholderRule, EntryRule {
  static let metadata = RuleMetadata(
    id: "key-placeholder",
    family: .placeholders,
    summary: "Key and source text disagree, or the key numbers its placeholders",
    severity: .error
  )
  static let kind = PlaceholderProblem.Kind.key

  func check(_ entry: EntryContext, _ findings: inout FindingSink) {
    guard let problem = PlaceholderJudgement.positionalKey(entry) else { return }
    // A key typed in code, as for NSLocalizedString, is looked up as it stands.
    let catalog = entry.catalog
    if catalog.options.usage?.hasText(entry.key, of: catalog.table) ?? false { return }
    findings.report(
      at: entry.keyToken,
      numbered(problem, PlaceholderQuotes(entry.key)),
      severity: problem.severity.ofFinding
    )
  }

  func message(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    guard case .disagrees(let kind)? = problem.cause else { return numbered(problem, text) }
    return switch kind {
    case .width: otherStorage(problem, text)
    case .missing: leftOut(problem)
    case .extra: beyond(problem, text)
    case .order: reordered(problem, text)
    default: problem.ranges.count > 1 ? exchanged(problem, text) : otherClass(problem, text)
    }
  }
}

extension KeyPlaceholder {
  private func otherClass(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    let found = problem.found?.argumentClass.noun ?? "another kind of argument"
    let expected = problem.expected?.argumentClass.noun ?? "something else"
    return "\(text.place(problem)) reads \(found), but the key passes \(expected);"
      + " write \(text.expected(problem))"
  }

  private func exchanged(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    "\(text.places(problem)) read one another’s arguments; number them as the key counts"
  }

  private func otherStorage(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    let found = problem.found?.storage ?? "another width"
    let expected = problem.expected?.storage ?? "something else"
    return "\(text.place(problem)) reads \(found), but the key passes \(expected);"
      + " write \(text.expected(problem))"
  }

  private func leftOut(_ problem: PlaceholderProblem) -> String {
    let numbers = problem.arguments.map(String.init).joined(separator: ", ")
    return "argument \(numbers) of the key is not shown; add its placeholder"
  }

  private func beyond(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    "\(text.place(problem)) reads an argument that the key does not have;"
      + (problem.expected == nil ? " remove it" : " write \(text.expected(problem))")
  }

  private func reordered(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    "\(text.places(problem)) stand in another order than in the key; number them as the key counts"
  }

  private func numbered(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    "Interpolation never writes numbers as in \(text.places(problem)), so the key is not found;"
      + " leave the numbers to the texts"
  }
}
