// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// One text of a catalog and what it is compared with, as rules see it.
final class TextContext {
  /// What a text is compared with.
  struct Reference {
    /// The token of the source text or of the key.
    let token: Int
    /// The leaf of the source language; `nil` when the reference is the key.
    let leaf: Leaf?
    var isKey: Bool { leaf == nil }
  }

  let localization: LocalizationContext
  let leaf: Leaf
  /// The source's text for the same device and form, or its other form, or its plain text, or the
  /// key; `nil` for the source language itself, for the form of a substitution that the source
  /// lacks, and where the key is an identifier without a source text.
  let reference: Reference?

  init(_ localization: LocalizationContext, _ leaf: Leaf, _ reference: Reference?) {
    self.localization = localization
    self.leaf = leaf
    self.reference = reference
  }

  var entry: EntryContext { localization.entry }
  var catalog: CatalogContext { localization.entry.catalog }
  var document: JSONDocument { localization.entry.document }
  var locale: CatalogLocale { localization.locale }
  var isSource: Bool { localization.isSource }
  /// The token of the text.
  var valueToken: Int { leaf.value }
  var traits: TextTraits { document[leaf.value].traits }
  var referenceTraits: TextTraits { reference.map { document[$0.token].traits } ?? [] }

  /// The text, escapes resolved.
  var text: String { document.text(leaf.value) }
  /// The text that it is compared with.
  var referenceText: String? { reference.map { document.text($0.token) } }
  /// The text as a format string.
  private(set) lazy var format = localization.format(leaf)
  /// What is wrong with the placeholders; judged once for all the rules that report it.
  private(set) lazy var placeholderProblems = PlaceholderJudgement.problems(in: self)
  /// The argument that chooses the form, where the text is the form of a substitution.
  var ownArgument: OwnArgument? {
    leaf.substitution < 0 ? nil : localization.substitutionTable.own(leaf.substitution)
  }
  /// The innermost plural table that the text is a form of.
  var pluralTable: PluralTableContext? {
    localization.tables
      .first { $0.object < leaf.unit && leaf.unit < document.index(after: $0.object) }
      .map { PluralTableContext(localization, $0) }
  }
  /// The reference as a format string.
  var referenceFormat: FormatString? { reference.map { entry.format($0.token) } }
  /// The key as a format string.
  var keyFormat: FormatString { entry.format(entry.keyToken) }

  /// Whether the text is the same as the reference, to the scalar.
  var equalsReference: Bool {
    reference.map { document.isSameText($0.token, leaf.value) } ?? false
  }

  /// Whether nothing but blanks and line breaks would be seen.
  var isBlank: Bool { Self.isBlank(document, leaf.value) }

  /// Whether a token's text is empty or blank.
  static func isBlank(_ document: JSONDocument, _ token: Int) -> Bool {
    let own = document[token]
    if own.traits.hasAny(.letter | .digit | .percent | .markup | .other) { return false }
    // A text that is nothing but blanks and escapes has one at its start.
    if own.kind == .string, own.extent > 0, !own.traits.hasAny(.edge) { return false }
    if !own.traits.hasAny(.nonASCII | .escape) { return true }
    return document.text(token).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
