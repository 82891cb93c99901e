// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Foundation
import Testing
import XCStrings

/// What holds for reports of every format.
@Suite struct ReporterTests {
  @Test(arguments: ReportFormat.allCases, 1...5 as ClosedRange<UInt64>)
  func nothingActs(_ format: ReportFormat, seed: UInt64) throws {
    let findings = JSONReportTests.adversarial(seed: seed)
    let source = CatalogReportSource(
      TextBytes("{\u{1B}[2J\u{9B}\u{202E}##[error]##vso[\n::error::".utf8)
    )
    let errors = findings.prefix(20).map { CheckError(path: $0.message, message: $0.path) }
    let style = ReportStyle(verbose: true, showsSource: true)
    let output = try format.report(findings, source: source, style: style, errors: errors)
    for scalar in output.text.unicodeScalars where scalar != "\n" {
      #expect(!TerminalText.acts(scalar), "U+\(String(scalar.value, radix: 16))")
    }
    for line in output.text.split(separator: "\n") {
      let isCommand = line.drop(while: \.isWhitespace).hasPrefix("::")
      #expect(isCommand == (format == .github), "\(line)")
      #expect(!line.contains("##[") && !line.contains("##vso["), "\(line)")
    }
  }

  /// What a report without findings is: nothing, or a whole document.
  @Test(arguments: ReportFormat.allCases)
  func emptyReportsAreWhole(_ format: ReportFormat) throws {
    let output = try format.report([])
    switch format {
    case .text, .jsonl, .github: #expect(output.bytes.isEmpty)
    case .json, .sarif, .gitlab:
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(output.bytes)) }
    case .junit, .checkstyle: #expect(try ReportXML(output.bytes).root != nil)
    case .markdown: #expect(output.text.contains("no findings"))
    case .html: #expect(output.text.hasSuffix("</html>\n"))
    }
  }

  @Test(arguments: ReportFormat.allCases.filter { $0 != .markdown })
  func blocksAreBounded(_ format: ReportFormat) throws {
    let findings = (0..<20_000).map { number in
      Finding.sample(path: "\(number / 10).xcstrings", line: number % 10 + 1, key: "k\(number)")
    }
    let output = try format.report(findings)
    let largest = output.blocks.max() ?? 0
    #expect(output.bytes.count > 1_000_000)
    #expect(largest < 70_000)
    #expect(output.blocks.count < output.bytes.count / 60_000 + 1)
  }

  @Test(arguments: ReportFormat.allCases)
  func failuresOfTheOutputAreThrown(_ format: ReportFormat) {
    let findings = (1...5_000).map { Finding.sample(line: $0, key: "k\($0)") }
    #expect(throws: MemoryOutput.Full.self) {
      _ = try format.report(findings, to: MemoryOutput(capacity: 10_000))
    }
  }

  @Test func orderIsByPlaceAndRule() {
    let right: [Finding] = [
      .sample(line: 1, column: 9), .sample(line: 2, column: 1),
      .sample(rule: "layout", line: 2, column: 1), .sample(rule: "a", line: 2, column: 3),
    ]
    #expect(right.isInReportOrder)
    for index in 1..<right.count {
      var wrong = right
      wrong.swapAt(index - 1, index)
      #expect(!wrong.isInReportOrder)
    }
    #expect(![Finding.sample(path: "a"), .sample(path: "b")].isInReportOrder)
  }

  @Test func summaryCountsAndSpeaks() {
    var summary = CheckSummary()
    #expect(summary.worst == nil)
    #expect("\(summary)" == "no findings in 0 catalogs (0 keys)")
    summary.add(keys: 3, findings: [.sample(severity: .info)])
    #expect(summary.worst == .info)
    summary.add(keys: 4, findings: [.sample(), .sample(severity: .error), .sample()])
    #expect(summary == CheckSummary(catalogs: 2, keys: 7, errors: 1, warnings: 2, infos: 1))
    #expect(summary.worst == .error)
    #expect("\(summary)" == "1 error, 2 warnings, 1 info in 2 catalogs (7 keys)")
  }
}
