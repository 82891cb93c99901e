// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text for a reader, and where it came from.
public struct Resolution: Sendable, Hashable {
  /// Which step of the search gave the text.
  public enum Source: String, Sendable, Hashable, CaseIterable {
    /// The best language.
    case exact
    /// A language that stands in for the best one.
    case parent
    /// The source language of the catalog.
    case sourceLanguage
    /// The default value that the program gave.
    case defaultValue
    /// The key itself.
    case key
  }

  /// The text.
  public let text: String
  /// The language that the text is in, spelled as in the catalog; `nil` for a key that no catalog
  /// has.
  public let language: String?
  /// Which step of the search gave the text.
  public let source: Source
  /// What kept better texts away, in the order in which it was met.
  public let problems: [LocalizationProblem]

  /// Describes a text.
  public init(
    text: String,
    language: String?,
    source: Source,
    problems: [LocalizationProblem] = []
  ) {
    self.text = text
    self.language = language
    self.source = source
    self.problems = problems
  }
}
