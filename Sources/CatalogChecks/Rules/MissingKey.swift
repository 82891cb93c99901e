// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SwiftExtraction

/// A text that the code looks up should be in its catalog.
///
/// ## What it checks
/// Keys in Swift sources that no catalog of their table has; the table is the name of the file.
/// Tables without a catalog in the check, previews and tests are left out, and so is a key with a
/// default value in a project that has no other language. A key whose placeholders could not be
/// worked out counts as found when a key of the catalog fits, and weighs little otherwise.
///
/// ## Why it matters
/// What is not in the catalog cannot be translated; the text stays in one language.
///
/// ## Example
/// Bad:
/// ```swift
/// Text("Archive all")  // the catalog has no such key
/// ```
/// Good:
/// ```
/// toaststrings sync Localizable.xcstrings Sources
/// ```
///
/// ## References
/// Needs `--sources`.
struct MissingKey: CodeRule {
  static let metadata = RuleMetadata(
    id: "missing-key",
    family: .code,
    summary: "The code looks up a key that its catalog lacks",
    severity: .error
  )

  func check(_ source: CodeContext, _ findings: inout CodeFindings) {
    for use in source.uses where use.isMissing && use.rivals.isEmpty && !use.isShownFromCode {
      let string = use.string
      findings.report(
        line: string.line,
        column: string.column,
        Self.message(string.key, string.table),
        key: string.key,
        table: string.table,
        severity: string.confidence == .possible ? .info : nil
      )
    }
  }
}

extension MissingKey {
  private static func message(_ key: String, _ table: String) -> String {
    "the catalog \(table) has no key \(MessageText.quoted(key)); add it with toaststrings sync"
  }
}
