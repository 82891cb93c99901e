// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text in state `new` has not been translated.
///
/// ## What it checks
/// The state of every text in other languages than the source; one finding for each form. In the
/// source language `new` is normal: Xcode writes it for keys with several arguments. Texts without
/// a letter in the source are left out.
///
/// ## Why it matters
/// The text is shipped as it stands, but nobody has confirmed it; mostly it is the source text.
/// An entry is translated only when all its forms are.
///
/// ## Example
/// Bad:
/// ```json
/// "state" : "new"
/// ```
/// Good:
/// ```json
/// "state" : "translated"
/// ```
///
/// ## References
/// 54,813 of 348,819 texts in 669 public catalogs.
struct Untranslated: TextRule {
  static let metadata = RuleMetadata(
    id: "untranslated",
    family: .coverage,
    summary: "A text is in state “new”: nobody has translated it",
    severity: .warning
  )

  static let triggers: TextTriggers = .state

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    guard text.leaf.state == .new, !text.isSource, text.standsForItsState,
      !text.entry.record.flags.contains(.letterless)
    else { return }
    findings.report(at: text.valueToken, Self.message(text))
  }
}

extension Untranslated {
  private static func message(_ text: TextContext) -> String {
    text.isBlank
      ? "not translated yet: the text is blank and its state is “new”; translate it"
      : "not translated yet: the state is “new”; translate it, then set it to “translated”"
  }
}
