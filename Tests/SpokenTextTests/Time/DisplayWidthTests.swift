// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import SpokenText
import Testing

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "columns",
    arguments: [
      ("", 0), ("abc", 3), ("保存", 4), ("e\u{301}", 1), ("👩\u{200D}💻", 2), ("🇯🇵", 2), ("\u{200B}", 0),
      ("ｱ", 1), ("Ａ", 2), ("한국", 4), ("✔\u{FE0F}", 2),
    ]
  )
  func columns(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }
}
