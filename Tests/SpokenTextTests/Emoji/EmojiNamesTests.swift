// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import SpokenText
import Testing

@Suite("Names of emoji")
struct EmojiNamesTests {
  @Test(
    "CLDR's short names",
    arguments: [
      (Character("🎉"), "en", "party popper"), ("🎉", "en-GB", "party popper"),
      ("🎉", "ja", "クラッカー"), ("👍🏽", "en", "thumbs up"), ("🇯🇵", "en", "flag: Japan"),
      ("👨\u{200D}💻", "zh-Hant", "男工程師"), ("👨\u{200D}💻", "zh-HK", "男技術人員"),
      ("👨\u{200D}💻", "zh-CN", "男程序员"), ("❤\u{FE0F}", "en", "red heart"),
    ]
  )
  func names(_ emoji: Character, _ language: String, _ name: String) {
    #expect(EmojiNames.name(of: emoji, language: language) == name)
  }

  @Test("selectors in any number change no name", arguments: [0, 1, 20, 21, 100_000])
  func longSpelling(_ count: Int) throws {
    let spelling = "🎉" + String(repeating: "\u{FE0F}", count: count)
    try #require(spelling.count == 1)
    #expect(EmojiNames.name(of: Character(spelling), language: "en") == "party popper")
  }

  @Test("other languages and letters have none")
  func none() {
    #expect(EmojiNames.name(of: "🎉", language: "pl") == nil)
    #expect(EmojiNames.name(of: "x", language: "en") == nil)
  }

  @Test("digits and signs are text", arguments: [Character("1"), "#", "©", "a", "→", "✓"])
  func text(_ character: Character) {
    #expect(!EmojiScan.isEmoji(character))
  }

  @Test(
    "pictures are emoji",
    arguments: [Character("🎉"), "✔", "1\u{FE0F}\u{20E3}", "©\u{FE0F}", "☎"]
  )
  func pictures(_ character: Character) {
    #expect(EmojiScan.isEmoji(character))
  }
}
