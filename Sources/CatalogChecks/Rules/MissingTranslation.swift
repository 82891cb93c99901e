// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A key should have text in every language of the catalog.
///
/// ## What it checks
/// Keys that are to be translated, against the languages that the catalog has text in and those that
/// were asked for. An error where the language is required: by `--locales`, else by the
/// configuration, else because it has text for at least half of the keys. An info elsewhere, and
/// where another language is shown in its place: its parent (es-419 for es-MX, zh-Hant for zh-HK),
/// or the source language for a variant of it (en for en-GB); with `--strict` that counts as missing.
/// The source language itself, stale and untranslatable keys and texts without a letter are left
/// out. A text in state `new` is there; see `untranslated`.
///
/// ## Why it matters
/// Users see a text in another language among their own.
///
/// ## Example
/// Bad, where German is required:
/// ```json
/// "Saved" : {
///
/// }
/// ```
/// Good:
/// ```json
/// "Saved" : {
///   "localizations" : {
///     "de" : {
///       "stringUnit" : {
///         "state" : "translated",
///         "value" : "Gesichert"
///       }
///     }
///   }
/// }
/// ```
///
/// ## References
/// CLDR, supplemental data `parentLocales`; UTS #35, section 4.1.3. ryanbr/noop pull request 452 and
/// minh-ton/reynard-browser pull request 389 show gates that count too much.
struct MissingTranslation: EntryRule {
  static let metadata = RuleMetadata(
    id: "missing-translation",
    family: .coverage,
    summary: "A key has no text in one of the catalog’s languages",
    severity: .error
  )

  func check(_ entry: EntryContext, _ findings: inout FindingSink) {
    guard entry.record.isTranslatable else { return }
    let coverage = entry.catalog.coverage
    let present = entry.content.localizations.count { localization in
      coverage.isExpected[localization.localeIndex] && hasText(localization, entry)
    }
    if present < coverage.expectedCount { reportMissing(entry, coverage, &findings) }
  }

  private func reportMissing(
    _ entry: EntryContext,
    _ coverage: LocaleCoverage,
    _ findings: inout FindingSink
  ) {
    let locales = entry.catalog.locales
    var hasText = [Bool](repeating: false, count: locales.count)
    var names = [Int](repeating: entry.keyToken, count: locales.count)
    for localization in entry.content.localizations {
      names[localization.localeIndex] = localization.name
      guard self.hasText(localization, entry) else { continue }
      hasText[localization.localeIndex] = true
      // Text under the code that is to be given up is not missing, only misplaced.
      let other = coverage.replacement[localization.localeIndex]
      if other >= 0 { hasText[other] = true }
    }
    for locale in locales where coverage.isExpected[locale.index] && !hasText[locale.index] {
      let cover =
        coverage.covering[locale.index].first { hasText[$0] }.map { locales[$0].code }
        ?? (isCoveredBySource(locale, entry, coverage) ? entry.catalog.sourceLanguage : nil)
      let isMissing = cover == nil || entry.catalog.options.isStrict
      findings.report(
        at: names[locale.index],
        Self.message(locale.code, cover: cover),
        severity: locale.isRequired && isMissing ? .error : .info,
        locale: locale,
        variation: nil
      )
    }
  }

  /// Whether there is any text, a blank one included: that is the business of other rules, as are
  /// values of the wrong type and plural tables without the form that every number falls back to.
  private func hasText(_ localization: EntryContent.Localization, _ entry: EntryContext) -> Bool {
    entry.content.leaves[localization.leaves].contains { $0.value >= 0 }
      || localization.isMalformed
      || entry.content.tables[localization.tables].contains { $0.forms.isEmpty }
  }

  private func isCoveredBySource(
    _ locale: CatalogLocale,
    _ entry: EntryContext,
    _ coverage: LocaleCoverage
  ) -> Bool {
    // An identifier without a source text covers nothing.
    coverage.isCoveredBySource[locale.index]
      && (entry.record.flags.contains(.hasSourceText)
        || !entry.record.flags.contains(.identifierLike))
  }
}

extension MissingTranslation {
  private static func message(_ code: String, cover: String?) -> String {
    cover.map { "no text in \(code), where \($0) is shown instead; translate it if they differ" }
      ?? "no text in \(code); translate it"
  }
}
