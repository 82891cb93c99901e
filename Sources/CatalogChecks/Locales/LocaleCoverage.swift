// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// Which languages of a catalog should have text for every key, and which are shown in the place of
/// which others.
///
/// Worked out once for each catalog, by the places of the languages in it.
struct LocaleCoverage {
  /// For each language those of the catalog that cover it, nearest first.
  let covering: [[Int]]
  /// For each language whether the source texts cover it.
  let isCoveredBySource: [Bool]
  /// For each language that is the second code of another the place of that one, else -1.
  let replacement: [Int]
  /// For each language whether its absence from a key is worth a word: it is not the source nor
  /// the second code of another language, and it has text for some key or was asked for.
  let isExpected: [Bool]
  /// The number of expected languages.
  let expectedCount: Int

  /// - Parameters:
  ///   - locales: the languages of the catalog.
  ///   - twins: those of them that may be two codes of one language.
  ///   - sourceLanguage: the code of the source language.
  ///   - isAskedFor: whether the required languages were named and not derived.
  init(
    _ locales: [CatalogLocale],
    twins: LocaleTwins,
    sourceLanguage: String,
    isAskedFor: Bool
  ) {
    let source = LocaleFacts.of(sourceLanguage)
    var places: [LanguageTag: Int] = [:]
    for locale in locales where locale.facts.isKnown {
      guard let place = locale.facts.tag?.treeForm, places[place] == nil else { continue }
      places[place] = locale.index
    }
    covering = locales.map { locale in
      locale.facts.ancestors.compactMap { ancestor in
        places[ancestor].flatMap { locales[$0].isSource ? nil : $0 }
      }
    }
    isCoveredBySource = locales.map { !$0.isSource && $0.facts.isVariant(ofSource: source) }
    let replacement = locales.map { twins.replacement(of: $0)?.index ?? -1 }
    self.replacement = replacement
    isExpected = locales.map { locale in
      let isNamed = isAskedFor && locale.isRequired
      return !locale.isSource
        && (isNamed || locale.textCount > 0 && replacement[locale.index] < 0)
    }
    expectedCount = isExpected.count(where: \.self)
  }
}
