// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Testing

@Suite struct EscapingTests {
  @Test(arguments: [
    ("plain", "plain"), ("é ü 漢字 🍞", "é ü 漢字 🍞"), ("a\tb\nc\r", "a\\tb\\nc\\r"),
    ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{7F}\u{85}\u{9B}", "\\u{7F}\\u{85}\\u{9B}"),
    ("a\u{202E}b\u{2066}", "a\\u{202E}b\\u{2066}"), ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("\u{61C}\u{200E}\u{200F}", "\\u{61C}\\u{200E}\\u{200F}"), ("\0", "\\u{0}"),
    ("\r\n::error::x", "\\r\\n::error::x"), ("\\n", "\\n"),
    ("::error::x", "\\u{3A}:error::x"), (" \u{A0}::x", " \u{A0}\\u{3A}:x"), ("a ::x", "a ::x"),
    (":x", ":x"), ("a ##[error]x", "a #\\u{23}[error]x"), ("###[x]", "##\\u{23}[x]"),
    ("##vso[task.x]", "#\\u{23}vso[task.x]"), ("## Heading #[1]", "## Heading #[1]"),
  ])
  func escapes(_ text: String, _ expected: String) {
    #expect(text.escapedForTerminal == expected)
  }

  @Test func everyScalarIsHarmlessAfterwards() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = "x\(scalar)y".escapedForTerminal
      #expect(once.escapedForTerminal == once)
      let properties = scalar.properties
      let isHarmful =
        properties.generalCategory == .control || properties.generalCategory == .lineSeparator
        || properties.generalCategory == .paragraphSeparator || properties.isBidiControl
      if isHarmful { #expect(!once.unicodeScalars.contains(scalar)) }
    }
  }

  @Test func bytesThatAreNotUTF8AreSpelledOut() {
    #expect([UInt8]("caf".utf8 + [0xE9, 0x0A]).escapedForTerminal == "caf\\xE9\\n")
    #expect([0xC3, 0xA9, 0xC3].escapedForTerminal == "é\\xC3")
  }
}
