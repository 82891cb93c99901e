// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport

/// The cases of one rule, written as Markdown.
///
/// `## name` begins a case; a line `config:`, `catalog:`, `swift:`, `expect:` or `fixed:` followed by a fenced
/// block gives one of its parts. `catalog: folder/Name.xcstrings` gives the catalog a path. `fixed:`
/// is the catalog after every repair, unsafe ones included; a case has one when a finding has a fix.
struct RuleFixture: CustomStringConvertible {
  struct Case: CustomStringConvertible {
    let rule: String
    let name: String
    var path = "Localizable.xcstrings"
    var config = "{}"
    var catalog = ""
    /// A Swift source that is checked with the catalog.
    var swift = ""
    var expected = ""
    var fixed: String?
    /// The lines of the file that hold the expectation, and those of the whole repaired catalog.
    var expectedLines: Range<Int> = 0..<0
    var fixedLines: Range<Int>?

    var description: String { "\(rule): \(name)" }
  }

  let file: URL
  let rule: String
  let lines: [String]
  let cases: [Case]

  var description: String { rule }

  static func all() throws -> [RuleFixture] {
    let folder = packageRoot.appendingPathComponent("Tests/CatalogChecksTests/Fixtures/Rules")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.sorted()
      .map { try RuleFixture(folder.appendingPathComponent($0)) }
  }

  init(_ file: URL) throws {
    self.file = file
    rule = file.deletingPathExtension().lastPathComponent
    lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    var cases: [Case] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.hasPrefix("## ") {
        cases.append(Case(rule: rule, name: String(line.dropFirst(3))))
      }
      let labels = ["config:", "catalog:", "swift:", "expect:", "fixed:"]
      guard let label = labels.first(where: line.hasPrefix),
        !cases.isEmpty, index < lines.count, lines[index].hasPrefix("```")
      else { continue }
      let start = index + 1
      let end = lines[start...].firstIndex(of: "```") ?? lines.count
      let text = lines[start..<end].joined(separator: "\n")
      let last = cases.count - 1
      switch label {
      case "config:": cases[last].config = text
      case "swift:": cases[last].swift = text
      case "catalog:":
        cases[last].catalog = text
        let path = line.dropFirst(label.count).trimmingCharacters(in: .whitespaces)
        if !path.isEmpty { cases[last].path = path }
      case "fixed:":
        cases[last].fixed = text
        cases[last].fixedLines = start - 2..<end + 1
      default:
        cases[last].expected = text
        cases[last].expectedLines = start..<end
      }
      index = end + 1
    }
    self.cases = cases
  }

  /// The file with other expectations and repaired catalogs.
  func text(expecting expectations: [(expected: String, fixed: String?)]) -> String {
    var lines = self.lines
    for (test, new) in zip(cases, expectations).reversed() {
      let fixed = new.fixed.map {
        ["fixed:", "```json"] + $0.components(separatedBy: "\n") + ["```"]
      }
      let place =
        test.fixedLines ?? test.expectedLines.upperBound + 1..<test.expectedLines.upperBound + 1
      lines.replaceSubrange(place, with: fixed ?? [])
      lines.replaceSubrange(test.expectedLines, with: new.expected.components(separatedBy: "\n"))
    }
    return lines.joined(separator: "\n")
  }
}
