// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Placeholders with and without numbers should not stand in one text.
///
/// ## What it checks
/// Every text that has both, such as `%2$lld of %@`; `%%` and `%#@name@` do not count. Where all of
/// them read the right arguments nothing else is reported.
///
/// ## Why it matters
/// Those without a number count from 1 on their own, whatever numbers stand before them, which
/// almost nobody expects.
///
/// ## Example
/// Bad, for the source `%@ of %lld`:
/// ```json
/// "value" : "%2$lld von %@"
/// ```
/// Good:
/// ```json
/// "value" : "%2$lld von %1$@"
/// ```
///
/// ## References
/// Measured with Foundation: `%2$@ %@ %@` of a, b, c prints `b a b`. Asana/locheck, pull request 14.
struct MixedPlaceholders: PlaceholderRule {
  static let metadata = RuleMetadata(
    id: "mixed-placeholders",
    family: .placeholders,
    summary: "Placeholders with and without numbers stand in one text",
    severity: .warning,
    fix: .unsafe
  )
  static let kind = PlaceholderProblem.Kind.mixed

  func message(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    mixed(problem, text)
  }
}

extension MixedPlaceholders {
  private func mixed(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    let way = text.replacements(problem).map { ": \($0)" } ?? ""
    return "Beside numbered placeholders the others count on their own;"
      + " number \(text.places(problem)) too\(way)"
  }
}
