// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

extension LanguageTag {
  /// The one spelling that stands for all names of the same localization in CLDR's tree.
  ///
  /// The script is written exactly where it is not the language's usual one or where the region
  /// would suggest another: `zh-HK` gives `zh-Hant-HK`, `zh-Hans` gives `zh`, `sr-Cyrl` gives `sr`.
  /// The region is kept, since `pt` and `pt-BR` are two places in the tree.
  package var treeForm: LanguageTag {
    let usual = LanguageTag(language: language).maximized.script
    let byRegion =
      region == nil ? usual : LanguageTag(language: language, region: region).maximized.script
    let own = script ?? byRegion
    var result = self
    result.script = own == usual && byRegion == usual ? nil : own
    return result
  }

  /// The parent in CLDR's tree, in tree form, or `nil` for a child of the root.
  ///
  /// Explicit parents first (supplemental data `parentLocales`), then truncation: es-MX, es-419,
  /// es; zh-HK, zh-Hant; nb, no. A script that is not the language's usual one ends the chain, as
  /// CLDR 44 and later state for all of them.
  package var parent: LanguageTag? {
    var tag = treeForm
    if !tag.variants.isEmpty {
      tag.variants.removeLast()
      return tag.treeForm
    }
    let explicit = unsafe localeIdentifier { buffer, capacity, status in
      unsafe toast_locale_explicit_parent(tag.icuIdentifier, buffer, capacity, status)
    }
    if let explicit {
      return explicit == "root" ? nil : LanguageTag(explicit)?.treeForm
    }
    if tag.region != nil {
      tag.region = nil
      return tag.treeForm
    }
    return nil
  }

  /// The parents from the nearest to the farthest, in tree form, without the root.
  package var ancestors: [LanguageTag] {
    var result: [LanguageTag] = []
    var next = parent
    // CLDR's chains have four members at most; the limit guards against a circle in broken data.
    while let tag = next, result.count < 8 {
      result.append(tag)
      next = tag.parent
    }
    return result
  }
}
