// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import HarmlessText
import Testing

@Suite("Texts inside messages")
struct QuotedTextTests {
  @Test(
    "short texts are whole",
    arguments: ["", "a", "e\u{301}", String(repeating: "保", count: 60)]
  )
  func whole(_ text: String) {
    #expect(QuotedText.cut(text).unicodeScalars.elementsEqual("“\(text)”".unicodeScalars))
  }

  @Test(
    "longer ones are cut behind 60 scalars, be it inside a character",
    arguments: ["a", "🎉", "\u{301}"],
    [61, 100_000]
  )
  func cut(_ character: String, _ count: Int) {
    let quoted = QuotedText.cut(String(repeating: character, count: count))
    let wanted = "“" + String(repeating: character, count: 60) + "…”"
    #expect(quoted.unicodeScalars.elementsEqual(wanted.unicodeScalars))
  }
}
