// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import ICUBridge
import Testing

/// What ICU 72.1 (CLDR 42) gives, measured over integers and fractions apart from this package.
struct PluralTableRow: Sendable, CustomTestStringConvertible {
  /// Localization codes, divided by blanks.
  let locales: String
  /// All forms that the rules have.
  let forms: PluralCategorySet
  /// Those that integers below 1,000,000 reach; the first of the columns below wins.
  let byIntegers: PluralCategorySet
  /// Those that only integers from 1,000,000 up reach.
  var onlyLarge: PluralCategorySet = []
  /// Those that only fractions reach.
  var onlyFractions: PluralCategorySet = []
  /// Forms that stand for exactly one integer.
  var single: [PluralCategory: Int] = [:]

  var testDescription: String { locales }

  static let table: [PluralTableRow] = [
    .init(locales: "id ja km ko lo ms my th vi yue zh", forms: .other, byIntegers: .other),
    .init(
      locales: """
        af az bg da de el en eo et eu fi gl hu ka kk ky ml mn mr nb ne nl no or sc scn so sq sv sw \
        ta te tk tr ur uz yi
        """,
      forms: [.one, .other],
      byIntegers: [.one, .other],
      single: [.one: 1]
    ),
    .init(
      locales: "as bn fa fil gu hi hy is kn mk pa si zu",
      forms: [.one, .other],
      byIntegers: [.one, .other]
    ),
    .init(
      locales: "fr pt pt-BR",
      forms: [.one, .many, .other],
      byIntegers: [.one, .other],
      onlyLarge: .many
    ),
    .init(
      locales: "ca es it pt-PT",
      forms: [.one, .many, .other],
      byIntegers: [.one, .other],
      onlyLarge: .many,
      single: [.one: 1]
    ),
    .init(
      locales: "he",
      forms: [.one, .two, .other],
      byIntegers: [.one, .two, .other],
      single: [.one: 1, .two: 2]
    ),
    .init(locales: "lv", forms: [.zero, .one, .other], byIntegers: [.zero, .one, .other]),
    .init(
      locales: "ro",
      forms: [.one, .few, .other],
      byIntegers: [.one, .few, .other],
      single: [.one: 1]
    ),
    .init(
      locales: "bs hr sr shi",
      forms: [.one, .few, .other],
      byIntegers: [.one, .few, .other]
    ),
    .init(
      locales: "pl",
      forms: [.one, .few, .many, .other],
      byIntegers: [.one, .few, .many],
      onlyFractions: .other,
      single: [.one: 1]
    ),
    .init(
      locales: "ru uk be",
      forms: [.one, .few, .many, .other],
      byIntegers: [.one, .few, .many],
      onlyFractions: .other
    ),
    .init(
      locales: "cs sk",
      forms: [.one, .few, .many, .other],
      byIntegers: [.one, .few, .other],
      onlyFractions: .many,
      single: [.one: 1]
    ),
    .init(
      locales: "lt",
      forms: [.one, .few, .many, .other],
      byIntegers: [.one, .few, .other],
      onlyFractions: .many
    ),
    .init(
      locales: "sl hsb dsb gd",
      forms: [.one, .two, .few, .other],
      byIntegers: [.one, .two, .few, .other]
    ),
    .init(
      locales: "ga mt",
      forms: [.one, .two, .few, .many, .other],
      byIntegers: [.one, .two, .few, .many, .other],
      single: [.one: 1, .two: 2]
    ),
    .init(
      locales: "br",
      forms: [.one, .two, .few, .many, .other],
      byIntegers: [.one, .two, .few, .other],
      onlyLarge: .many
    ),
    .init(
      locales: "gv",
      forms: [.one, .two, .few, .many, .other],
      byIntegers: [.one, .two, .few, .other],
      onlyFractions: .many
    ),
    .init(
      locales: "ar",
      forms: .all,
      byIntegers: .all,
      single: [.zero: 0, .one: 1, .two: 2]
    ),
    .init(
      locales: "cy",
      forms: .all,
      byIntegers: .all,
      single: [.zero: 0, .one: 1, .two: 2, .few: 3, .many: 6]
    ),
    .init(locales: "kw", forms: .all, byIntegers: .all, single: [.zero: 0, .one: 1]),
  ]

  /// The codes of all rows.
  static let locales = table.flatMap { $0.locales.split(separator: " ").map(String.init) }
}

let isICU72 = ICUVersion.current.icu == "72.1"

/// What a test skipped for another version says.
let notICU72 = Comment(
  rawValue: "pinned to ICU 72.1 and CLDR 42; this system has ICU \(ICUVersion.current.icu) "
    + "and CLDR \(ICUVersion.current.cldr)"
)
