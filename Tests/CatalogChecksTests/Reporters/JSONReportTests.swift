// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Foundation
import Testing
import XCStrings

@Suite struct JSONReportTests {
  /// Findings with texts of all kinds in every member that comes from a catalog.
  static func adversarial(seed: UInt64, count: Int = 200) -> [Finding] {
    var texts = TextGenerator(seed: seed)
    let path = texts.text()
    return (1...count).map { line in
      .sample(
        path: path,
        line: line,
        key: texts.text(),
        locale: line % 3 == 0 ? nil : texts.text(),
        variation: line % 2 == 0 ? nil : texts.text(),
        message: texts.text()
      )
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func isReadByFoundation(seed: UInt64) throws {
    let findings = Self.adversarial(seed: seed)
    let errors = [CheckError(path: findings[0].message, message: "\u{1B}\"\n")]
    let output = try ReportFormat.json.report(findings, errors: errors)
    let value = try JSONSerialization.jsonObject(with: Data(output.bytes))
    let document = try #require(value as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let read = try #require(document["findings"] as? [[String: Any]])
    try expect(read, toBe: findings)
    let failures = try #require(document["errors"] as? [[String: String]])
    #expect(failures == errors.map { ["path": $0.path, "message": $0.message] })
    let summary = try #require(document["summary"] as? [String: Int])
    let counts = ["catalogs": 1, "keys": 200, "errors": 0, "warnings": 200, "infos": 0]
    #expect(summary == counts)
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func everyLineIsAnObject(seed: UInt64) throws {
    let findings = Self.adversarial(seed: seed)
    let output = try ReportFormat.jsonl.report(findings)
    let lines = output.text.split(whereSeparator: \.isNewline)
    let read = try lines.map { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(value as? [String: Any])
    }
    try expect(read, toBe: findings)
  }

  /// Compares by scalars: `String ==` would take composed and decomposed texts for the same.
  private func expect(_ read: [[String: Any]], toBe findings: [Finding]) throws {
    try #require(read.count == findings.count)
    for (object, finding) in zip(read, findings) {
      #expect(object.count == 11)
      #expect(object["line"] as? Int == finding.location.line)
      let texts = [
        "rule": finding.rule, "severity": finding.severity.rawValue, "path": finding.path,
        "key": finding.key, "locale": finding.locale, "variation": finding.variation,
        "message": finding.message, "fix": "none", "fingerprint": finding.fingerprint,
      ]
      for (name, text) in texts {
        let value = object[name] as? String
        #expect(value.map { Array($0.utf8) } == text.map { Array($0.utf8) }, "\(name)")
      }
    }
  }
}
