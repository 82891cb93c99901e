// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Foundation
import Testing
import XCStrings

@Suite struct GitLabReportTests {
  private func issues(_ findings: [Finding], errors: [CheckError] = []) throws -> [[String: Any]] {
    let output = try ReportFormat.gitlab.report(findings, errors: errors)
    let value = try JSONSerialization.jsonObject(with: Data(output.bytes))
    return try #require(value as? [[String: Any]])
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func hasWhatGitLabDemands(seed: UInt64) throws {
    let findings = JSONReportTests.adversarial(seed: seed)
    let errors = [CheckError(path: "x", message: "y")]
    let issues = try issues(findings, errors: errors)
    try #require(issues.count == findings.count + 1)
    let members: Set = ["description", "check_name", "fingerprint", "severity", "location"]
    #expect(issues.allSatisfy { Set($0.keys) == members })
    for (issue, finding) in zip(issues, findings) {
      let description = issue["description"] as? String ?? ""
      #expect(description.utf8.elementsEqual(finding.message.utf8))
      #expect(issue["check_name"] as? String == finding.rule)
      #expect(issue["severity"] as? String == "minor")
      let location = try #require(issue["location"] as? [String: Any])
      #expect((location["path"] as? String)?.utf8.elementsEqual(finding.path.utf8) == true)
      #expect((location["lines"] as? [String: Int])?["begin"] == finding.location.line)
    }
    let severities = ["info", "minor", "major", "critical", "blocker"]
    #expect(issues.allSatisfy { severities.contains($0["severity"] as? String ?? "") })
    let prints = issues.compactMap { $0["fingerprint"] as? String }
    #expect(Set(prints).count == issues.count)
  }

  @Test func fingerprintsDependOnTheFileAndNotTheLine() throws {
    func prints(_ path: String, _ lines: [Int]) throws -> [String] {
      let findings = lines.map { Finding.sample(path: path, line: $0) }
      return try issues(findings).compactMap { $0["fingerprint"] as? String }
    }
    #expect(try prints("a", [1, 2]) == prints("a", [7, 9]))
    #expect(try Set(prints("a", [1, 2])).isDisjoint(with: prints("b", [1, 2])))
  }

  @Test func pathsStartAtTheTopOfTheRepository() throws {
    let issue = try #require(issues([.sample(path: "./a/b.xcstrings")]).first)
    #expect((issue["location"] as? [String: Any])?["path"] as? String == "a/b.xcstrings")
  }
}
