// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import Testing

@Suite struct PluralCategoryTests {
  @Test("Index and category are inverse", arguments: PluralCategory.allCases)
  func indexRoundTrip(category: PluralCategory) {
    #expect(PluralCategory(index: category.index) == category)
    #expect(PluralCategorySet(category).categories == [category])
  }

  @Test("Places outside CLDR's six have no category", arguments: [-1, 6, Int.max, Int.min])
  func outsideRange(index: Int) {
    #expect(PluralCategory(index: index) == nil)
  }

  @Test("A set gives back what was put in, in CLDR's order", arguments: 0..<UInt8(64))
  func setOfCategories(bits: UInt8) {
    let set = PluralCategorySet(rawValue: bits)
    var rebuilt: PluralCategorySet = []
    for category in set.categories.reversed() { rebuilt.insert(category) }
    #expect(rebuilt == set)
    #expect(set.categories == set.categories.sorted())
    #expect(PluralCategory.allCases.filter(set.contains) == set.categories)
  }

  @Test("A description names the members")
  func description() {
    #expect(String(describing: PluralCategorySet([.other, .one])) == "one other")
    #expect(PluralCategorySet(rawValue: 255) == .all)
  }
}
