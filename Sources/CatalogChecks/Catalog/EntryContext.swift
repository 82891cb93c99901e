// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// One key of a catalog with its languages, as rules see it.
final class EntryContext {
  let catalog: CatalogContext
  private(set) var record: EntryRecord
  private(set) var content: EntryContent
  /// The source language's place in `content.localizations`.
  private(set) var sourcePlace: Int?
  private var formats = FormatCache()
  private var knownSourceIndex: SourceIndex?
  private var knownPlaceholders: EntryPlaceholders?
  private var knownKeyProblems: [PlaceholderProblem]?

  init(_ catalog: CatalogContext) {
    self.catalog = catalog
    record = EntryRecord(key: 0, flags: [], localizations: 0..<0)
    content = catalog.content(of: record)
  }

  var document: JSONDocument { catalog.document }
  /// The token of the key.
  var keyToken: Int { record.key }
  /// The entry's own value.
  var valueToken: Int { record.key + 1 }
  /// The key.
  var key: String { document.text(record.key) }

  /// The source language's localization.
  var source: EntryContent.Localization? {
    sourcePlace.map { content.localizations[$0] }
  }

  /// The texts of the source language by what they are for; sorted once for each entry.
  var sourceIndex: SourceIndex {
    if let knownSourceIndex { return knownSourceIndex }
    let index = SourceIndex(source.map { content.leaves[$0.leaves] } ?? [], document)
    knownSourceIndex = index
    return index
  }

  /// The language of a localization.
  func locale(_ localization: EntryContent.Localization) -> CatalogLocale {
    catalog.locales[localization.localeIndex]
  }

  /// What key and source texts say about placeholders; gathered once for each entry.
  var placeholders: EntryPlaceholders {
    if let knownPlaceholders { return knownPlaceholders }
    let placeholders = EntryPlaceholders(self)
    knownPlaceholders = placeholders
    return placeholders
  }

  /// What is wrong with the placeholders of a key that is the source text; judged once.
  var keyPlaceholderProblems: [PlaceholderProblem] {
    if let knownKeyProblems { return knownKeyProblems }
    let problems = PlaceholderJudgement.problems(inKeyOf: self)
    knownKeyProblems = problems
    return problems
  }

  /// The format string that the text of the key or of a source text is; parsed once for each entry.
  func format(_ token: Int) -> FormatString {
    formats.format(token, document)
  }

  /// Turns to another key.
  func turn(to record: EntryRecord) {
    self.record = record
    formats.removeAll()
    knownSourceIndex = nil
    knownPlaceholders = nil
    knownKeyProblems = nil
    content = catalog.content(of: record)
    sourcePlace = content.localizations.firstIndex { locale($0).isSource }
  }
}
