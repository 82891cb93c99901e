// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// One key in one language, as rules see it.
final class LocalizationContext {
  let entry: EntryContext
  let localization: EntryContent.Localization
  let locale: CatalogLocale
  /// The substitutions and the arguments that they read.
  private(set) lazy var substitutionTable = makeSubstitutionTable()
  /// The names of the substitutions that no text uses, as tokens; none where there is no text.
  private(set) lazy var unusedSubstitutions = substitutionNames.unused(in: self)
  /// What is declared about those.
  private(set) lazy var unusedSubstitutionFacts = makeUnusedSubstitutionFacts()
  /// The names of the substitutions.
  private(set) lazy var substitutionNames = SubstitutionNames(self)
  /// How the texts join the tokens of each substitution with what stands around them.
  private(set) lazy var substitutionGlue = SubstitutionGlue.ofAll(in: self)
  private var formats = FormatCache()

  init(_ entry: EntryContext, _ localization: EntryContent.Localization, _ locale: CatalogLocale) {
    self.entry = entry
    self.localization = localization
    self.locale = locale
  }

  var catalog: CatalogContext { entry.catalog }
  var document: JSONDocument { entry.document }
  /// The token of the language's name.
  var nameToken: Int { localization.name }
  /// Whether this is the language of the source texts.
  var isSource: Bool { locale.isSource }
  /// The texts.
  var leaves: ArraySlice<Leaf> { entry.content.leaves[localization.leaves] }
  /// The plural tables.
  var tables: ArraySlice<EntryContent.Table> { entry.content.tables[localization.tables] }
  /// Whether any text varies by number, in a substitution or by itself.
  var hasPlurals: Bool { !localization.tables.isEmpty }
  /// The object with the substitutions.
  var substitutions: Int? { document.member(.substitutions, of: localization.value) }

  /// The format string that one of the texts is.
  func format(_ leaf: Leaf) -> FormatString {
    // Source texts are what those of all languages are compared with. Without substitutions no two
    // rules ask for the same text but through its own context.
    if isSource { return entry.format(leaf.value) }
    return localization.hasSubstitutions
      ? formats.format(leaf.value, document)
      : document.withText(leaf.value) { FormatString(utf8: $0) }
  }

  private func makeUnusedSubstitutionFacts() -> [SubstitutionFacts] {
    let unused = Set(unusedSubstitutions)
    if unused.isEmpty { return [] }
    let table = substitutionTable
    return zip(table.rows, table.facts).filter { unused.contains($0.0.name) }.map(\.1)
  }

  private func makeSubstitutionTable() -> SubstitutionTable {
    guard localization.hasSubstitutions else { return .none }
    let placeholders = entry.placeholders
    if isSource { return placeholders.substitutions }
    return SubstitutionTable(
      entry,
      localization,
      arguments: placeholders.arguments,
      format: format
    )
  }
}
