// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// What a text in one language needs: its plural rules, its direction, and the formatters of the
/// locale that its numbers follow.
final class LanguageFormats: Sendable {
  /// The language of the text, as the catalog spells it.
  let language: String
  let direction: TextDirection
  let formats: LocaleFormats
  private let lazyPlurals = LazyReference<LanguagePlurals>()
  private let openPlurals: @Sendable (String) throws(ICUError) -> LanguagePlurals

  /// - Parameters:
  ///   - language: The language of the text, as the catalog spells it.
  ///   - locale: ICU's identifier of the locale that numbers and dates follow.
  ///   - plurals: Gives the plural rules of a language by ICU's identifier.
  init(
    language: String,
    locale: String,
    plurals: @escaping @Sendable (String) throws(ICUError) -> LanguagePlurals = {
      language throws(ICUError) in try LanguagePlurals.of(language)
    }
  ) {
    self.language = language
    direction = TextDirection(locale: Self.identifier(language))
    formats = LocaleFormats.of(locale)
    openPlurals = plurals
  }

  /// The plural rules of the language.
  var plurals: LanguagePlurals {
    get throws(ICUError) {
      if let plurals = lazyPlurals.load() { return plurals }
      return lazyPlurals.storeIfNil(try openPlurals(Self.identifier(language)))
    }
  }

  /// ICU's identifier of a language as catalogs spell it.
  static func identifier(_ language: String) -> String {
    AppleLocaleName.named(language).normal
  }
}
