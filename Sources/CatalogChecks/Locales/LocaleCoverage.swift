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
  /// For each language whether its absence from a key is worth a word: it is not the source, and it
  /// has text for some key or was asked for.
  let isExpected: [Bool]
  /// The number of expected languages.
  let expectedCount: Int

  /// - Parameters:
  ///   - locales: the languages of the catalog.
  ///   - sourceLanguage: the code of the source language.
  ///   - isAskedFor: whether the required languages were named and not derived.
  init(_ locales: [CatalogLocale], sourceLanguage: String, isAskedFor: Bool) {
    let source = LocaleFacts.of(sourceLanguage)
    let places = locales.map { $0.facts.isKnown ? $0.facts.tag?.treeForm : nil }
    covering = locales.map { locale in
      locale.facts.ancestors.compactMap { ancestor in
        places.firstIndex { $0 == ancestor }.flatMap { locales[$0].isSource ? nil : $0 }
      }
    }
    isCoveredBySource = locales.map { !$0.isSource && $0.facts.isVariant(ofSource: source) }
    isExpected = locales.map { locale in
      !locale.isSource && (locale.textCount > 0 || isAskedFor && locale.isRequired)
    }
    expectedCount = isExpected.count(where: \.self)
  }
}
