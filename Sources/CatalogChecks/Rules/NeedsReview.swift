// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text in state `needs_review` waits for a person.
///
/// ## What it checks
/// The state of every text that is not blank; one finding for each form. Blank texts are the
/// business of `empty-translation`, and texts without a letter in the source are left out.
///
/// ## Why it matters
/// Xcode ships such texts, and sets the state itself when the source text changes: the translation
/// may say what the app no longer does.
///
/// ## Example
/// Bad:
/// ```json
/// "state" : "needs_review"
/// ```
/// Good, once somebody has looked at it:
/// ```json
/// "state" : "translated"
/// ```
///
/// ## References
/// 23,560 of 348,819 texts in 669 public catalogs.
struct NeedsReview: TextRule {
  static let metadata = RuleMetadata(
    id: "needs-review",
    family: .coverage,
    summary: "A text is in state “needs_review”: a person should look at it",
    severity: .info
  )

  static let triggers: TextTriggers = .state

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    guard text.leaf.state == .needsReview, !text.isBlank, text.standsForItsState,
      !text.entry.record.flags.contains(.letterless)
    else { return }
    findings.report(at: text.valueToken, Self.message)
  }
}

extension NeedsReview {
  private static let message =
    "waits for review: check it against the source, then set its state to “translated”"
}
