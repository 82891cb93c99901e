// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import XCStrings

@testable import CatalogChecks

@Suite struct InvisibleCharactersTests {
  private func found(_ text: String, _ code: String = "de") -> [UInt32] {
    InvisibleCharacters(habits: LanguageHabits(LocaleFacts.of(code))).occurrences(in: text)
      .map(\.scalar.value)
  }

  @Test(
    "Found wherever they stand",
    arguments: [
      "\u{3}", "\u{B}", "\u{7F}", "\u{80}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{200C}",
      "\u{2060}",
      "\u{FEFF}", "\u{FFFD}", "\u{E000}", "\u{F8FF}", "\u{F0000}", "\u{100289}", "\u{FE0F}",
      "\u{E0101}", "\u{E0061}", "\u{200F}",
    ] as [Unicode.Scalar]
  )
  func wrong(scalar: Unicode.Scalar) throws {
    for text in ["a\(scalar)b", "\(scalar)b", "a\(scalar)"] {
      #expect(found(text) == [scalar.value])
      // The look at the bytes misses none of them, escaped or not.
      let value = scalar.value < 0x20 ? "\\u000\(String(scalar.value, radix: 16))" : "\(scalar)"
      let document = try JSONDocument(TextBytes("\"a\(value)b\"".utf8))
      #expect(InvisibleBytes.mayBe(in: document, 0))
    }
  }

  @Test(
    "Emoji are whole",
    arguments: ["👨‍👩‍👧‍👦", "❤️‍🔥", "🏳️‍🌈", "1️⃣", "☎︎", "👩🏽‍🚀", "🏴\u{E0067}\u{E0062}\u{E007F}", "©️"]
  )
  func emoji(text: String) {
    #expect(found(text) == [])
  }

  @Test(
    "Scripts that ask for them",
    arguments: [
      ("می‌خواهم", "fa"), ("क्‍ष", "hi"), ("ක්‍ෂ", "si"), ("%@\u{200C}ها", "fa"),
      ("ลบ\u{200B}บัญชี", "th"), ("\u{200B}%@", "km"), ("من \u{200F}%@\u{200E}", "ar"),
      ("שלום\u{200F}", "en"),
    ]
  )
  func scripts(text: String, code: String) {
    #expect(found(text, code) == [])
  }

  @Test("Line breaks and tabs are no controls")
  func lineBreaks() {
    #expect(found("a\tb\nc\r\nd\u{2028}e\u{2029}f") == [])
  }

  @Test("No-break spaces only at an end, and not before a French mark")
  func noBreakSpaces() {
    #expect(found("5\u{A0}kg\u{202F}x") == [])
    #expect(found("\u{A0}kg") == [0xA0])
    #expect(found("kg\u{202F}") == [0x202F])
    #expect(found("\u{A0}: %@", "fr") == [])
    #expect(found("«\u{A0}", "fr-CA") == [])
    #expect(found("Nom\u{A0}", "fr") == [0xA0])
  }

  @Test("Texts of dashes, quotation marks and line breaks are not looked at")
  func plain() throws {
    let document = try JSONDocument(TextBytes(#""„a“ – b’s…\n\"c\"\\u""#.utf8))
    #expect(!InvisibleBytes.mayBe(in: document, 0))
  }
}
