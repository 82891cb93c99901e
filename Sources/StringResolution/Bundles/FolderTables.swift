// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import StringsTables

/// The tables of `.lproj` folders, put together by key.
struct FolderTables {
  /// The contents of one key by language.
  private struct Row {
    let key: String
    var contents: [(language: String, content: CompiledContent)] = []
  }

  /// The rows of one table, found by the hashes of their keys.
  private struct Table {
    let name: String
    var rows: [Row] = []
    var places: [UInt64: [Int]] = [:]

    mutating func set(_ content: CompiledContent, key: String, language: String) {
      let hash = ByteHash.hash(key)
      var place = places[hash]?.first { ByteHash.areSame(rows[$0].key, key) }
      if place == nil {
        place = rows.count
        places[hash, default: []].append(rows.count)
        rows.append(Row(key: key))
      }
      guard let place else { return }
      rows[place].contents.removeAll { $0.language == language }
      rows[place].contents.append((language, content))
    }
  }

  private static let base = "Base"
  private var tables: [Table] = []
  private var found: Set<String> = []

  /// Reads the tables of one language.
  ///
  /// - Throws: `LocalizationError` for the first file that cannot be read or understood.
  mutating func add(_ folder: String, language: String) throws(LocalizationError) {
    found.insert(language)
    let names = try FileAccess.names(in: folder)
    for name in names where name.hasSuffix(".strings") {
      let path = folder + "/" + name
      let list = try Self.list(path)
      for entry in StringsTable(list).entries {
        set(ContentCompiler.content(entry.text), entry.key, language, String(name.dropLast(8)))
      }
    }
    // An entry with variants replaces the plain one of the same key.
    for name in names where name.hasSuffix(".stringsdict") {
      let path = folder + "/" + name
      let list = try Self.list(path)
      for entry in StringsDictionary(list).entries {
        set(ContentCompiler.content(entry.content), entry.key, language, String(name.dropLast(12)))
      }
    }
  }

  private static func list(_ path: String) throws(LocalizationError) -> PropertyListValue {
    let bytes = try FileAccess.bytes(path)
    do throws(PropertyListError) {
      return try PropertyListReader.read(bytes)
    } catch {
      throw .invalid(path: path, reason: error.description)
    }
  }

  private mutating func set(
    _ content: CompiledContent,
    _ key: String,
    _ language: String,
    _ table: String
  ) {
    if let place = tables.firstIndex(where: { $0.name == table }) {
      tables[place].set(content, key: key, language: language)
    } else {
      var new = Table(name: table)
      new.set(content, key: key, language: language)
      tables.append(new)
    }
  }

  /// The languages; `Base` holds texts of the source language.
  func languages(base source: String) -> Set<String> {
    Set(found.map { $0 == Self.base ? source : $0 })
  }

  /// The tables for a bundle.
  func tables(sourceLanguage: String, languages: [String]) -> [LocalizationTable] {
    tables.map { table in
      let entries = table.rows.map { row in
        var contents = [CompiledContent?](repeating: nil, count: languages.count)
        // `Base` first, so that a folder with the language's own name replaces it.
        let ordered =
          row.contents.filter { $0.language == Self.base }
          + row.contents.filter { $0.language != Self.base }
        for (language, content) in ordered {
          let name = language == Self.base ? sourceLanguage : language
          if let index = languages.firstIndex(of: name) { contents[index] = content }
        }
        return CompiledEntry(key: row.key, contents: contents)
      }
      return LocalizationTable(
        name: table.name,
        sourceLanguage: sourceLanguage,
        languages: languages,
        origin: .entries(entries, KeyIndex(hashes: entries.map { ByteHash.hash($0.key) }))
      )
    }
  }
}
