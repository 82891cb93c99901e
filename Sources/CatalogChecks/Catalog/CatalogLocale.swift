// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import XCStrings

/// One language of a catalog: what its code says and how much of the catalog it has.
final class CatalogLocale {
  /// The code as the catalog or the caller spells it.
  let code: String
  /// Its place among the languages of the catalog.
  let index: Int
  /// The first place where the catalog names it; -1 for a required language that it never names.
  let firstToken: Int
  let facts: LocaleFacts
  /// The plural forms that it needs and what they stand for.
  let plurals: PluralNeeds
  /// The forms that stand for one integer alone, without a `zero` form beside them.
  let formsForOneInteger: PluralCategorySet
  let isSource: Bool
  /// The number of keys to be translated that have text in it.
  let textCount: Int
  /// Whether every key should have text in it.
  let isRequired: Bool

  init(
    code: String,
    index: Int,
    firstToken: Int,
    facts: LocaleFacts,
    isSource: Bool,
    textCount: Int,
    isRequired: Bool
  ) {
    self.code = code
    self.index = index
    self.firstToken = firstToken
    self.facts = facts
    let plurals = facts.pluralNeeds
    self.plurals = plurals
    formsForOneInteger = PluralCategorySet(
      PluralCategory.allCases.filter { form in
        if case .single = plurals.integers(of: form, zeroFormPresent: false) { true } else { false }
      }.map { PluralCategorySet($0) }
    )
    self.isSource = isSource
    self.textCount = textCount
    self.isRequired = isRequired
  }
}
