// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing

/// Sees to it that every row of the facts' cases is run: by a fixture with its number and its code,
/// or by a test that has its number as its name.
@Suite(.enabled(if: sharedFolder != nil, "\(sharedFolderAbsent)"))
struct ExtractionCasesTests {
  /// A row of the tables A to E.
  struct Row: CustomTestStringConvertible, Sendable {
    let number: Int
    let cells: [String]

    var testDescription: String { "Case \(number)" }

    /// The texts between backticks of a cell; a doubled one encloses text with backticks in it.
    func code(_ cell: Int) -> [String] {
      guard cell < cells.count else { return [] }
      return cells[cell].components(separatedBy: "`").enumerated()
        .filter { $0.offset % 2 == 1 }.map(\.element)
    }
  }

  /// The lines of the shared file from a heading to the next one of its rank.
  private static func section(_ letter: String? = nil) -> [String] {
    guard let url = sharedFolder?.appendingPathComponent("facts/extraction-cases.md"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    guard let letter else { return text.components(separatedBy: "\n") }
    let parts = text.components(separatedBy: "\n## ")
    return parts.first { $0.hasPrefix("\(letter). ") }?.components(separatedBy: "\n") ?? []
  }

  private static let rows: [Row] = section().compactMap { line in
    guard line.hasPrefix("| ") else { return nil }
    let cells = line.components(separatedBy: " | ")
    guard let number = Int(cells[0].dropFirst(2)) else { return nil }
    return Row(number: number, cells: cells)
  }

  /// The names that tests other than the fixtures have for rows, such as `Case 41`.
  private static let namedTests: [String] = {
    let folder = packageRoot.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(atPath: folder.path)
    var names: [String] = []
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix("Tests.swift"),
        let text = try? String(
          contentsOf: folder.appendingPathComponent(file),
          encoding: .utf8
        )
      else { continue }
      names += text.components(separatedBy: "@Test(\"Case ").dropFirst().map { part in
        "Case \(part.prefix { $0 != "\"" })"
      }
    }
    return names
  }()

  /// What a comparison of code leaves out: blanks, and what separates statements of one line.
  private static func bare(_ code: String) -> String {
    code.filter { !$0.isWhitespace && $0 != ";" }
  }

  @Test func rowsAreFound() {
    #expect(Self.rows.map(\.number) == Array(1...max(Self.rows.count, 87)))
    #expect(Self.namedTests.count > 10)
  }

  @Test(arguments: rows) func isRun(_ row: Row) {
    let fixtures = ExtractionFixture.all.filter { fixture in
      Int(fixture.name.prefix { $0.isNumber }) == row.number
    }
    guard !fixtures.isEmpty else {
      #expect(Self.namedTests.contains("Case \(row.number)"))
      return
    }
    let snippets = Self.bare(fixtures.map(\.snippet).joined())
    // Options of the command line are no code; `…` stands for what does not matter.
    for code in row.code(1) where !code.hasPrefix("--") {
      for piece in Self.bare(code).components(separatedBy: "…") {
        #expect(snippets.contains(piece), "no fixture of the row has this code")
      }
    }
  }

  /// The keys that a row names first come out of its fixture.
  @Test(arguments: rows) func hasItsKey(_ row: Row) {
    guard row.cells.count > 2, row.cells[2].hasPrefix("`"), let key = row.code(2).first else {
      return
    }
    let expected = ExtractionFixture.all
      .filter { Int($0.name.prefix { $0.isNumber }) == row.number }.map(\.expected).joined()
    guard !expected.isEmpty else { return }
    // Fixtures escape line breaks and backslashes.
    let written = key.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "⏎", with: "\\n").replacingOccurrences(of: "␠", with: " ")
    #expect(expected.contains(written))
  }

  @Test(arguments: ["F", "G"]) func sectionsHaveTests(_ letter: String) {
    let names = Self.namedTests.filter { $0.hasPrefix("Case \(letter)") }
    // The head of a table and the line below it are no rows.
    let rows = Self.section(letter).count { $0.hasPrefix("|") } - 2
    #expect(Set(names).count >= max(rows, 1))
  }
}
