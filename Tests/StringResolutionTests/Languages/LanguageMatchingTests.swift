// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

@testable import ICUBridge
import Testing

@testable import StringResolution

/// What the matchers have in common.
@Suite struct LanguageMatchingTests {
  private static let available = ["en", "pt-PT", "es", "zh-Hant", "sr-Latn", "nb"]

  @Test(
    "Where ICU does not open its matcher, Apple's rules choose",
    arguments: [
      ["pt-AO"], ["xx", "zh-HK"], ["da"], ["xx"], ["es-MX", "en"], ["de", "sr-Latn-RS"],
    ]
  )
  func refusedMatcher(wishes: [String]) {
    let match = LanguageMatching.cldrMatch(available: Self.available, wishes: wishes) {
      names throws(ICUError) in
      throw ICUError(code: 7, operation: "a matcher for \(names)")
    }
    let apple = LanguageMatching.apple.match(
      available: Self.available,
      preferences: LanguagePreferences(wishes)
    )
    #expect(match.languages == apple.languages)
    #expect(match.preference == apple.preference)
  }

  @Test("Where it opens, CLDR's distances choose")
  func openedMatcher() {
    // Danish readers are given Norwegian by CLDR and nothing by Apple.
    let wishes = LanguagePreferences(["da"])
    #expect(
      LanguageMatching.cldr.match(available: Self.available, preferences: wishes).languages == [
        "nb"
      ]
    )
    #expect(
      LanguageMatching.apple.match(available: Self.available, preferences: wishes).languages == []
    )
  }
}
