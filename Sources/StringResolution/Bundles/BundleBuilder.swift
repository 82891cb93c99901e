// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import XCStrings

/// Gathers catalogs and tables for a bundle.
struct BundleBuilder {
  /// A table that waits until all languages are known.
  private struct Part {
    let table: String
    let sourceLanguage: String
    let origin: LocalizationTable.Origin
  }

  private var parts: [Part] = []
  private var languages: [String] = []
  private var folders = FolderTables()

  mutating func add(_ catalog: EmbeddedCatalog) {
    add(languages: catalog.languages)
    parts.append(
      Part(
        table: catalog.table,
        sourceLanguage: catalog.sourceLanguage,
        origin: .embedded(EmbeddedEntries(catalog))
      )
    )
  }

  mutating func add(_ catalog: StringCatalog, table: String) {
    let document = catalog.document
    var tokens: [Int] = []
    var hashes: [UInt64] = []
    var found: Set<String> = []
    for entry in catalog.entries {
      tokens.append(entry.nameToken)
      hashes.append(document.withText(entry.nameToken) { ByteHash.hash($0) })
      guard let localizations = document.member(.localizations, of: entry.valueToken) else {
        continue
      }
      for localization in document.members(of: localizations) {
        found.insert(document.text(localization.name))
      }
    }
    add(languages: Array(found))
    parts.append(
      Part(
        table: table,
        sourceLanguage: catalog.sourceLanguage ?? "en",
        origin: .document(document, tokens, KeyIndex(hashes: hashes))
      )
    )
  }

  /// Reads whatever a path leads to.
  ///
  /// - Throws: `LocalizationError` for the first file that cannot be read or understood.
  mutating func add(path: String) throws(LocalizationError) {
    switch try FileAccess.kind(path) {
    case .catalog(let table):
      do throws(StringCatalogError) {
        add(try StringCatalog(contentsOfFile: path), table: table)
      } catch {
        throw LocalizationError(error)
      }
    case .languageFolder(let language): try folders.add(path, language: language)
    case .folder(let items):
      for item in items where item.hasSuffix(".xcstrings") || item.hasSuffix(".lproj") {
        try add(path: path + "/" + item)
      }
    }
  }

  private mutating func add(languages more: [String]) {
    for language in more where !languages.contains(language) { languages.append(language) }
  }

  /// The bundle of all that was added.
  func bundle(
    sourceLanguage: String?,
    preferences: LanguagePreferences,
    matching: LanguageMatching
  ) -> LocalizationBundle {
    let source = sourceLanguage ?? parts.first?.sourceLanguage ?? "en"
    var all = self
    all.add(languages: Array(folders.languages(base: source)))
    all.add(languages: parts.map(\.sourceLanguage))
    // The source language first: it counts as available, and takes what nothing else decides.
    let others = all.languages.filter { $0 != source }
    let languages = [source] + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var tables = parts.map { part in
      LocalizationTable(
        name: part.table,
        sourceLanguage: part.sourceLanguage,
        languages: languages,
        origin: part.origin
      )
    }
    tables += folders.tables(sourceLanguage: source, languages: languages)
    let storage = LocalizationBundle.Storage(languages: languages, tables: tables)
    return LocalizationBundle(
      storage: storage,
      walk: storage.walk(preferences, matching),
      matching: matching
    )
  }
}

extension LocalizationError {
  /// The same for those who localize.
  fileprivate init(_ error: StringCatalogError) {
    switch error.reason {
    case .unreadable(let reason): self = .unreadable(path: error.path, reason: reason)
    case .malformed(let fault, let place):
      self = .invalid(path: error.path, reason: "\(place): \(fault)")
    }
  }
}
