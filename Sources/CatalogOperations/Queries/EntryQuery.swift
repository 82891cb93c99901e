// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// Which entries `list` shows: those that meet every condition that is given.
package struct EntryQuery: Sendable {
  /// Whether the key matches; every key does when `nil`.
  package var key: (@Sendable (String) -> Bool)?
  /// Whether one of the texts in any language matches; for an entry without text in the source
  /// language the key is such a text.
  package var text: (@Sendable (String) -> Bool)?
  /// A state that at least one of the texts has.
  package var state: TranslationState?
  /// A language that lacks a text although the entry is to be translated (see `EntryCoverage`).
  package var missingLocale: String?

  /// Makes a query without conditions.
  package init() {}

  /// Finds the entries that meet the conditions.
  ///
  /// - Parameters:
  ///   - catalog: where to look.
  ///   - rules: what needs a translation.
  /// - Returns: the entries in the order of the file.
  package func entries(of catalog: StringCatalog, rules: CoverageRules) -> [Entry] {
    let sourceLanguage = catalog.sourceLanguage
    return catalog.entries.filter { entry in
      (key?(entry.key) ?? true)
        && (text.map { hasText(entry, sourceLanguage, matching: $0) } ?? true)
        && (state.map { hasState(entry, $0) } ?? true)
        && (missingLocale.map { isMissing(entry, $0, sourceLanguage, rules) } ?? true)
    }
  }

  private func hasText(
    _ entry: Entry,
    _ sourceLanguage: String?,
    matching matches: (String) -> Bool
  ) -> Bool {
    var hasSource = false
    for localization in entry.localizations {
      let phrases = localization.stringSet?.values ?? []
      let texts = localization.leaves.compactMap(\.unit.value) + phrases
      if texts.contains(where: matches) { return true }
      if let sourceLanguage, localization.language.isExactly(sourceLanguage), !texts.isEmpty {
        hasSource = true
      }
    }
    return !hasSource && matches(entry.key)
  }

  private func hasState(_ entry: Entry, _ state: TranslationState) -> Bool {
    entry.localizations.contains { localization in
      localization.leaves.contains { $0.unit.state == state }
        || localization.stringSet?.state == state
    }
  }

  private func isMissing(
    _ entry: Entry,
    _ locale: String,
    _ sourceLanguage: String?,
    _ rules: CoverageRules
  ) -> Bool {
    guard EntryCoverage.isCounted(entry) else { return false }
    let coverage = EntryCoverage(
      of: entry.localization(locale),
      entry: entry,
      locale: locale,
      sourceLanguage: sourceLanguage,
      rules: rules
    )
    return coverage.status == .missing
  }
}
