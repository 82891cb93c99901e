// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a text needs to count as translated, as far as it takes knowledge of languages.
package struct CoverageRules: Sendable {
  /// The plural forms that numbers below a million reach in a language.
  ///
  /// The flag says whether the number is an integer. `nil` where the language is not known; `other`
  /// is needed in any case.
  package var requiredPluralForms: @Sendable (_ locale: String, _ isInteger: Bool) -> Set<String>?
  /// Whether a text has anything to translate: a letter once its placeholders are left out.
  package var hasWords: @Sendable (_ text: String) -> Bool
  /// Whether the number that a text with plural forms varies by is an integer.
  package var variesByInteger: @Sendable (_ sourceText: String) -> Bool

  /// Makes rules of the knowledge of languages and format strings that the caller has.
  package init(
    requiredPluralForms: @escaping @Sendable (String, Bool) -> Set<String>? = { _, _ in nil },
    hasWords: @escaping @Sendable (String) -> Bool = { $0.contains(where: \.isLetter) },
    variesByInteger: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.requiredPluralForms = requiredPluralForms
    self.hasWords = hasWords
    self.variesByInteger = variesByInteger
  }
}
