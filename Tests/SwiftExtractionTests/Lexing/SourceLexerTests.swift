// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import SwiftExtraction

@Suite struct SourceLexerTests {
  /// Everything that can begin or end something, to be put together at random.
  private static let pieces = [
    "\"", "\"\"\"", "#\"", "\"#", "\\(", ")", "(", "{", "}", "[", "]", "/*", "*/", "//", "\n",
    "\r\n",
    "#if A", "#endif", "#/", "/#", "/", "a", "1.5", "`x`", "$0", "é", "\u{0}", "\\", "\\u{1F44B}",
    ".",
    "..<", "?", "!", "??", " ", "let", "func f", "Text", ",", ":", "->", "<", ">", "@A", "#Preview",
  ]

  private static func source(seed: UInt64) -> [UInt8] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % limit
    }
    var bytes: [UInt8] = []
    for _ in 0..<next(80) { bytes += pieces[next(pieces.count)].utf8 }
    return bytes
  }

  /// Whatever the bytes are, tokens stand in order, within the bytes, and pairs are nested.
  @Test(arguments: UInt64(0)..<400)
  func tapeIsInOrder(_ seed: UInt64) {
    let tape = SourceLexer.tape(of: Self.source(seed: seed))
    var end = 0
    for index in 0..<tape.count {
      let range = tape.range(index)
      #expect(range.lowerBound >= end)
      #expect(range.upperBound <= tape.bytes.count)
      end = range.upperBound
      #expect(tape.after(index) > index)
      #expect(tape.after(index) <= tape.count)
      switch tape.kind(index) {
      case .openParenthesis, .openBracket, .openBrace, .stringStart, .interpolationStart:
        let content = tape.content(index)
        #expect(content.lowerBound == index + 1)
        #expect(content.upperBound <= tape.after(index))
      default: break
      }
    }
  }

  /// Reading cut sources never fails, and extraction from them ends.
  @Test(arguments: UInt64(0)..<100)
  func anythingCanBeExtractedFrom(_ seed: UInt64) async {
    let bytes = Self.source(seed: seed)
    for end in stride(from: 0, through: bytes.count, by: 7) {
      let source = SourceInput(path: "A.swift", bytes: Array(bytes[..<end]))
      let result = await SourceExtractor().extract([source])
      #expect(result.sources.count == 1)
    }
  }

  /// Depth costs memory, not stack.
  @Test(
    arguments: [
      ("(", ")"), ("[", "]"), ("{", "}"), ("\"\\(", ")\""), ("/*", "*/"), ("f(", ")"),
      ("if x {", "}"), ("a ? \"x\" : ", ""), ("x.map { Text(\"\\($0) b\") ", "}"),
      ("struct A {", "}"),
    ]
  )
  func depthIsNoLimit(_ pair: (open: String, close: String)) async {
    for isClosed in [true, false] {
      #expect(SourceLexer.tape(of: Self.nested(pair, depth: 100_000, isClosed: isClosed)).count > 0)
      let result = await SourceExtractor().extract([
        SourceInput(
          path: "A.swift",
          bytes: Self.nested(pair, depth: 5_000, isClosed: isClosed)
        )
      ])
      #expect(result.sources.count == 1)
    }
  }

  private static func nested(
    _ pair: (open: String, close: String),
    depth: Int,
    isClosed: Bool
  ) -> [UInt8] {
    let text =
      "let k: LocalizedStringKey = " + String(repeating: pair.open, count: depth) + "1"
      + (isClosed ? String(repeating: pair.close, count: depth) : "")
      + "\nlet a = Text(\"After\")\n"
    return Array(text.utf8)
  }

  @Test func literalsHaveTheirPlaces() {
    let literals = SourceLiteral.all(in: Array("f(#\"a\"#, \"b\\(\"c\")d\")".utf8))
    #expect(
      literals == [
        SourceLiteral(offset: 2, endOffset: 7, pieces: ["a"]),
        SourceLiteral(offset: 9, endOffset: 19, pieces: ["b", nil, "d"]),
        SourceLiteral(offset: 13, endOffset: 16, pieces: ["c"]),
      ]
    )
  }

  @Test func badBytesAreReportedAtTheirPlace() async {
    let source = SourceInput(
      path: "A.swift",
      bytes: Array("let a = Text(\"One\")\nlet b = Text(\"Tw".utf8) + [0xFF]
        + Array("o\")\nlet c = \"open\nlet d = Text(\"Three\")\n".utf8)
    )
    let result = await SourceExtractor().extract([source]).sources[0]
    #expect(result.strings.map(\.key) == ["One", "Tw\u{FFFD}o", "Three"])
    let places = result.diagnostics.filter { $0.problem == .unreadableSource }
      .map { "\($0.line):\($0.column)" }
    #expect(places == ["2:17", "3:9"])
  }
}
