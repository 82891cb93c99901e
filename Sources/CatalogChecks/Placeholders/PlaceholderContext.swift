// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Where a text stands, as far as its placeholders depend on it.
package struct PlaceholderContext: Sendable {
  /// What the text's localization declares about its substitutions.
  package var substitutions: DeclaredSubstitutions
  /// Those that no text of the localization uses, which unused-substitution reports.
  package var unusedSubstitutions: [SubstitutionFacts]
  /// The argument of the substitution whose form the text is; `nil` for all other texts.
  package var own: OwnArgument?
  /// The number of the argument that chooses the plural form; `nil` for a text that is no form.
  package var pluralArgument: Int?
  /// Whether the form may leave that argument out, as far as these rules go.
  ///
  /// True for `zero`, `one` and `two`: where the form stands for a single integer that is right,
  /// elsewhere `plural-without-number` reports it.
  package var mayOmitNumber: Bool
  /// Whether the text can be shown for more than one value of that argument.
  package var canShowSeveralNumbers: Bool
  /// Whether the text is the source text itself.
  package var isSourceText: Bool

  /// Describes a text; by default a plain text of another language than the source.
  package init(
    substitutions: DeclaredSubstitutions = [],
    unusedSubstitutions: [SubstitutionFacts] = [],
    own: OwnArgument? = nil,
    pluralArgument: Int? = nil,
    mayOmitNumber: Bool = false,
    canShowSeveralNumbers: Bool = true,
    isSourceText: Bool = false
  ) {
    self.substitutions = substitutions
    self.unusedSubstitutions = unusedSubstitutions
    self.own = own
    self.pluralArgument = pluralArgument
    self.mayOmitNumber = mayOmitNumber
    self.canShowSeveralNumbers = canShowSeveralNumbers
    self.isSourceText = isSourceText
  }
}
