// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import Testing

@testable import CatalogChecks

@Suite struct PluralSamplingTests {
  @Test(
    "Few numbers show what a scan of all integers shows",
    arguments: [("kw", 1_000_000)]
      + PluralTableRow.locales.map { ($0, 5_000) }
  )
  func scan(locale: String, bound: Int64) throws {
    let facts = LocaleFacts.of(locale)
    let rules = try PluralRules(locale: try #require(facts.pluralLocale))
    var smallest: [PluralCategory: [Int]] = [:]
    for integer in 0..<bound {
      let category = rules.category(of: integer)
      if smallest[category, default: []].count < 4 {
        smallest[category, default: []].append(Int(integer))
      }
    }
    let needs = facts.pluralNeeds
    for (category, numbers) in smallest {
      #expect(needs.byIntegers.contains(category))
      let expected: PluralIntegers =
        numbers.count == 1 ? .single(numbers[0]) : .several(Array(numbers.prefix(4)))
      if category != .zero {
        #expect(needs.integers(of: category, zeroFormPresent: false) == expected)
      }
    }
  }

  @Test("Trailing zeros add no form", arguments: PluralTableRow.locales)
  func trailingZeros(locale: String) throws {
    let facts = LocaleFacts.of(locale)
    let rules = try PluralRules(locale: try #require(facts.pluralLocale))
    for whole in [0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 20, 21, 100, 1_000] {
      for fraction in ["0", "00", "10", "20", "30", "40", "50"] {
        let category = try #require(rules.category(ofFormatted: "\(whole).\(fraction)"))
        let needs = facts.pluralNeeds
        #expect(needs.byIntegers.union(needs.byFractions).contains(category))
      }
    }
  }

  @Test("Samples are sorted, distinct and on their side of the bound")
  func ranges() {
    let integers = PluralSampling.integers
    #expect(zip(integers, integers.dropFirst()).allSatisfy { $0 < $1 })
    #expect(integers.allSatisfy { (0..<Int64(PluralSampling.bound)).contains($0) })
    #expect(PluralSampling.largeIntegers.allSatisfy { $0 >= Int64(PluralSampling.bound) })
    #expect(PluralSampling.fractions.allSatisfy { $0 != $0.rounded() })
  }
}
