// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

extension LocaleFacts {
  /// The code in BCP 47 spelling with deprecated subtags replaced; the code itself when it is not
  /// well formed.
  package var canonicalCode: String {
    tag?.identifier ?? code
  }

  /// Whether the other code names an ancestor of this one.
  package func isCovered(by other: LocaleFacts) -> Bool {
    guard let place = other.place else { return false }
    return ancestors.contains(place)
  }

  /// Whether this is a variant of the source language, such as `en-GB` for `en`, which the source
  /// texts cover.
  package func isVariant(ofSource source: LocaleFacts) -> Bool {
    tag?.language == source.tag?.language && isCovered(by: source)
  }

  /// How this code and another of the same catalog name one language, or `nil` when they do not.
  package func sharedLanguage(with other: LocaleFacts) -> SharedLanguage? {
    guard let own = tag, let others = other.tag, let left = maximized,
      let right = other.maximized, !code.utf8.elementsEqual(other.code.utf8)
    else { return nil }
    if place == other.place {
      return .sameLocalization
    }
    if left == right {
      // One says the script and the other the region: zh-Hans and zh-CN.
      let crossed =
        own.script != nil && own.region == nil && others.script == nil && others.region != nil
        || others.script != nil && others.region == nil && own.script == nil && own.region != nil
      return crossed ? .sameLocalization : .ownDefaultRegion
    }
    // CLDR keeps `no` as the parent of `nb`, but texts named `no` are Bokmål.
    let bokmalNames: Set = ["nb", "no"]
    if Set([own.language, others.language]) == bokmalNames, left.region == right.region,
      left.script == right.script
    {
      return .sameLocalization
    }
    return nil
  }

  /// The ICU identifier whose plural rules hold here (`pt_PT` for `pt-PT`, `pt` for `pt-BR`), or
  /// `nil` where CLDR has none.
  package var pluralLocale: String? {
    guard let tag else { return nil }
    let withRegion = LanguageTag(language: tag.language, region: tag.region).icuIdentifier
    return [withRegion, tag.language].first { PluralRules.ruleSet(for: $0) != nil }
  }

  /// The plural forms that the language needs.
  ///
  /// Costs some microseconds for ICU's look-up of the rules; ask once a locale, not once a text.
  package var pluralNeeds: PluralNeeds {
    PluralNeeds.of(pluralLocale)
  }
}
