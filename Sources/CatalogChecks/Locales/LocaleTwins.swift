// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// The codes of one catalog that may name one language.
struct LocaleTwins {
  private let languages: [String: [CatalogLocale]]

  /// Sorts the languages of a catalog, so that each is compared with those of its kind alone.
  init(_ locales: [CatalogLocale]) {
    languages = Dictionary(grouping: locales.filter { $0.firstToken >= 0 }) {
      Self.family(of: $0) ?? ""
    }
  }

  /// The languages that another may be a second code of, in the order of the catalog.
  func candidates(for locale: CatalogLocale) -> [CatalogLocale] {
    guard locale.firstToken >= 0, let family = Self.family(of: locale) else { return [] }
    return languages[family] ?? []
  }

  /// The language that a code is another spelling of, such as `JA` of `ja`.
  ///
  /// Where both codes are right (`nb` and `no`), neither stands for the other.
  func replacement(of locale: CatalogLocale) -> CatalogLocale? {
    guard locale.facts.problem != nil else { return nil }
    return candidates(for: locale).first { other in
      locale.index != other.index
        && locale.facts.sharedLanguage(with: other.facts) == .sameLocalization
        && Self.givesWay(locale, to: other)
    }
  }

  /// Whether of two codes for one language the first should go: never the source language's, then
  /// the one that is not Xcode's name, then the longer one, then the later one.
  static func givesWay(_ locale: CatalogLocale, to other: CatalogLocale) -> Bool {
    if locale.isSource || other.isSource { return other.isSource }
    let (own, others) = (locale.facts.problem != nil, other.facts.problem != nil)
    if own != others { return own }
    let (length, otherLength) = (locale.code.utf8.count, other.code.utf8.count)
    return length == otherLength ? locale.index > other.index : length > otherLength
  }

  /// What all codes of one language have in common; `nil` for what is no language.
  private static func family(of locale: CatalogLocale) -> String? {
    guard let language = locale.facts.maximized?.language else { return nil }
    return language == "nb" ? "no" : language
  }
}
