// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// The localizations, texts and plural tables of one entry, flattened.
///
/// Texts and tables are those of the whole catalog; the ranges of a localization say which are its.
struct EntryContent {
  /// One language of the entry.
  struct Localization {
    let name: Int
    let localeIndex: Int
    var leaves: Range<Int>
    var tables: Range<Int>
    var hasSubstitutions = false
    var hasDevices = false
    /// Whether something in it has the wrong type or a name that the format does not have, so that
    /// what seems absent may only be misspelt.
    var isMalformed = false
    var value: Int { name + 1 }
  }

  /// One plural table.
  struct Table {
    /// The object with the forms.
    let object: Int
    let forms: PluralCategorySet
    /// Whether it has a form that is none of the six, such as a misspelt one.
    let hasUnknownForms: Bool
    /// The texts of its forms, those of tables inside them included.
    let leaves: Range<Int>
    let substitution: Int
    let device: Int
  }

  let localizations: ArraySlice<Localization>
  let leaves: [Leaf]
  let tables: [Table]

  /// Whether any language of the entry has a plural table.
  var hasTables: Bool {
    guard let first = localizations.first, let last = localizations.last else { return false }
    return first.tables.lowerBound < last.tables.upperBound
  }
}
