// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import HarmlessText
import Testing

@Suite struct HarmlessTextTests {
  /// What build services obey.
  private static let commands = ["##[", "##vso["]

  private func isHarmless(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: actsByTheDatabase)
      && !Self.commands.contains { text.contains($0) }
  }

  private func isPlain(_ text: String) -> Bool { HarmlessText.isPlain(text.utf8.span) }

  @Test("Every scalar that acts is shown by its number, every other one as it is")
  func everyScalar() {
    for scalar in allScalars {
      let number = String(scalar.value, radix: 16, uppercase: true)
      let shown =
        switch scalar {
        case "\t": "\\t"
        case "\n": "\\n"
        case "\r": "\\r"
        default: actsByTheDatabase(scalar) ? "\\u{\(number)}" : String(scalar)
        }
      let text = HarmlessText.escaped("a\(scalar)b")
      if !text.unicodeScalars.elementsEqual("a\(shown)b".unicodeScalars) {
        Issue.record("U+\(number): \(text.unicodeScalars.map(\.value))")
      }
    }
  }

  @Test("A text that holds what acts is never taken for plain")
  func plain() {
    for scalar in allScalars where actsByTheDatabase(scalar) {
      #expect(!isPlain("abc\(scalar)"), "U+\(scalar.value)")
    }
    #expect(isPlain(""))
    #expect(isPlain("plain text: 100 %"))
  }

  /// Pieces that texts are put together of; some are halves of what is escaped.
  private static let pieces = [
    "a", " ", "\u{A0}", "#", "##", "[", "##[", "##vso[", "vso[", "v", "vso", ":", "::", "\\", "\\u",
    "\t", "\n", "\r", "\0", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}", "\u{A9}", "\u{61C}", "؛",
    "\u{200B}", "\u{200E}", "\u{202E}", "\u{2028}", "\u{2029}", "\u{2066}", "\u{206F}", "\u{2070}",
    "é", "保", "👩‍🚀", "\u{E0001}\u{E0061}\u{E007F}", "\u{FEFF}", "e\u{301}",
  ]

  /// All texts of up to three pieces.
  private static let texts: [String] = {
    let two = pieces.flatMap { first in pieces.map { first + $0 } }
    return [""] + pieces + two + two.flatMap { first in pieces.map { first + $0 } }
  }()

  @Test("Nothing acts in what is escaped, and to escape twice is to escape once")
  func laws() {
    for text in Self.texts {
      for beginsLine in [false, true] {
        let escaped = HarmlessText.escaped(text, beginsLine: beginsLine)
        let again = HarmlessText.escaped(escaped, beginsLine: beginsLine)
        var bytes = Array("before".utf8)
        HarmlessText.append(text, beginsLine: beginsLine, to: &bytes)
        let isRight =
          isHarmless(escaped) && again.utf8.elementsEqual(escaped.utf8)
          && bytes.elementsEqual("before".utf8 + Array(escaped.utf8))
          && !(beginsLine && startsCommand(escaped))
        if !isRight { Issue.record("\(text.debugDescription): \(escaped.debugDescription)") }
      }
    }
  }

  @Test("A harmless text stays as it is")
  func harmless() {
    for text in Self.texts where isHarmless(text) {
      if !HarmlessText.escaped(text).utf8.elementsEqual(text.utf8) {
        Issue.record("\(text.debugDescription)")
      }
      if !startsCommand(text),
        !HarmlessText.escaped(text, beginsLine: true).utf8.elementsEqual(text.utf8)
      {
        Issue.record("\(text.debugDescription) at the beginning of a line")
      }
    }
  }

  /// Whether GitHub Actions takes a line for a command: two colons after any blanks.
  private func startsCommand(_ line: String) -> Bool {
    line.unicodeScalars.drop(while: \.properties.isWhitespace).starts(with: "::".unicodeScalars)
  }

  @Test(
    "Commands of build services are broken up where they are obeyed",
    arguments: [
      ("##[error]x", "#\\u{23}[error]x", "#\\u{23}[error]x"),
      ("a ###[x", "a ##\\u{23}[x", "a ##\\u{23}[x"),
      ("##vso[task.x]", "#\\u{23}vso[task.x]", "#\\u{23}vso[task.x]"),
      ("##vs[", "##vs[", "##vs["), ("#[", "#[", "#["),
      ("::error::x", "::error::x", "\\u{3A}:error::x"),
      (" \u{A0}::set-env", " \u{A0}::set-env", " \u{A0}\\u{3A}:set-env"),
      ("a::b", "a::b", "a::b"), (":a", ":a", ":a"),
    ]
  )
  func commands(text: String, inside: String, atStart: String) {
    #expect(HarmlessText.escaped(text) == inside)
    #expect(HarmlessText.escaped(text, beginsLine: true) == atStart)
  }
}
