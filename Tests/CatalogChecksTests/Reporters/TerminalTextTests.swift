// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain % text", "plain % text"),
    ("a\nb\r\tc", "a\\nb\\r\\tc"),
    ("\u{1B}[31m\u{7F}\u{9B}\u{0}", "\\u{1B}[31m\\u{7F}\\u{9B}\\u{0}"),
    ("\u{202A}\u{202E}\u{2066}\u{2069}", "\\u{202A}\\u{202E}\\u{2066}\\u{2069}"),
    ("\u{200E}\u{200F}\u{61C}\u{2028}", "\\u{200E}\\u{200F}\\u{61C}\\u{2028}"),
    ("日本語 é e\u{301} \u{200D} שלום", "日本語 é e\u{301} \u{200D} שלום"),
    ("## Heading # [x]", "## Heading # [x]"),
    ("x ##[error]y", "x #\\u{23}[error]y"),
    ("###[error]", "##\\u{23}[error]"),
    ("##vso[task.complete]", "#\\u{23}vso[task.complete]"),
    ("\\n", "\\n"),
  ])
  func escapes(_ text: String, _ shown: String) {
    #expect(TerminalText.escaped(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(TerminalText.escaped(shown) == shown)
  }

  @Test func everyControlIsEscaped() {
    for value in [0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let shown = TerminalText.escaped("a\(scalar)b")
      #expect(shown.utf8.allSatisfy { 0x20..<0x7F ~= $0 }, "U+\(String(value, radix: 16))")
    }
  }
}
