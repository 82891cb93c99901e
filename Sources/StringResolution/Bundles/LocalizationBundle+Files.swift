// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

public import XCStrings

extension LocalizationBundle {
  /// Reads catalogs and tables from files and folders.
  ///
  /// - Parameters:
  ///   - paths: `.xcstrings` files, `.lproj` folders, and folders that hold such (a resource
  ///     bundle); they are not searched further.
  ///   - sourceLanguage: The language that texts are translated from; `nil` for that of the first
  ///     catalog, English where there are only tables.
  ///   - preferences: The reader's wishes.
  ///   - matching: How the language is chosen.
  /// - Throws: `LocalizationError` for the first file that cannot be read or understood.
  public init(
    contentsOf paths: [String],
    sourceLanguage: String? = nil,
    preferences: LanguagePreferences = .environment,
    matching: LanguageMatching = .apple
  ) throws(LocalizationError) {
    var builder = BundleBuilder()
    for path in paths { try builder.add(path: path) }
    self = builder.bundle(
      sourceLanguage: sourceLanguage,
      preferences: preferences,
      matching: matching
    )
  }

  /// Takes catalogs that were read already.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs with the names of their tables.
  ///   - preferences: The reader's wishes.
  ///   - matching: How the language is chosen.
  public init(
    catalogs: [(table: String, catalog: StringCatalog)],
    preferences: LanguagePreferences = .environment,
    matching: LanguageMatching = .apple
  ) {
    var builder = BundleBuilder()
    for (table, catalog) in catalogs { builder.add(catalog, table: table) }
    self = builder.bundle(sourceLanguage: nil, preferences: preferences, matching: matching)
  }
}
