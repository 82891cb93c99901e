// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import ICUBridge
import Testing

@Suite struct PluralNeedsTests {
  @Test(
    "Needs are those measured for ICU 72.1",
    .enabled(if: isICU72, notICU72),
    arguments: PluralTableRow.table
  )
  func table(row: PluralTableRow) throws {
    for locale in row.locales.split(separator: " ").map(String.init) {
      let facts = LocaleFacts.of(locale)
      let needs = facts.pluralNeeds
      let rules = try PluralRules(locale: try #require(facts.pluralLocale))
      #expect(rules.categories == row.forms, "\(locale)")
      #expect(needs.byIntegers == row.byIntegers, "\(locale)")
      #expect(needs.reached == row.forms, "\(locale)")
      let large = needs.byLargeIntegers.subtracting(needs.byIntegers)
      #expect(large == row.onlyLarge, "\(locale)")
      let fractions = needs.byFractions.subtracting(needs.byIntegers).subtracting(large)
      #expect(fractions == row.onlyFractions, "\(locale)")
      // In the table a form counts as single where no other integer selects it; `other` and few
      // never do but in Welsh.
      for category in PluralCategory.allCases where row.byIntegers.contains(category) {
        let integers = needs.integers(of: category, zeroFormPresent: false)
        if let only = row.single[category] {
          #expect(integers == .single(only), "\(locale) \(category)")
        } else if category != .zero || locale == "lv" {
          guard case .several(let examples) = integers else {
            Issue.record("\(locale) \(category) stands for \(integers)")
            continue
          }
          #expect(examples == examples.sorted())
        }
      }
    }
  }

  @Test("An error is asked for only where common numbers and all versions agree")
  func requirements() {
    func needs(_ code: String) -> PluralNeeds { LocaleFacts.of(code).pluralNeeds }
    #expect(needs("uk").required(for: .integer) == [.one, .few, .many])
    #expect(needs("uk").required(for: .fractional) == [.one, .few, .many, .other])
    #expect(needs("uk").required(for: .unknown) == [.one, .few, .many, .other])
    #expect(needs("cs").required(for: .integer) == [.one, .few, .other])
    #expect(needs("cs").informational(for: .integer) == .many)
    #expect(needs("cs").required(for: .fractional).contains(PluralCategory.many))
    #expect(needs("fr").required(for: .unknown) == [.one, .other])
    #expect(needs("ja").required(for: .unknown) == .other)
    #expect(!needs("mt").required(for: .integer).contains(PluralCategory.two))
    #expect(!needs("he").required(for: .integer).contains(PluralCategory.many))
  }

  @Test("Every form is required, informational or unreached", arguments: PluralTableRow.locales)
  func partition(locale: String) {
    let needs = LocaleFacts.of(locale).pluralNeeds
    for argument in [PluralArgument.integer, .fractional, .unknown] {
      let required = needs.required(for: argument)
      let informational = needs.informational(for: argument)
      #expect(required.isDisjoint(with: informational))
      #expect(required.union(informational) == needs.reached)
      #expect(required.isDisjoint(with: needs.drifting))
      #expect(needs.selectable.isSuperset(of: required.union(informational)))
    }
    #expect(needs.required(for: .integer).isSubset(of: needs.required(for: .unknown)))
    #expect(needs.selectable.isSuperset(of: [.zero, .other]))
  }

  @Test(
    "Forms that other versions have are not unused, and nothing is missing for them",
    arguments: [("he", PluralCategory.many), ("vi", .one), ("gl", .many), ("fr", .many)]
  )
  func drift(locale: String, category: PluralCategory) {
    let needs = LocaleFacts.of(locale).pluralNeeds
    #expect(needs.selectable.contains(category))
    #expect(!needs.required(for: .unknown).contains(category))
  }

  @Test("Forms that no number selects are unused")
  func unused() {
    #expect(!LocaleFacts.of("ko").pluralNeeds.selectable.contains(PluralCategory.one))
    #expect(!LocaleFacts.of("en").pluralNeeds.selectable.contains(PluralCategory.few))
    #expect(LocaleFacts.of("ko").pluralNeeds.needsOnlyOther)
    #expect(!LocaleFacts.of("en").pluralNeeds.needsOnlyOther)
  }

  @Test("With a zero form present, 0 is no other form's")
  func zeroForm() {
    let french = LocaleFacts.of("fr").pluralNeeds
    #expect(french.integers(of: .one, zeroFormPresent: false) == .several([0, 1]))
    #expect(french.integers(of: .one, zeroFormPresent: true) == .single(1))
    let latvian = LocaleFacts.of("lv").pluralNeeds
    #expect(latvian.integers(of: .zero, zeroFormPresent: true) == .several([0, 10, 11, 12]))
    let german = LocaleFacts.of("de").pluralNeeds
    #expect(german.integers(of: .zero, zeroFormPresent: true) == .single(0))
    #expect(german.integers(of: .few, zeroFormPresent: true) == .none)
    let russian = LocaleFacts.of("ru").pluralNeeds
    #expect(russian.integers(of: .one, zeroFormPresent: false) == .several([1, 21, 31, 41]))
  }

  @Test("Fractions count for arguments that may have one")
  func oneNumber() {
    let french = LocaleFacts.of("fr").pluralNeeds
    #expect(french.standsForOneNumber(.one, argument: .integer, zeroFormPresent: true))
    #expect(!french.standsForOneNumber(.one, argument: .fractional, zeroFormPresent: true))
    #expect(!french.standsForOneNumber(.one, argument: .integer, zeroFormPresent: false))
    let german = LocaleFacts.of("de").pluralNeeds
    #expect(german.standsForOneNumber(.one, argument: .unknown, zeroFormPresent: false))
    #expect(!german.standsForOneNumber(.other, argument: .integer, zeroFormPresent: false))
  }

  @Test("A language without rules needs nothing and has no unused form", arguments: ["xx", "mul"])
  func unknown(locale: String) {
    let needs = LocaleFacts.of(locale).pluralNeeds
    #expect(!needs.isKnown)
    #expect(needs.required(for: .unknown).isEmpty)
    #expect(needs.informational(for: .integer).isEmpty)
    #expect(needs.selectable == .all)
    #expect(needs.integers(of: .other, zeroFormPresent: false) == .none)
    #expect(PluralNeeds.of("no_such") == .unknown)
  }
}
