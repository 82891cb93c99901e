// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import Foundation
internal import XCStrings

/// A catalog as rules see it: its languages, its keys, and what one walk over it learned.
final class CatalogContext {
  let catalog: StringCatalog
  let options: CheckOptions
  /// The path as it was given.
  let path: String
  /// The language of the catalog; `en` where the file states none.
  let sourceLanguage: String
  /// Every language that the catalog names, and then the required ones that it does not.
  let locales: [CatalogLocale]
  let entries: [EntryRecord]
  private let contents: CatalogContents
  /// The number of keys that every required language should have text for.
  let translatableCount: Int
  /// Whether something at the top of the file stands twice, so that only the file can be judged.
  let isDamaged: Bool
  /// Whether the keys are those of Interface Builder, `ObjectID.property`.
  let isInterfaceBuilder: Bool

  /// The languages by the UTF-8 of their codes.
  private lazy var localePlaces = Dictionary(
    locales.map { (Array($0.code.utf8), $0.index) },
    uniquingKeysWith: { first, _ in first }
  )
  /// Those that may be two codes of one language.
  private(set) lazy var twins = LocaleTwins(locales)

  /// Which languages should have every key, and which are shown in the place of others.
  private(set) lazy var coverage = LocaleCoverage(
    locales,
    twins: twins,
    sourceLanguage: sourceLanguage,
    isAskedFor: options.requiredLocales != nil
  )

  /// Which texts are shown as toasts; `nil` when none are.
  let toasts: ToastTexts?
  /// The entries by the UTF-8 of their keys, for the few rules that look for one.
  private lazy var places = Dictionary(
    entries.enumerated().map { (Array(document.text($1.key).utf8), $0) },
    uniquingKeysWith: { first, _ in first }
  )

  var document: JSONDocument { catalog.document }

  /// The entry of a key.
  func record(ofKey key: String) -> EntryRecord? {
    places[Array(key.utf8)].map { entries[$0] }
  }

  /// The table's name: the file's without its extension.
  var table: String { Self.table(ofPath: path) }

  /// The name of the folder that a file is in; of the working directory where the path has none.
  private static func folder(ofPath path: String) -> Substring? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    if parts.count > 1 { return parts[parts.count - 2] }
    return FileManager.default.currentDirectoryPath.split(separator: "/").last
  }

  /// The table that a file of this path is.
  static func table(ofPath path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".xcstrings") ? String(name.dropLast(10)) : name
  }

  /// The localizations, texts and plural tables of an entry.
  func content(of entry: EntryRecord) -> EntryContent {
    contents.entry(entry.localizations)
  }

  /// The token of the key whose entry a token belongs to; `nil` for a token outside of entries.
  func key(around token: Int) -> Int? {
    document.name(around: token, among: entries.lazy.map(\.key))
  }

  /// The language that a token of a name stands for.
  func locale(named token: Int) -> CatalogLocale? {
    localePlaces[Array(document.text(token).utf8)].map { locales[$0] }
  }

  /// The source language's place among `locales`, `nil` when the catalog never names it.
  var source: CatalogLocale? { locales.first(where: \.isSource) }

  init(_ catalog: StringCatalog, path: String, options: CheckOptions) {
    self.catalog = catalog
    self.options = options
    self.path = path
    let document = catalog.document
    let sourceLanguage = catalog.sourceLanguage ?? "en"
    self.sourceLanguage = sourceLanguage
    toasts = options.toasts?.texts(ofCatalog: path, table: Self.table(ofPath: path))
    isInterfaceBuilder = Self.folder(ofPath: path) == "mul.lproj"
    var census = CatalogCensus(document, sourceLanguage: sourceLanguage)
    census.run()
    entries = census.entries
    contents = census.contents
    isDamaged = census.isDamaged
    translatableCount = census.translatableCount
    locales = census.locales(required: options.requiredLocales)
  }
}
