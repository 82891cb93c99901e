// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import XCStrings

/// A text that is plural in the source should be plural in its translations, and the reverse.
///
/// ## What it checks
/// Keys whose texts vary by number, by themselves or in a substitution, on one side only. Silent
/// where the language has no form but `other`, where the plural side has no form but `other`, and
/// where the key is an identifier without a source text. Where the source text is plain and
/// translations are plural, the source is at fault: one finding a key, at the first of them.
///
/// ## Why it matters
/// Counts read wrong on the plain side: "1 messages".
///
/// ## Example
/// Bad, where English has `one` and `other`:
/// ```json
/// "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
/// ```
/// Good:
/// ```json
/// "de" : { "variations" : { "plural" : { "one" : …, "other" : … } } }
/// ```
///
/// ## References
/// UTS #35, Language Plural Rules. 31 public keys are plural on one side only, 26 of them in the
/// translations.
struct PluralShape: LocalizationRule {
  static let metadata = RuleMetadata(
    id: "plural-shape",
    family: .plurals,
    summary: "A text is plural in the source or the translation, not in both",
    severity: .warning
  )

  static let interest: LocalizationInterest = .plurals

  func check(_ localization: LocalizationContext, _ findings: inout FindingSink) {
    let entry = localization.entry
    let source = entry.source
    // What is misspelt or of the wrong type is reported for that alone.
    if localization.isSource || localization.localization.isMalformed
      || source?.isMalformed ?? false
    {
      return
    }
    if localization.tables.isEmpty {
      guard let source, isPlural(source, entry) else { return }
      checkPlain(localization, &findings)
    } else if source?.tables.isEmpty ?? true {
      checkPlural(localization, &findings)
    }
  }

  /// Looks at a plain text of a plural source.
  private func checkPlain(_ localization: LocalizationContext, _ findings: inout FindingSink) {
    guard Self.hasForms(localization.locale.plurals) else { return }
    let document = localization.document
    // An empty text, and one that nobody has touched, is reported for that alone.
    let text = localization.leaves.first {
      $0.value >= 0 && $0.state != .new && !TextContext.isBlank(document, $0.value)
    }
    guard let text, !hasUndeclaredToken(text, localization) else { return }
    findings.report(
      at: text.value,
      plainTranslation(localization.locale.plurals),
      locale: localization.locale,
      variation: VariationPath.text(
        document,
        from: localization.localization.value,
        to: text.unit
      )
    )
  }

  /// Whether the plural forms are lost with the substitution that a token of the text names.
  private func hasUndeclaredToken(_ text: Leaf, _ localization: LocalizationContext) -> Bool {
    guard localization.document[text.value].traits.hasAny(.percent) else { return false }
    let names = localization.substitutionNames
    return SubstitutionNames.used(in: localization.format(text))
      .contains { !names.declares($0) }
  }

  /// Looks at a plural text of a plain source.
  private func checkPlural(_ localization: LocalizationContext, _ findings: inout FindingSink) {
    let entry = localization.entry
    let flags = entry.record.flags
    guard !flags.contains(.identifierLike) || flags.contains(.hasSourceText) else { return }
    let plurals = entry.content.localizations.filter { other in
      isPlural(other, entry) && Self.hasForms(entry.locale(other).plurals)
    }
    guard plurals.first?.name == localization.nameToken,
      Self.hasForms(LocaleFacts.of(entry.catalog.sourceLanguage).pluralNeeds)
    else { return }
    findings.report(
      at: localization.nameToken,
      plainSource(entry.catalog.sourceLanguage, plurals.map { entry.locale($0).code })
    )
  }

  private func isPlural(_ localization: EntryContent.Localization, _ entry: EntryContext) -> Bool {
    entry.content.tables[localization.tables].contains { !$0.forms.subtracting(.other).isEmpty }
  }

  /// Whether a plural can differ from a plain text in a language.
  private static func hasForms(_ needs: PluralNeeds) -> Bool {
    needs.isKnown && !needs.needsOnlyOther
  }
}

extension PluralShape {
  private func plainTranslation(_ needs: PluralNeeds) -> String {
    let forms = needs.byIntegers.union(.other).categories.map(\.rawValue)
    return "the source varies by number and this text does not; give it the forms"
      + " \(MessageText.list(forms))"
  }

  private func plainSource(_ source: String, _ locales: [String]) -> String {
    "the text varies by number in \(MessageText.list(locales)), but not in the source language"
      + " \(source); give the source its plural forms"
  }
}
