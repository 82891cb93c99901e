// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A text should end in the same kind of mark as its source.
///
/// ## What it checks
/// The last mark of every text against that of the source text: full stop, colon, question mark,
/// exclamation mark, ellipsis, or none, each in the shape that the script gives it (。 । ؟ ： … and so
/// on; `;` asks in Greek; `...` is `…`). Blanks before the mark, closing quotation marks, brackets and
/// markup after it do not matter. Thai and Lao end sentences without a mark.
///
/// Off unless the configuration turns it on: most differences in public catalogs are right.
///
/// ## Why it matters
/// A list of toasts looks careless when only some of them end in a stop, and a screen reader pauses
/// at some and not at others.
///
/// ## Example
/// Bad, German for `Saved`:
/// ```json
/// "value" : "Gespeichert."
/// ```
/// Good:
/// ```json
/// "value" : "Gespeichert"
/// ```
///
/// ## References
/// 1,965 texts of 626 public catalogs differ from their source in this way, 118 of them only by
/// `...` for `…`.
struct EndPunctuation: TextRule {
  static let metadata = RuleMetadata(
    id: "end-punctuation",
    family: .text,
    summary: "Another mark at the end than the source has",
    severity: nil
  )
  static let triggers: TextTriggers = [TextTriggers(.other), .nonASCII]

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    // The form of a substitution is no end of a text.
    guard text.leaf.substitution < 0, let reference = text.referenceText, !text.equalsReference,
      !text.isBlank
    else { return }
    let habits = LanguageHabits(text.locale.facts)
    let sourceHabits = LanguageHabits(LocaleFacts.of(text.catalog.sourceLanguage))
    let own = EndMark(endOf: text.text, isGreek: habits.isGreek)
    let source = EndMark(endOf: reference, isGreek: sourceHabits.isGreek)
    if own == source { return }
    if habits.endsSentencesWithoutMark, own == .none, source == .stop || source == .question {
      return
    }
    findings.report(at: text.valueToken, Message.text(own, source))
  }
}

private enum Message {
  static func text(_ own: EndMark, _ source: EndMark) -> String {
    "the text ends in \(own.name) and the source in \(source.name); end it as the source does"
  }
}
