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
    private let walks = BoundedCache<WalkKey, LanguageWalk>(limit: 1_000)

    private struct WalkKey: Hashable, Sendable {
      let preferences: LanguagePreferences
      let matching: LanguageMatching
    }

    init(languages: [String], tables: [LocalizationTable]) {
      self.languages = languages
      self.tables = tables
      let named = tables.filter { $0.name == LocalizationBundle.defaultTable }
      defaultTables = named.isEmpty ? tables : named
      onlyDefaultTable = defaultTables.count == 1 ? defaultTables[0] : nil
    }

    func walk(_ preferences: LanguagePreferences, _ matching: LanguageMatching) -> LanguageWalk {
      walks.value(for: WalkKey(preferences: preferences, matching: matching)) {
        LanguageWalk(languages: languages, preferences: preferences, matching: matching)
      }
    }
  }

  /// The table in which keys without one are looked up.
  public static let defaultTable = "Localizable"

  let storage: Storage
  let walk: LanguageWalk
  /// How the language is chosen.
  public let matching: LanguageMatching

  init(storage: Storage, walk: LanguageWalk, matching: LanguageMatching) {
    self.storage = storage
    self.walk = walk
    self.matching = matching
  }

  /// The languages that some text is available in, the source language first.
  public var languages: [String] { storage.languages }

  /// The language that texts are translated from.
  public var sourceLanguage: String { storage.languages[0] }

  /// The language that this reader gets, one of ``languages``.
  public var language: String { walk.matched.first?.name ?? sourceLanguage }

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
