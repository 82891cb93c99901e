// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// The texts of an app in all its languages, as one reader gets them.
///
/// A bundle never changes. It is small to pass around: bundles for other readers share its texts.
public struct LocalizationBundle: Sendable {
  /// What bundles for different readers share.
  final class Storage: Sendable {
    let languages: [String]
    let tables: [LocalizationTable]
    /// The tables in which a key without table is looked up.
    let defaultTables: [LocalizationTable]
    /// The same, where it is one.
    let onlyDefaultTable: LocalizationTable?
    private let walks = WalkCache()

    init(languages: [String], tables: [LocalizationTable]) {
      self.languages = languages
      self.tables = tables
      let named = tables.filter { $0.name == LocalizationBundle.defaultTable }
      defaultTables = named.isEmpty ? tables : named
      onlyDefaultTable = defaultTables.count == 1 ? defaultTables[0] : nil
    }

    func walk(_ preferences: LanguagePreferences, _ matching: LanguageMatching) -> LanguageWalk {
      walks.walk(preferences, matching, languages: languages)
    }
  }

  /// The table in which keys without one are looked up.
  public static let defaultTable = "Localizable"

  /// The texts and one reader's choice among them, in one object: a bundle is passed around by
  /// counting one reference, and on a server each request has its own.
  final class Reader: Sendable {
    let storage: Storage
    let walk: LanguageWalk
    let matching: LanguageMatching
    /// The best language of the walk, which keeps it.
    let best: KeptReference<LanguageStep>?
    /// The entries of the table of keys without one, where it is one; the storage keeps it.
    let entries: FlatTable<CompiledEntry>.View?

    init(storage: Storage, walk: LanguageWalk, matching: LanguageMatching) {
      self.storage = storage
      self.walk = walk
      self.matching = matching
      best = walk.best.map { KeptReference($0) }
      entries = storage.onlyDefaultTable?.compiled.view
    }
  }

  let reader: Reader
  var storage: Storage { reader.storage }
  var walk: LanguageWalk { reader.walk }
  /// How the language is chosen.
  public var matching: LanguageMatching { reader.matching }

  init(storage: Storage, walk: LanguageWalk, matching: LanguageMatching) {
    reader = Reader(storage: storage, walk: walk, matching: matching)
  }

  /// The languages that some text is available in, the source language first.
  public var languages: [String] { storage.languages }

  /// The language that texts are translated from.
  public var sourceLanguage: String { storage.languages[0] }

  /// The language that this reader gets, one of ``languages``.
  public var language: String { walk.best?.name ?? sourceLanguage }

  /// The same texts for another reader.
  ///
  /// The choice of language is remembered, so that a server can ask with every request.
  ///
  /// - Parameters:
  ///   - preferences: The reader's wishes.
  ///   - matching: How the language is chosen; `nil` for the way of this bundle.
  /// - Returns: A bundle that shares its texts with this one.
  public func preferring(
    _ preferences: LanguagePreferences,
    matching: LanguageMatching? = nil
  ) -> LocalizationBundle {
    let matching = matching ?? self.matching
    return LocalizationBundle(
      storage: storage,
      walk: storage.walk(preferences, matching),
      matching: matching
    )
  }
}
