// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SwiftExtraction

/// A text that is shown should be looked up.
///
/// ## What it checks
/// Literals with letters that are given to a display parameter of type `String`, such as the title,
/// the message or the action of a toast, in a project that localizes other texts.
///
/// ## Why it matters
/// A `String` is shown as it is: the toast appears in one language forever, and no tool of the
/// system says so.
///
/// ## Example
/// Bad:
/// ```swift
/// ToastMessage(title: "Saved")
/// ```
/// Good:
/// ```swift
/// ToastMessage(title: String(localized: "Saved"))
/// ```
///
/// ## References
/// Needs `--sources`.
struct UnlocalizedLiteral: CodeRule {
  static let metadata = RuleMetadata(
    id: "unlocalized-literal",
    family: .code,
    summary: "A text is shown without being looked up",
    severity: .info
  )

  func check(_ source: CodeContext, _ findings: inout CodeFindings) {
    guard source.usage.localizes else { return }
    for diagnostic in source.usage.diagnostics(in: source.path)
    where diagnostic.problem == .unlocalizedLiteral {
      let text = diagnostic.text ?? ""
      findings.report(
        line: diagnostic.line,
        column: diagnostic.column,
        Self.message(text),
        key: nil,
        table: "\(source.path) \(text)"
      )
    }
  }
}

extension UnlocalizedLiteral {
  private static func message(_ text: String) -> String {
    "\(MessageText.quoted(text)) is shown in one language only; use String(localized:)"
  }
}
