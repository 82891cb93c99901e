// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Placeholders without numbers must stand in the order of the source.
///
/// ## What it checks
/// Every text whose plain placeholders are those of the source in another order, as far as their
/// classes tell. With numbers (`%2$lld … %1$@`) any order is right; two placeholders of one class
/// cannot be told apart.
///
/// ## Why it matters
/// Each placeholder reads the argument of the other: garbage or a crash.
///
/// ## Example
/// Bad, for the source `%@: %lld`:
/// ```json
/// "value" : "%lld：%@"
/// ```
/// Good:
/// ```json
/// "value" : "%2$lld：%1$@"
/// ```
///
/// ## References
/// Apple, "String Format Specifiers"; IEEE Std 1003.1, `printf`, on numbered arguments.
struct PlaceholderOrder: PlaceholderRule {
  static let metadata = RuleMetadata(
    id: "placeholder-order",
    family: .placeholders,
    summary: "Placeholders without numbers stand in another order",
    severity: .error,
    fix: .unsafe
  )
  static let kind = PlaceholderProblem.Kind.order

  func message(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    reordered(problem, text)
  }
}

extension PlaceholderOrder {
  private func reordered(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    let way = text.replacements(problem).map { ": \($0)" } ?? " as the source counts them"
    return "\(text.places(problem)) stand in another order than in the source and read each other's"
      + " arguments; number them\(way)"
  }
}
