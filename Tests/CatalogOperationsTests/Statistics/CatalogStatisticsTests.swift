// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import Foundation
import TestSupport
import Testing
import XCStrings

/// How entries are counted.
@Suite
struct CatalogStatisticsTests {
  private let rules = CoverageRules(
    requiredPluralForms: { locale, isInteger in
      locale == "pl"
        ? (isInteger ? ["one", "few", "many"] : ["one", "few", "many", "other"]) : nil
    }
  )

  private func row(
    _ german: String,
    locale: String = "de",
    key: String = "Saved"
  ) throws
    -> CatalogStatistics.Language
  {
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"\(key)\":{\"localizations\":{\"\(locale)\":\(german)}},\"gone\":{\"extractionState\":\"stale\"},\"no\":{\"shouldTranslate\":false},\"\":{}}}"
    let statistics = CatalogStatistics(of: try StringCatalog(Array(text.utf8)), rules: rules)
    #expect(statistics.keys == 4 && statistics.stale == 1 && statistics.translatable == 1)
    let english = try #require(statistics.languages.first { $0.locale == "en" })
    #expect(english.complete == 1)
    return try #require(statistics.languages.first { $0.locale == locale })
  }

  @Test func countsTheCase() throws {
    let file = CaseFixtureTests.folder.appendingPathComponent(
      "catalog-02-plural-entry-does-not-break-reading/input.xcstrings"
    )
    let catalog = try StringCatalog([UInt8](try Data(contentsOf: file)))
    let statistics = CatalogStatistics(of: catalog, rules: rules)
    #expect(statistics.keys == 3 && statistics.translatable == 3 && statistics.stale == 0)
    #expect(statistics.languages.map(\.locale) == ["de", "en"])
    let german = statistics.languages[0]
    #expect(german.complete == 2 && german.untranslated == 1 && german.missing == 0)
    #expect(german.percent == 66.6)
    #expect(statistics.languages[1].percent == 100)
  }

  @Test func states() throws {
    let unit = EditApplicationTests.unit
    #expect(try row(unit("Gesichert", "translated")).complete == 1)
    #expect(try row(unit("Gesichert", "machine_translated")).complete == 1)
    #expect(try row(unit("Gesichert", "new")).untranslated == 1)
    #expect(try row(unit(" ", "translated")).untranslated == 1)
    let review = try row(unit("Gesichert", "needs_review"))
    #expect(review.complete == 1 && review.needsReview == 1 && review.percent == 100)
    #expect(try row("{}").missing == 1)
    #expect(try row("{}", key: "—").complete == 1)
  }

  @Test func pluralFormsThatAreNeeded() throws {
    let unit = EditApplicationTests.unit("x")
    let three = EditApplicationTests.plural(("one", unit), ("few", unit), ("many", unit))
    let four = EditApplicationTests.plural(
      ("one", unit),
      ("few", unit),
      ("many", unit),
      ("other", unit)
    )
    #expect(try row(three, locale: "pl").untranslated == 1)
    #expect(try row(four, locale: "pl").complete == 1)
    #expect(
      try row(EditApplicationTests.plural(("other", unit)), locale: "pl").untranslated == 1
    )
    #expect(try row(EditApplicationTests.plural(("other", unit)), locale: "ja").complete == 1)
  }

  @Test("The rows add up", arguments: 1...20)
  func addsUp(seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    let catalog = try StringCatalog(generator.catalog(layout: .minified, keyCount: 30))
    let statistics = CatalogStatistics(of: catalog, rules: rules)
    var query = EntryQuery()
    for language in statistics.languages {
      #expect(
        language.complete + language.untranslated + language.missing == statistics.translatable
      )
      query.missingLocale = language.locale
      #expect(query.entries(of: catalog, rules: rules).count == language.missing)
    }
  }
}
