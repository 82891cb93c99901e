// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge
internal import XCStrings

extension PluralTableContext {
  /// What is known of the number that chooses the form.
  ///
  /// The substitution's `formatSpecifier` tells, else how the forms print the number, else the key.
  /// A number that nothing prints is taken for a count, an integer.
  var argument: PluralArgument {
    if let own = localization.substitutionTable.own(table.substitution) {
      if let specifier = own.specifier { return PluralArgument(specifier.argumentClass) }
    }
    let placeholders = entry.placeholders
    var first: ArgumentClass?
    for leaf in leaves where leaf.value >= 0 {
      guard document[leaf.value].traits.hasAny(.percent) else { continue }
      let format = document.withText(leaf.value) { FormatString(utf8: $0) }
      for use in format.argumentUses(including: { $0.reading == .conversion }) {
        guard use.role == .value,
          let found = format.placeholders[use.placeholder].argumentClass
        else { continue }
        if found.isNumber, table.substitution >= 0 || isNumber(use.number) {
          return PluralArgument(found)
        }
        first = first ?? found
      }
    }
    if let number = placeholders.pluralArgument,
      let known = placeholders.arguments[number - 1].argumentClass
    {
      return PluralArgument(known)
    }
    return first.map { PluralArgument($0) } ?? .integer
  }

  /// Whether an argument is the one that chooses the form, as far as the source tells.
  private func isNumber(_ number: Int?) -> Bool {
    guard let expected = entry.placeholders.pluralArgument else { return true }
    return number == expected
  }
}

extension PluralTableContext {
  /// The text of a form, that of the same device where the form has several.
  func leaf(of form: PluralCategory, beside text: Leaf) -> Leaf? {
    let candidates = leaves.filter { $0.plural == form && $0.value >= 0 }
    return candidates.first { isSameDevice($0.device, text.device) } ?? candidates.first
  }

  /// Whether a form prints the number that chooses it.
  func printsNumber(_ form: FormatString) -> Bool {
    if form.placeholders.isEmpty { return false }
    let table = localization.substitutionTable
    let own = table.own(self.table.substitution)
    let number = entry.placeholders.pluralArgument
    return PlaceholderUse.uses(in: form, substitutions: table.facts, own: own).contains { use in
      if own != nil { return use.isOwn }
      return number == nil || use.number == nil || use.number == number
    }
  }

  private func isSameDevice(_ a: Int, _ b: Int) -> Bool {
    a < 0 || b < 0 ? a < 0 && b < 0 : document.isSameText(a, b)
  }
}

extension PluralArgument {
  /// The kind of number that an argument of a class can be.
  init(_ argumentClass: ArgumentClass) {
    switch argumentClass {
    case .integer: self = .integer
    case .floating: self = .fractional
    case .object, .character, .cString, .pointer: self = .unknown
    }
  }
}
