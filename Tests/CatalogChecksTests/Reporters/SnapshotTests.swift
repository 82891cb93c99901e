// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Foundation
import TestSupport
import Testing
import XCStrings

/// One folder a case: `findings.json` with the findings (the contract's names), the style and the
/// errors, `source.xcstrings` where the lines are shown, and one file of what each format makes.
@Suite struct SnapshotTests {
  static let folder = packageRoot.appendingPathComponent(
    "Tests/CatalogChecksTests/Fixtures/Reporters"
  )

  static let cases: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted()
  }()

  struct Input: Decodable {
    struct Item: Decodable {
      let rule, severity, path: String
      let line, column: Int
      let key, locale, variation: String?
      let message: String
      let fix: String?
    }
    struct Failure: Decodable {
      let path, message: String
    }
    let verbose, showsSource, usesColor: Bool?
    let columns: Int?
    let findings: [Item]
    let errors: [Failure]?
  }

  @Test func findsCases() {
    #expect(Self.cases.count >= 4)
  }

  @Test(arguments: cases, ReportFormat.allCases)
  func matches(_ name: String, _ format: ReportFormat) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let input = try JSONDecoder().decode(
      Input.self,
      from: Data(contentsOf: folder.appendingPathComponent("findings.json"))
    )
    let source = try? Data(contentsOf: folder.appendingPathComponent("source.xcstrings"))
    let style = ReportStyle(
      verbose: input.verbose ?? false,
      showsSource: input.showsSource ?? false,
      usesColor: input.usesColor ?? false,
      columns: input.columns ?? 80
    )
    let findings = try input.findings.map(finding)
    let output = try format.report(
      findings,
      source: source.map { CatalogReportSource(TextBytes($0)) },
      style: style,
      errors: (input.errors ?? []).map { CheckError(path: $0.path, message: $0.message) }
    )
    let snapshot = folder.appendingPathComponent("expected.\(format.rawValue)")
    let problem = snapshotProblem(Self.withoutDocumentation(output.text), file: snapshot)
    #expect(problem == nil)
  }

  /// A report without what rules say of themselves, which changes for other reasons.
  private static func withoutDocumentation(_ text: String) -> [UInt8] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let start = line.firstRange(of: "\"help\": {\"text\": "),
        let end = line.firstRange(of: "}, \"defaultConfiguration\"")
      else { return String(line) }
      return line[..<start.upperBound] + "\"…\"" + line[end.lowerBound...]
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func finding(_ item: Input.Item) throws -> Finding {
    Finding(
      rule: item.rule,
      severity: try #require(Severity(rawValue: item.severity)),
      path: item.path,
      location: SourceLocation(line: item.line, column: item.column),
      key: item.key,
      locale: item.locale,
      variation: item.variation,
      message: item.message,
      fix: try #require(FixKind(rawValue: item.fix ?? "none")),
      fingerprint: "5d41402abc4b2a76"
    )
  }
}
