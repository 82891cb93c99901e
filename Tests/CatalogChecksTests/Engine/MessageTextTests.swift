// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import CatalogChecks

@Suite struct MessageTextTests {
  @Test("Quotations are cut by scalars")
  func quoted() {
    #expect(MessageText.quoted("") == "“”")
    #expect(MessageText.quoted(String(repeating: "ä", count: 60)).unicodeScalars.count == 62)
    #expect(MessageText.quoted(String(repeating: "ä", count: 61)).hasSuffix("ä…”"))
    #expect(MessageText.quoted(String(repeating: "ä", count: 99)).unicodeScalars.count == 63)
  }

  @Test(
    "Lists say how many they leave out",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d"], "a, b, c and d"),
      (["a", "b", "c", "d", "e"], "a, b, c and 2 more"),
    ]
  )
  func list(names: [String], expected: String) {
    #expect(MessageText.list(names) == expected)
  }

  @Test("Code points have four digits or more")
  func codePoints() {
    #expect(MessageText.codePoint("\u{3}") == "U+0003")
    #expect(MessageText.codePoint("\u{200B}") == "U+200B")
    #expect(MessageText.codePoint("\u{E0101}") == "U+E0101")
  }
}
