// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CatalogOperations
import FormatStrings
import ICUBridge

extension CoverageRules {
  /// What needs a translation, as `check` sees it: plural forms from ICU, format strings from the
  /// one parser.
  static let fromICU = CoverageRules(
    requiredPluralForms: { locale, isInteger in
      let needs = LocaleFacts.of(locale).pluralNeeds
      guard needs.isKnown else { return nil }
      let forms = needs.required(for: isInteger ? .integer : .unknown)
      return Set(forms.categories.map(\.rawValue))
    },
    hasWords: { Letters.has($0) },
    variesByInteger: { text in
      let numbers = FormatString(text).placeholders.compactMap(\.argumentClass).filter(\.isNumber)
      return numbers.first.map { $0 == .integer } ?? true
    }
  )
}
