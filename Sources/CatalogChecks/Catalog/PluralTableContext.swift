// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import XCStrings

/// One plural table of a localization, as rules see it.
final class PluralTableContext {
  let localization: LocalizationContext
  let table: EntryContent.Table

  init(_ localization: LocalizationContext, _ table: EntryContent.Table) {
    self.localization = localization
    self.table = table
  }

  var entry: EntryContext { localization.entry }
  var document: JSONDocument { localization.document }
  var locale: CatalogLocale { localization.locale }
  /// The forms that are there.
  var forms: PluralCategorySet { table.forms }
  /// Whether it has a form that is none of the six, or is no table at all.
  var hasUnknownForms: Bool { table.hasUnknownForms }
  /// The texts of the forms.
  var leaves: ArraySlice<Leaf> { entry.content.leaves[table.leaves] }

  /// The path that a form has or would have, such as `device.mac.plural.few`.
  func path(of form: PluralCategory) -> String {
    let table = VariationPath.text(
      document,
      from: localization.localization.value,
      to: table.object
    )
    return [table, form.rawValue].compactMap(\.self).joined(separator: ".")
  }

  /// The name of a form that is there.
  func nameToken(of form: PluralCategory) -> Int? {
    document.members(of: table.object).first { PluralCategory(document[$0.name].name) == form }?
      .name
  }
}
