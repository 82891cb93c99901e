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
    case document(JSONDocument, [Int])
    /// A catalog in the program: where its lines stand.
    case embedded(StaticText, [Range<Int>])
    /// Entries that were taken apart already.
    case entries([CompiledEntry])
  }

  let name: String
  /// The index of the source language in the bundle.
  let sourceLanguage: Int
  private let languages: [String]
  private let origin: Origin
  private let index: KeyIndex
  private let entries: LazyReferences<CompiledEntry>

  /// - Parameters:
  ///   - name: The name of the table.
  ///   - sourceLanguage: The language of the keys and default values, one of `languages`.
  ///   - languages: The languages of the bundle.
  ///   - origin: Where the entries come from.
  ///   - hashes: The hashes of the keys, in the order of the origin.
  init(
    name: String,
    sourceLanguage: String,
    languages: [String],
    origin: Origin,
    hashes: [UInt64]
  ) {
    self.name = name
    self.sourceLanguage = languages.firstIndex(of: sourceLanguage) ?? 0
    self.languages = languages
    self.origin = origin
    index = KeyIndex(hashes: hashes)
    entries = LazyReferences(count: hashes.count)
  }

  /// The entry of a key, compared by its bytes.
  func entry(_ key: String) -> CompiledEntry? {
    let hash = ByteHash.hash(key)
    var slot = index.start(hash)
    while let place = index.next(hash, &slot) {
      let entry = self.entry(at: place)
      if ByteHash.areSame(entry.key, key) { return entry }
    }
    return nil
  }

  private func entry(at place: Int) -> CompiledEntry {
    entries.load(place) ?? entries.storeIfNil(make(place), at: place)
  }

  private func make(_ place: Int) -> CompiledEntry {
    switch origin {
    case .entries(let entries): return entries[place]
    case .document(let document, let tokens):
      return compile(Entry(document: document, nameToken: tokens[place]))
    case .embedded(let text, let lines):
      // A line is a member without its object.
      let bytes = text.withBytes { all in
        var bytes: [UInt8] = [UInt8(ascii: "{")]
        bytes.reserveCapacity(lines[place].count + 2)
        for offset in lines[place] { bytes.append(all[offset]) }
        bytes.append(UInt8(ascii: "}"))
        return bytes
      }
      guard let document = try? JSONDocument(TextBytes(bytes)),
        let member = Array(document.members(of: 0)).first
      else { return CompiledEntry(key: "", contents: []) }
      return compile(Entry(document: document, nameToken: member.name))
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
