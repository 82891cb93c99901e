// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import XCStrings

/// The keys of one catalog or of the tables of one name.
///
/// Entries are taken apart when they are first asked for.
final class LocalizationTable: Sendable {
  /// Where entries come from.
  enum Origin: Sendable {
    /// A catalog that was read: the tokens of its keys.
    case document(JSONDocument, [Int], KeyIndex)
    /// A catalog in the program.
    case embedded(EmbeddedEntries)
    /// Entries that were taken apart already.
    case entries([CompiledEntry], KeyIndex)

    /// The most keys there are.
    fileprivate var limit: Int {
      switch self {
      case .document(_, let tokens, _): tokens.count
      case .embedded(let entries): entries.limit
      case .entries(let entries, _): entries.count
      }
    }
  }

  let name: String
  /// The index of the source language in the bundle.
  let sourceLanguage: Int
  private let languages: [String]
  private let origin: Origin
  /// The entries that were asked for so far.
  let compiled: FlatTable<CompiledEntry>

  /// - Parameters:
  ///   - name: The name of the table.
  ///   - sourceLanguage: The language of the keys and default values, one of `languages`.
  ///   - languages: The languages of the bundle.
  ///   - origin: Where the entries come from.
  init(name: String, sourceLanguage: String, languages: [String], origin: Origin) {
    self.name = name
    self.sourceLanguage = languages.firstIndex(of: sourceLanguage) ?? 0
    self.languages = languages
    self.origin = origin
    compiled = FlatTable(limit: origin.limit)
  }

  /// The entry of a key, compared by its bytes.
  func entry(_ key: String) -> CompiledEntry? {
    if let entry = compiled.value(key) { return entry }
    guard let entry = make(key) else { return nil }
    return compiled.insert(entry, entry: entry.flat, key: key)
  }

  private func make(_ key: String) -> CompiledEntry? {
    switch origin {
    case .entries(let entries, let index):
      return index.first(ByteHash.hash(key)) { ByteHash.areSame(entries[$0].key, key) }
        .map { entries[$0] }
    case .document(let document, let tokens, let index):
      return index.first(ByteHash.hash(key)) { document.isText(tokens[$0], key) }
        .map { compile(Entry(document: document, nameToken: tokens[$0])) }
    case .embedded(let entries):
      return entries.entry(key).map(compile)
    }
  }

  private func compile(_ entry: Entry) -> CompiledEntry {
    let key = entry.key
    var contents = [CompiledContent?](repeating: nil, count: languages.count)
    for localization in entry.localizations {
      let language = localization.language
      guard let index = languages.firstIndex(of: language) else { continue }
      contents[index] = ContentCompiler.content(localization, key: key)
    }
    return CompiledEntry(key: key, contents: contents)
  }
}
