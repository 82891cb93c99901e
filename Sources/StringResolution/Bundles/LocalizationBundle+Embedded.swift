// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension LocalizationBundle {
  /// Takes catalogs that are part of the program.
  ///
  /// A text is taken apart when it is first asked for.
  ///
  /// - Parameters:
  ///   - catalogs: What the build plugin `CompileCatalogs` wrote.
  ///   - preferences: The reader's wishes.
  ///   - matching: How the language is chosen.
  public init(
    embedded catalogs: [EmbeddedCatalog],
    preferences: LanguagePreferences = .environment,
    matching: LanguageMatching = .apple
  ) {
    var builder = BundleBuilder()
    for catalog in catalogs { builder.add(catalog) }
    self = builder.bundle(sourceLanguage: nil, preferences: preferences, matching: matching)
  }
}
