// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// The plural rules of one language: for how many, and for which one.
final class LanguagePlurals: Sendable {
  let cardinal: PluralSelector
  private let locale: String
  private let lazyOrdinal = LazyReference<PluralSelector>()

  private static let cache = BoundedCache<String, LanguagePlurals>(limit: 200)

  private init(_ locale: String) throws(ICUError) {
    cardinal = try PluralSelector(locale: locale)
    self.locale = locale
  }

  /// The rules of a language, by ICU's identifier, shared by all that ask.
  ///
  /// - Throws: `ICUError` when ICU's data is absent.
  static func of(_ locale: String) throws(ICUError) -> LanguagePlurals {
    try cache.value(for: locale) { () throws(ICUError) in try LanguagePlurals(locale) }
  }

  /// The rules for places in an order.
  var ordinal: PluralSelector {
    get throws(ICUError) {
      if let selector = lazyOrdinal.load() { return selector }
      return lazyOrdinal.storeIfNil(try PluralSelector(locale: locale, kind: .ordinal))
    }
  }
}
