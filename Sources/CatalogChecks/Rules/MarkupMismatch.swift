// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A text must have the markup of its source.
///
/// ## What it checks
/// The number of Markdown strong spans and links, `^[…](inflect: true)`, the names in `${name}`, web
/// addresses, and HTML tags of a short list, against the source text. Addresses may be others: links
/// are localized too. `<…>` is a tag only under a known name that the source uses; `<None>` is prose.
/// Inflection may be dropped in languages that do not inflect and in plural forms, and may be added.
/// A phrase of a string set is compared with every phrase of the source.
///
/// ## Why it matters
/// A lost link cannot be followed, a translated `${applicationName}` is not filled in at run time,
/// and a lost end of a span shows its asterisks.
///
/// ## Example
/// Bad, German for `Read [the guide](https://example.org)`:
/// ```json
/// "value" : "Lies den Leitfaden"
/// ```
/// Good:
/// ```json
/// "value" : "Lies [den Leitfaden](https://example.org)"
/// ```
///
/// ## References
/// In 626 public catalogs 74 texts lost a strong span, 41 a link, and 42 changed a `${name}`.
/// uzairansaruzi/hermex pull request 47.
struct MarkupMismatch: TextRule {
  static let metadata = RuleMetadata(
    id: "markup-mismatch",
    family: .text,
    summary: "Markdown, a token in braces, an address or a tag lost or added",
    severity: .warning
  )
  static let triggers: TextTriggers = .markup

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    guard text.traits.hasAny(.markup) || text.referenceTraits.hasAny(.markup),
      let reference = text.referenceText, !text.equalsReference, !text.isBlank
    else { return }
    let own = Markup(text.text)
    let source = Markup(reference)
    guard own != source else { return }
    let isInflected = text.leaf.plural != nil || text.leaf.substitution >= 0
    let lacksInflection = isInflected || LanguageHabits(text.locale.facts).lacksInflection
    let differences = own.differences(from: source, lacksInflection: lacksInflection)
    guard !differences.isEmpty, !isLikeAnotherPhrase(text, own) else { return }
    findings.report(at: text.valueToken, Message.text(differences))
  }

  /// Whether a phrase has the markup of any phrase of the source: their order means nothing.
  private func isLikeAnotherPhrase(_ text: TextContext, _ own: Markup) -> Bool {
    guard text.leaf.isPhrase, let source = text.entry.source else { return false }
    return text.entry.content.leaves[source.leaves].contains { leaf in
      leaf.value >= 0
        && own.differences(from: Markup(text.document.text(leaf.value)), lacksInflection: true)
          .isEmpty
    }
  }
}

private enum Message {
  static func text(_ differences: [String]) -> String {
    "other markup than in the source: \(MessageText.list(differences)); write it as the source does"
  }
}
