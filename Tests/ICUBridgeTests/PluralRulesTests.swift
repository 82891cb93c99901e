// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import ICUBridge
import TestSupport
import Testing

@Suite struct PluralRulesTests {
  @Test(
    "Every sample of CLDR's tables selects its category",
    .enabled(if: isICU72, notICU72),
    .enabled(if: sharedFolder != nil, Comment(rawValue: sharedFolderAbsent)),
    arguments: [
      ("plurals.xml", PluralRules.Kind.cardinal, 5928), ("ordinals.xml", .ordinal, 1122),
    ]
  )
  func samplesOfCLDR(file: String, kind: PluralRules.Kind, count: Int) throws {
    let folder = try #require(sharedFolder).appendingPathComponent("conformance")
    let table = try PluralSamples(contentsOf: folder.appendingPathComponent(file))
    var tested = 0
    for row in table.rows {
      let rules = try PluralRules(locale: row.locale, kind: kind)
      #expect(rules.categories.contains(row.category), "\(row.locale) \(row.category)")
      for sample in row.samples {
        #expect(
          rules.category(ofFormatted: sample) == row.category,
          "\(row.locale) \(row.category) \(sample)"
        )
        if let integer = Int64(sample) {
          #expect(rules.category(of: integer) == row.category, "\(row.locale) \(integer)")
        }
        tested += 1
      }
    }
    #expect(tested == count)
  }

  @Test("The visible digits count in English, the value in Spanish")
  func visibleDigits() throws {
    let english = try PluralRules(locale: "en")
    #expect(english.category(ofFormatted: "1") == .one)
    #expect(english.category(ofFormatted: "1.0") == .other)
    #expect(english.category(of: 1.0) == .one)
    #expect(english.category(of: 1.5) == .other)
    let spanish = try PluralRules(locale: "es")
    #expect(spanish.category(ofFormatted: "1.0") == .one)
  }

  @Test(
    "What is no decimal number has no category",
    arguments: [
      "", "-", ".", "1.", ".5", "1,5", "1e6", "c6", "1c", "1.1.1", "1c1c1", "NaN", "∞",
      "1c600", String(repeating: "9", count: 60),
    ]
  )
  func malformedDecimals(text: String) throws {
    #expect(try PluralRules(locale: "en").category(ofFormatted: text) == nil)
  }

  @Test("A locale without rules has the root's", arguments: ["xx", "", "tlh"])
  func unknownLocale(locale: String) throws {
    #expect(PluralRules.ruleSet(for: locale) == nil)
    #expect(try PluralRules(locale: locale).categories == .other)
  }

  @Test("Rules are kept for languages, and for Portugal", arguments: ["pt", "pt_PT", "ja", "he"])
  func knownLocale(locale: String) {
    #expect(PluralRules.ruleSet(for: locale) != nil)
    #expect(PluralRules.ruleSet(for: "pt_BR") == nil)
  }

  @Test(
    "Locales of one rule set have the same categories",
    arguments: [("de", "en"), ("ru", "uk")]
  )
  func sharedSet(one: String, other: String) throws {
    let isShared = PluralRules.ruleSet(for: one) == PluralRules.ruleSet(for: other)
    let first = try PluralRules(locale: one)
    let second = try PluralRules(locale: other)
    let areEqual =
      first.categories == second.categories
      && (0..<2_000).allSatisfy { first.category(of: Int64($0)) == second.category(of: Int64($0)) }
    #expect(!isShared || areEqual)
  }

  @Test("One set of rules serves several tasks at once")
  func concurrentUse() async throws {
    let rules = try PluralRules(locale: "ru")
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask { (0..<2_000).count { rules.category(of: Int64($0)) == .one } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    // 1, 21 ... 91 without 11 are 9 in each of 20 hundreds.
    #expect(counts == [180, 180, 180, 180])
  }
}
