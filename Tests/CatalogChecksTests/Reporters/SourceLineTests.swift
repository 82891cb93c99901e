// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing
import XCStrings

@Suite struct SourceLineTests {
  /// The line shown and the columns before the mark.
  private func shown(
    _ text: some Collection<UInt8>,
    line: Int = 1,
    column: Int,
    columns: Int = 80
  ) throws -> (line: String, mark: Int) {
    let output = try ReportFormat.text.report(
      [.sample(line: line, column: column)],
      source: CatalogReportSource(TextBytes(text)),
      style: ReportStyle(showsSource: true, columns: columns)
    )
    let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 4)
    let gutter = " \(line) | "
    let blanks = String(repeating: " ", count: gutter.utf8.count - 2) + "| "
    try #require(lines[1].hasPrefix(gutter) && lines[2].hasPrefix(blanks))
    let mark = lines[2].dropFirst(gutter.utf8.count)
    try #require(mark.last == "^" && mark.dropLast().allSatisfy { $0 == " " })
    return (String(lines[1].dropFirst(gutter.utf8.count)), mark.utf8.count - 1)
  }

  /// The text, a scalar of it that is marked, and the columns that stand before.
  @Test(arguments: [
    ("abc", "b", 1),
    ("日本語x", "x", 6),
    ("한국x", "x", 4),
    ("ｱｲx", "x", 2),  // half-width kana
    ("（ＡＢ）x", "x", 8),
    ("e\u{301}x", "x", 1),
    ("नमस्तेx", "x", 4),
    ("👍x", "x", 2),
    ("☀x", "x", 1),
    ("🇩🇪x", "x", 2),
    ("𠮷x", "x", 2),
    ("a\u{1B}x", "x", 7),
    ("\u{202E}x", "x", 8),
    ("\tx", "x", 2),
    ("e\u{301}x", "\u{301}", 0),
    ("\u{1100}\u{1161}\u{11A8}x", "x", 2),
  ])
  func markStandsUnderTheColumn(_ text: String, _ marked: Unicode.Scalar, _ before: Int) throws {
    let scalars = Array(text.unicodeScalars)
    let index = try #require(scalars.firstIndex(of: marked))
    let shown = try shown(text.utf8, column: index + 1)
    #expect(shown.mark == before)
    #expect(shown.line == TerminalText.escaped(text))
  }

  @Test func findsLines() throws {
    let text = "\u{FEFF}one\r\ntwo\r\n\nfour"
    #expect(try shown(text.utf8, line: 1, column: 1) == ("one", 0))
    #expect(try shown(text.utf8, line: 2, column: 3) == ("two", 2))
    #expect(try shown(text.utf8, line: 3, column: 1) == ("", 0))
    #expect(try shown(text.utf8, line: 4, column: 5) == ("four", 4))
  }

  @Test func bytesThatAreNoTextAreSpelledOut() throws {
    let bytes: [UInt8] =
      Array("a".utf8) + [0xC3] + Array("b".utf8) + [0xE9, 0x80] + Array("c".utf8)
    let lines = LineIndex(TextBytes(bytes))
    let column = lines.location(ofOffset: bytes.count - 1).column
    let shown = try shown(bytes, column: column)
    #expect(shown == ("a\\xC3b\\xE9\\x80c", 14))
  }

  @Test func longLinesAreCutAroundTheColumn() throws {
    let text = String(repeating: "日本", count: 50_000) + "!" + String(repeating: "語", count: 50_000)
    for columns in [10, 20, 40, 79, 200] {
      let (line, mark) = try shown(text.utf8, column: 100_001, columns: columns)
      let widths = line.map { $0 == "!" || $0 == "…" ? 1 : 2 }
      let index = try #require(line.firstIndex(of: "!"))
      let before = line.distance(from: line.startIndex, to: index)
      #expect(line.hasPrefix("…") && line.hasSuffix("…"))
      #expect(mark == widths.prefix(before).reduce(0, +))
      #expect(widths.reduce(0, +) <= max(columns - 5, 16))
    }
  }

  @Test func placesInAnyOrder() {
    let source = CatalogReportSource(TextBytes("abcdef\nghijkl\n".utf8))
    for (line, column, expected) in [
      (2, 3, "ghij"), (1, 2, "abc"), (1, 6, "def"), (1, 1, "ab"), (2, 1, "gh"),
      (2, 7, "kl"),
    ] {
      let place = SourceLocation(line: line, column: column)
      let bytes = source.excerpt(around: place, reach: 2)?.bytes ?? []
      #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }
    #expect(source.excerpt(around: SourceLocation(line: 9, column: 1), reach: 4) == nil)
  }
}
