// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Foundation
import Testing
import XCStrings

/// What SARIF 2.1.0 and its readers demand of a log, in so far as ours uses it.
@Suite struct SARIFReportTests {
  private func run(_ findings: [Finding], errors: [CheckError] = []) throws -> [String: Any] {
    let output = try ReportFormat.sarif.report(findings, errors: errors)
    let value = try JSONSerialization.jsonObject(with: Data(output.bytes))
    let log = try #require(value as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func rules(_ run: [String: Any]) throws -> [[String: Any]] {
    let tool = try #require(run["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "toaststrings")
    return try #require(driver["rules"] as? [[String: Any]])
  }

  @Test func rulesAreDescribed() throws {
    let findings = Checker.rules.map { Finding.sample(rule: $0.id) }
    let rules = try rules(run(findings))
    #expect(rules.compactMap { $0["id"] as? String } == Checker.rules.map(\.id))
    for rule in rules {
      let summary = try #require(rule["shortDescription"] as? [String: String])
      let help = try #require(rule["help"] as? [String: String])
      let configuration = try #require(rule["defaultConfiguration"] as? [String: Any])
      #expect(summary["text"]?.isEmpty == false)
      #expect(help["text"]?.isEmpty == false && help["markdown"]?.isEmpty == false)
      #expect(["error", "warning", "note"].contains(configuration["level"] as? String))
      #expect(configuration["enabled"] is Bool)
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func resultsAreRead(seed: UInt64) throws {
    let findings = JSONReportTests.adversarial(seed: seed)
    let run = try run(findings)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let rules = try rules(run)
    let results = try #require(run["results"] as? [[String: Any]])
    try #require(results.count == findings.count)
    for (result, finding) in zip(results, findings) {
      #expect(result["ruleId"] as? String == finding.rule)
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == finding.rule)
      #expect(result["level"] as? String == "warning")
      let message = (result["message"] as? [String: String])?["text"] ?? ""
      #expect(message.utf8.elementsEqual(finding.message.utf8))
      let locations = try #require(result["locations"] as? [[String: Any]])
      let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
      let region = try #require(place["region"] as? [String: Int])
      let lines = ["startLine": finding.location.line, "startColumn": finding.location.column]
      #expect(region == lines)
      let uri = try #require((place["artifactLocation"] as? [String: String])?["uri"])
      #expect(Self.isReference(uri))
      #expect(uri.removingPercentEncoding?.utf8.elementsEqual(finding.path.utf8) == true)
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(prints.count == 1 && prints.values.first == finding.fingerprint)
    }
  }

  @Test(arguments: [
    ("a b/ü.xcstrings", "a%20b/%C3%BC.xcstrings"),
    ("C:x", "C%3Ax"),
    ("/tmp/a#b", "file:///tmp/a%23b"),
    ("-", "-"),
  ])
  func pathsAreReferences(_ path: String, _ expected: String) throws {
    let results = try run([.sample(path: path)])["results"] as? [[String: Any]]
    let locations = results?.first?["locations"] as? [[String: Any]]
    let place = locations?.first?["physicalLocation"] as? [String: Any]
    #expect((place?["artifactLocation"] as? [String: String])?["uri"] == expected)
  }

  @Test func errorsAreNotifications() throws {
    let run = try run([], errors: [CheckError(path: "a", message: "b\u{1B}")])
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.count == 1)
    #expect((notes.first?["message"] as? [String: String])?["text"] == "b\u{1B}")
  }

  /// A relative reference or a file URI of characters that RFC 3986 allows.
  private static func isReference(_ uri: String) -> Bool {
    let path = uri.hasPrefix("file:///") ? uri.dropFirst(8) : uri[...]
    return path.utf8.allSatisfy { byte in
      byte < 0x80
        && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
          || "-._~/%".utf8.contains(byte))
    }
  }
}
