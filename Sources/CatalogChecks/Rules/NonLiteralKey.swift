// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SwiftExtraction

/// A key should be one literal where it is looked up.
///
/// ## What it checks
/// Look-ups whose key is a variable, literals joined by `+`, a literal after `??` or beside a
/// `String` in a conditional, an interpolation in `NSLocalizedString`, or what a function is given.
/// `Text(name)` with a variable shows it as it is and is none of these.
///
/// ## Why it matters
/// Nothing can tell which keys are meant: they are never added to the catalog, and those that are
/// there look unused.
///
/// ## Example
/// Bad:
/// ```swift
/// NSLocalizedString("status." + name, comment: "")
/// ```
/// Good:
/// ```swift
/// String(localized: "status.ready")
/// ```
///
/// ## References
/// Needs `--sources`. formatjs/formatjs issue 4235.
struct NonLiteralKey: CodeRule {
  static let metadata = RuleMetadata(
    id: "non-literal-key",
    family: .code,
    summary: "A look-up has a key that is no literal",
    severity: .warning
  )

  func check(_ source: CodeContext, _ findings: inout CodeFindings) {
    for diagnostic in source.usage.diagnostics(in: source.path)
    where diagnostic.problem.isDynamicKey {
      findings.report(
        line: diagnostic.line,
        column: diagnostic.column,
        diagnostic.message,
        key: nil,
        table: "\(source.path) \(diagnostic.problem.rawValue) \(diagnostic.text ?? "")"
      )
    }
  }
}
