// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SwiftExtraction

/// The placeholders of a key must be those that the code looks up.
///
/// ## What it checks
/// Interpolations whose key the catalog has with other placeholders only. Where the types of all
/// arguments are unknown the catalog's are taken. An error becomes a warning where only the name of
/// a member tells the type. A key of the catalog that other code looks up contradicts nobody.
///
/// ## Why it matters
/// The type of an argument is part of the key: a `Double` looks up `%lf left`, an `Int` `%lld left`.
/// With `%d left` in the catalog the translation is never found, and nothing says so.
///
/// ## Example
/// Bad:
/// ```json
/// "%d left" : {}
/// ```
/// Good, for `Text("\(count) left")` with an `Int`:
/// ```json
/// "%lld left" : {}
/// ```
///
/// ## References
/// Needs `--sources`. DodoApps/dodotidy pull request 9.
struct SpecifierMismatch: CodeRule {
  static let metadata = RuleMetadata(
    id: "specifier-mismatch",
    family: .code,
    summary: "The catalog has a key with other placeholders than the code",
    severity: .error
  )

  func check(_ source: CodeContext, _ findings: inout CodeFindings) {
    for use in source.uses where !use.rivals.isEmpty {
      let string = use.string
      let isGuess =
        string.template.map { $0.hasGuess || $0.hasUnknown } ?? false
        || string.confidence == .possible
      findings.report(
        line: string.line,
        column: string.column,
        Self.message(string.key, use.rivals),
        key: string.key,
        table: string.table,
        severity: isGuess ? .warning : nil
      )
    }
  }
}

extension SpecifierMismatch {
  private static func message(_ key: String, _ rivals: [String]) -> String {
    "the code looks up \(MessageText.quoted(key)), the catalog has only "
      + MessageText.list(rivals.map { MessageText.quoted($0) })
      + "; give both the same placeholders"
  }
}
