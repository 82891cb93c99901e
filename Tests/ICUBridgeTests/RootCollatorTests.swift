// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import Testing

@Suite struct RootCollatorTests {
  private static let ascending = [
    "", " ", "_", "-", "a", "A", "a1", "a2", "a10", "b", "résumé", "я", "あ", "一",
  ]

  @Test func orderIsTotal() throws {
    let collator = try RootCollator()
    for (index, first) in Self.ascending.enumerated() {
      for (other, second) in Self.ascending.enumerated() {
        let expected = (index - other).signum()
        #expect(collator.compare(first, second).signum() == expected, "\(first) \(second)")
      }
    }
  }

  @Test("A text with a zero byte, and equal spellings")
  func equals() throws {
    let collator = try RootCollator()
    #expect(collator.compare("a\0b", "a\0c") < 0)
    #expect(collator.compare("\u{E9}", "e\u{301}") == 0)
  }

  /// Radical and stroke with simplified radicals last, and quotes that differ at the first level.
  @Test(
    .enabled(if: isICU72, notICU72),
    arguments: [("繁中服", "编队栏位"), ("最高难度", "凹2"), ("Don't h", "Don’t a")]
  )
  func pinned(_ first: String, _ second: String) throws {
    #expect(try RootCollator().compare(first, second) < 0)
  }
}
