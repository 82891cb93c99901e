// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The names that a configuration may use.
package struct ConfigurationVocabulary: Sendable {
  /// The ids of all rules.
  package let rules: [String]
  /// Whether a text is the code of a language.
  package let isLocale: @Sendable (String) -> Bool

  package init(
    rules: [String],
    isLocale: @escaping @Sendable (String) -> Bool = { !$0.isEmpty }
  ) {
    self.rules = rules
    self.isLocale = isLocale
  }
}
