// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text must not be empty or blank where the source language has text.
///
/// ## What it checks
/// Every text of the other languages, each plural form, device and substitution by itself, against
/// the text of the source language in the same place. A `zero` form may be blank only if the
/// source's is. Texts in state `new` are the business of `untranslated`. Silent where the source is
/// blank too, where it has no letter, and in Interface Builder catalogs (`mul.lproj`) for keys that
/// are empty in every language, which are a designer's placeholders.
///
/// ## Why it matters
/// Nothing is shown and nothing is spoken, yet the text counts as done.
///
/// ## Example
/// Bad:
/// ```json
/// "value" : "  "
/// ```
/// Good, or no localization at all, so that the source language is shown:
/// ```json
/// "value" : "Gespeichert"
/// ```
///
/// ## References
/// About 330 such texts in state `translated` in 669 public catalogs, and 12,546 in state
/// `needs_review` in one of them.
struct EmptyTranslation: TextRule {
  static let metadata = RuleMetadata(
    id: "empty-translation",
    family: .coverage,
    summary: "A text is empty or blank where the source language has text",
    severity: .error
  )

  // A blank above ASCII counts as visible, but always stands at an edge.
  static let triggers: TextTriggers = [.blank, .edge]

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    guard !text.isSource, text.leaf.state != .new, let reference = text.reference, text.isBlank,
      !text.entry.record.flags.contains(.letterless),
      Letters.has(text.document, reference.token),
      !BlankSource.allowsBlank(text.leaf, in: text.entry), !Self.isJoint(text)
    else { return }
    if text.catalog.isInterfaceBuilder, BlankSource.isBlankEverywhere(text.entry) { return }
    findings.report(at: text.valueToken, Self.message(text))
  }
}

extension EmptyTranslation {
  /// Whether a blank stands for a word that the source puts between two others, as ` ` for ` at `.
  private static func isJoint(_ text: TextContext) -> Bool {
    guard !text.traits.isEmpty, let reference = text.referenceText else { return false }
    let edges = TextEdges(reference)
    return edges.leading.hasBlank && edges.trailing.hasBlank
  }

  private static func message(_ text: TextContext) -> String {
    let kind = text.traits.isEmpty ? "empty" : "blank"
    return """
      the text is \(kind) where the source has \
      \(MessageText.quoted(text.referenceText ?? text.entry.key)); translate it or remove it
      """
  }
}
