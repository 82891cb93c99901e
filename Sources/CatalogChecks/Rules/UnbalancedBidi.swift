// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Direction isolates and embeddings must be closed on the line that opens them.
///
/// ## What it checks
/// Isolates (U+2066, U+2067, U+2068, closed by U+2069) and embeddings or overrides (U+202A, U+202B,
/// U+202D, U+202E, closed by U+202C) in every text, the source's own included, each line by itself.
/// The marks U+200E, U+200F and U+061C stand alone and need no partner.
///
/// ## Why it matters
/// What is not closed turns the rest of the line around, also what the app adds to it, and can make
/// a text look like another.
///
/// ## Example
/// Bad, Arabic with an isolate that is never closed:
/// ```json
/// "value" : "باسم \u2068%@"
/// ```
/// Good:
/// ```json
/// "value" : "باسم \u2068%@\u2069"
/// ```
///
/// ## References
/// Unicode Standard Annex 9, sections 2.1 to 2.7. element-hq/riot-android issue 270.
struct UnbalancedBidi: TextRule {
  static let metadata = RuleMetadata(
    id: "unbalanced-bidi",
    family: .text,
    summary: "A direction control that is opened and not closed, or the reverse",
    severity: .warning
  )
  static let triggers: TextTriggers = [.suspect, .escape]

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    guard InvisibleBytes.mayBe(in: text.document, text.valueToken),
      let fault = DirectionBalance.firstFault(in: text.text)
    else { return }
    findings.report(at: text.valueToken, Message.text(fault))
  }
}

private enum Message {
  static func text(_ fault: DirectionBalance.Fault) -> String {
    let name = MessageText.codePoint(fault.scalar)
    let isIsolate = fault.scalar.isIsolateControl
    return fault.opens
      ? "\(name) as character \(fault.position) is not closed on its line; add "
        + "\(isIsolate ? "U+2069" : "U+202C") where the \(isIsolate ? "isolate" : "embedding") ends"
      : "\(name) as character \(fault.position) closes nothing that is open on its line; remove it or "
        + "add what opens it"
  }
}
