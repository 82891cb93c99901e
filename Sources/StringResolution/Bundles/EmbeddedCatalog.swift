// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// A string catalog that is part of the program, as the build plugin `CompileCatalogs` writes it.
public struct EmbeddedCatalog: Sendable {
  /// The name of the table.
  public let table: String
  /// The language of the keys.
  public let sourceLanguage: String
  /// All languages that have a text.
  public let languages: [String]
  let entries: StaticText
  /// How many entries there are, where they are sorted.
  let sortedCount: Int?

  /// Describes a catalog, whose keys are all read when a bundle is made of it.
  ///
  /// - Parameters:
  ///   - table: The name of the table.
  ///   - sourceLanguage: The language of the keys.
  ///   - languages: All languages that have a text.
  ///   - entries: The members of `strings` of the catalog, minified, one a line, without commas.
  public init(
    table: String,
    sourceLanguage: String,
    languages: [String],
    entries: StaticString
  ) {
    self.table = table
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.entries = StaticText(entries)
    sortedCount = nil
  }

  /// Describes a catalog of which nothing is read before it is asked for.
  ///
  /// - Parameters:
  ///   - table: The name of the table.
  ///   - sourceLanguage: The language of the keys.
  ///   - languages: All languages that have a text.
  ///   - count: How many entries there are.
  ///   - sortedEntries: The members of `strings` of the catalog, minified, one a line, without
  ///     commas, in the order of the UTF-8 of their keys (escapes resolved), each key once.
  public init(
    table: String,
    sourceLanguage: String,
    languages: [String],
    count: Int,
    sortedEntries: StaticString
  ) {
    self.table = table
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    entries = StaticText(sortedEntries)
    sortedCount = count
  }
}
