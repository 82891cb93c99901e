// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// How much of a catalog is translated.
package struct CatalogStatistics: Equatable, Sendable {
  /// The figures of one language; `complete`, `untranslated` and `missing` add up to the
  /// translatable entries.
  package struct Language: Equatable, Sendable {
    /// The language as the file spells it.
    package let locale: String
    /// Entries in which every form that is needed has text and none is `new`.
    package internal(set) var complete = 0
    /// Entries with a localization that is not complete.
    package internal(set) var untranslated = 0
    /// Entries with a text in state `needs_review`, complete or not.
    package internal(set) var needsReview = 0
    /// Entries without any text in the language.
    package internal(set) var missing = 0
    /// The complete ones among the translatable entries, from 0 to 100, rounded down to one
    /// decimal place, so that 100 means all; 100 where nothing is to be translated.
    package internal(set) var percent = 100.0
  }

  /// The language of the keys.
  package let sourceLanguage: String?
  /// All entries.
  package let keys: Int
  /// The entries that are to be translated: not those marked otherwise, stale or with an empty key.
  package let translatable: Int
  /// The entries that are stale.
  package let stale: Int
  /// The languages that occur in the catalog and the source language, in Xcode's order.
  package let languages: [Language]

  /// Counts a catalog.
  ///
  /// - Complexity: linear in the size of the catalog.
  package init(of catalog: StringCatalog, rules: CoverageRules) {
    let sourceLanguage = catalog.sourceLanguage
    self.sourceLanguage = sourceLanguage
    var rows = LanguageRows()
    if let sourceLanguage { _ = rows.index(of: sourceLanguage) }
    var keys = 0
    var stale = 0
    var counted: [Entry] = []
    for entry in catalog.entries {
      keys += 1
      if entry.extractionState == .stale { stale += 1 }
      for localization in entry.localizations { _ = rows.index(of: localization.language) }
      guard EntryCoverage.isCounted(entry) else { continue }
      counted.append(entry)
    }

    for entry in counted {
      var present = [Bool](repeating: false, count: rows.languages.count)
      for localization in entry.localizations {
        let row = rows.index(of: localization.language)
        guard !present[row] else { continue }
        present[row] = true
        let coverage = EntryCoverage(
          of: localization,
          entry: entry,
          locale: localization.language,
          sourceLanguage: sourceLanguage,
          rules: rules
        )
        rows.add(coverage, to: row)
      }
      guard present.contains(false) else { continue }
      let text = EntryCoverage.sourceText(of: entry, sourceLanguage: sourceLanguage)
      let needsNone = !rules.hasWords(text)
      for row in present.indices where !present[row] {
        let isSource = sourceLanguage.map(rows.languages[row].locale.isExactly) ?? false
        rows.addAbsent(isComplete: needsNone || isSource, to: row)
      }
    }
    self.keys = keys
    self.stale = stale
    translatable = counted.count
    languages = rows.finished(translatable: counted.count)
  }
}

/// The rows while they are counted.
private struct LanguageRows {
  private(set) var languages: [CatalogStatistics.Language] = []
  private var indices: [ExactText: Int] = [:]
  /// Entries name their languages in one sequence, so the row after the last is most likely next.
  private var likely = 0

  mutating func index(of language: String) -> Int {
    if languages.indices.contains(likely), languages[likely].locale.isExactly(language) {
      likely += 1
      return likely - 1
    }
    let index: Int
    if let known = indices[ExactText(language)] {
      index = known
    } else {
      index = languages.count
      indices[ExactText(language)] = index
      languages.append(CatalogStatistics.Language(locale: language))
    }
    likely = index + 1
    return index
  }

  mutating func add(_ coverage: EntryCoverage, to row: Int) {
    switch coverage.status {
    case .complete: languages[row].complete += 1
    case .untranslated: languages[row].untranslated += 1
    case .missing: languages[row].missing += 1
    }
    if coverage.needsReview { languages[row].needsReview += 1 }
  }

  mutating func addAbsent(isComplete: Bool, to row: Int) {
    if isComplete { languages[row].complete += 1 } else { languages[row].missing += 1 }
  }

  func finished(translatable: Int) -> [CatalogStatistics.Language] {
    languages.map { language in
      var language = language
      if translatable > 0 {
        language.percent = Double(language.complete * 1000 / translatable) / 10
      }
      return language
    }
    .sorted { MemberOrder.compare($0.locale, $1.locale) < 0 }
  }
}
