// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// One walk over a catalog that counts its languages and sorts its keys.
struct CatalogCensus {
  private let document: JSONDocument
  private let sourceLanguage: String
  private var table: LocaleTable
  private var textCounts: [Int] = []
  private(set) var contents = CatalogContents()
  private(set) var entries: [EntryRecord] = []
  private(set) var translatableCount = 0
  private(set) var isDamaged = false

  init(_ document: JSONDocument, sourceLanguage: String) {
    self.document = document
    self.sourceLanguage = sourceLanguage
    table = LocaleTable(document)
  }

  mutating func run() {
    guard let strings = document.member(.strings, of: 0) else { return }
    let damaged = damagedEntries(strings)
    for member in document.members(of: strings) {
      let range = contents.append(member.value, of: document, &table)
      while textCounts.count < table.firstTokens.count { textCounts.append(0) }
      let record = EntryRecord(
        key: member.name,
        flags: flags(of: member, range, isDamaged: damaged.contains(member.name)),
        localizations: range
      )
      entries.append(record)
      if record.isTranslatable { count(range) }
    }
  }

  /// The languages in the order in which the catalog names them, then those only required.
  func locales(required: [String]?) -> [CatalogLocale] {
    var codes = table.firstTokens.map { (code: document.text($0), token: $0) }
    let own = codes.map(\.code) + [sourceLanguage]
    let required = required.map { $0.map { LocaleSpelling.resolved($0, among: own) } }
    for code in required ?? []
    where !codes.contains(where: { $0.code.utf8.elementsEqual(code.utf8) }) {
      codes.append((code, -1))
    }
    return codes.enumerated().map { index, locale in
      let count = index < textCounts.count ? textCounts[index] : 0
      return CatalogLocale(
        code: locale.code,
        index: index,
        firstToken: locale.token,
        facts: LocaleFacts.of(locale.code),
        isSource: locale.code == sourceLanguage,
        textCount: count,
        isRequired: required?.contains(locale.code) ?? (count * 2 >= translatableCount && count > 0)
      )
    }
  }

  /// The keys of entries in which a name stands twice.
  private mutating func damagedEntries(_ strings: Int) -> Set<Int> {
    var damaged: Set<Int> = []
    var inner: [Int] = []
    for duplicate in document.duplicates {
      if duplicate.object == 0 {
        isDamaged = isDamaged || document[duplicate.second].name != .version
      } else if duplicate.object == strings {
        damaged.insert(duplicate.first)
        damaged.insert(duplicate.second)
      } else if duplicate.object > strings {
        inner.append(duplicate.object)
      }
    }
    guard !inner.isEmpty else { return damaged }
    // Side by side with the keys: to look each one up would take the square of their number.
    inner.sort()
    var rest = inner[...]
    document.forEachMember(of: strings) { name, value in
      let end = document.index(after: value)
      let own = rest.prefix { $0 < end }
      if !own.isEmpty { damaged.insert(name) }
      rest = rest.dropFirst(own.count)
    }
    return damaged
  }

  private mutating func count(_ range: Range<Int>) {
    translatableCount += 1
    for localization in contents.localizations[range]
    where contents.leaves[localization.leaves].contains(where: { hasText($0) }) {
      textCounts[localization.localeIndex] += 1
    }
  }

  private func hasText(_ leaf: Leaf) -> Bool {
    leaf.value >= 0 && !TextContext.isBlank(document, leaf.value)
  }

  private func flags(
    of entry: (name: Int, value: Int),
    _ range: Range<Int>,
    isDamaged: Bool
  ) -> EntryRecord.Flags {
    var flags: EntryRecord.Flags = isDamaged ? .damaged : []
    if document[entry.value].kind != .object { flags.insert(.malformed) }
    for member in document.members(of: entry.value) {
      switch document[member.name].name {
      case .extractionState where document[member.value].kind == .string:
        if document.isSpelled(member.value, "stale") { flags.insert(.stale) }
      case .shouldTranslate where document[member.value].kind == .false:
        flags.insert(.untranslatable)
      case .localizations
      where document[member.value].kind != .object && document[member.value].kind != .null:
        flags.insert(.malformed)
      default: continue
      }
    }
    if document[entry.name].extent == 0 { flags.insert(.emptyKey) }
    if IdentifierLikeKey.matches(document, entry.name) { flags.insert(.identifierLike) }
    let source = sourceLeaves(range).lazy.filter { hasText($0) }
    if !source.isEmpty { flags.insert(.hasSourceText) }
    // A text that is only the token of a substitution has its words in the substitution's forms.
    let hasLetters =
      source.isEmpty
      ? Letters.has(document, entry.name) : source.contains { Letters.has(document, $0.value) }
    if !hasLetters { flags.insert(.letterless) }
    return flags
  }

  /// The texts of the source language.
  private func sourceLeaves(_ range: Range<Int>) -> ArraySlice<Leaf> {
    for localization in contents.localizations[range]
    where document.isText(localization.name, sourceLanguage) {
      return contents.leaves[localization.leaves]
    }
    return []
  }
}
