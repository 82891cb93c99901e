// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The outcome of a choice of language.
public struct LanguageMatch: Sendable, Hashable {
  /// The languages to read in, best first, spelled as they were offered; empty when nothing fits.
  public let languages: [String]
  /// The index of the wish that the first of them answers; `nil` when nothing fits.
  public let preference: Int?

  /// Makes an outcome of its parts.
  init(languages: [String], preference: Int?) {
    self.languages = languages
    self.preference = preference
  }
}
