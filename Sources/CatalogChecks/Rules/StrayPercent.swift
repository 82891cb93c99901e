// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A percent sign must not read as a placeholder where a percent sign is meant.
///
/// ## What it checks
/// Every text, and every key that is its own source text. A percent sign that makes a conversion
/// with what follows, as in `25%-ig` or `5%de`, is an error. Where only the blank after it makes it
/// one, since a blank is a flag of printf (`50 % de`), that is prose: a warning in texts with
/// arguments, else only a note. Percent signs before other characters, and at the end, are fine.
///
/// ## Why it matters
/// Xcode stops the build; where the text is formatted, it shows garbage or crashes.
///
/// ## Example
/// Bad:
/// ```json
/// "value" : "En 25%-ig rabatt"
/// ```
/// Good:
/// ```json
/// "value" : "En rabatt på 25 %"
/// ```
///
/// ## References
/// nightscout/Trio, pull request 1362; TortugaPower/BookPlayer, pull request 969. 3 public texts have
/// the error; 150 have a percent sign and a blank in prose.
struct StrayPercent: KeyAndTextPlaceholderRule {
  static let metadata = RuleMetadata(
    id: "stray-percent",
    family: .placeholders,
    summary: "A percent sign in prose reads as a placeholder",
    severity: .error,
    fix: .unsafe
  )
  static let kind = PlaceholderProblem.Kind.strayPercent

  func message(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    if problem.severity == .info { return prose(problem, text) }
    if let expected = problem.expected { return lost("%\(expected)", problem, text) }
    return problem.edits.isEmpty ? unformatted(problem, text) : formatted(problem, text)
  }
}

extension StrayPercent {
  private func formatted(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    "\(text.place(problem)) reads as a placeholder that the source does not have;"
      + " write “%%” for a percent sign"
  }

  private func unformatted(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    "\(text.place(problem)) reads as a placeholder and stops the build in Xcode;"
      + " set the percent sign apart from what follows"
  }

  private func lost(
    _ placeholder: String,
    _ problem: PlaceholderProblem,
    _ text: PlaceholderQuotes
  ) -> String {
    "\(text.place(problem)) reads as a placeholder that the source does not have, and"
      + " “\(placeholder)” is missing; write “\(placeholder)” for it or “%%” for a percent sign"
  }

  private func prose(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    "\(text.place(problem)) reads as a placeholder wherever the text is formatted;"
      + " show it without formatting"
  }
}
