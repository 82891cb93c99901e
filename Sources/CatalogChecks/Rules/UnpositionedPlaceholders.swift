// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Two or more placeholders of a text should have numbers.
///
/// ## What it checks
/// The texts, never the keys: interpolation writes keys without numbers, so a key that has them is
/// not found. `%#@name@` does not count.
///
/// ## Why it matters
/// A translator cannot change the order. Xcode itself writes the numbers into the source text.
///
/// ## Example
/// Bad:
/// ```json
/// "value" : "%@ of %lld"
/// ```
/// Good:
/// ```json
/// "value" : "%1$@ of %2$lld"
/// ```
///
/// ## References
/// Apple, "Formatting String Objects", on ordered parameters.
struct UnpositionedPlaceholders: PlaceholderRule {
  static let metadata = RuleMetadata(
    id: "unpositioned-placeholders",
    family: .placeholders,
    summary: "Two or more placeholders have no numbers",
    severity: .info,
    fix: .safe
  )
  static let kind = PlaceholderProblem.Kind.unpositioned

  func message(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    fixedOrder(problem, text)
  }
}

extension UnpositionedPlaceholders {
  private func fixedOrder(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    let way = text.replacements(problem).map { ": \($0)" } ?? ""
    return "\(text.places(problem)) cannot change places in a translation; number them\(way)"
  }
}
