// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing
import XCStrings

/// Reports in XML, read by Foundation's parser.
@Suite struct XMLReportTests {
  /// Texts as they are shown: nothing acts, and what XML cannot spell is an escape.
  private func shown(_ text: String) -> [UInt8] {
    let text = TerminalText.escaped(text).unicodeScalars.map { scalar in
      scalar == "\u{FFFF}" || scalar == "\u{FFFE}"
        ? TerminalText.escapedScalar(scalar) : String(scalar)
    }
    return Array(text.joined().utf8)
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func checkstyleIsRead(seed: UInt64) throws {
    let findings = JSONReportTests.adversarial(seed: seed)
    let errors = [CheckError(path: "<&\u{1B}>", message: "\"cannot' be read")]
    let output = try ReportFormat.checkstyle.report(findings, errors: errors)
    let root = try #require(ReportXML(output.bytes).root)
    #expect(root.name == "checkstyle")
    try #require(root.children.count == 2 && root.children.allSatisfy { $0.name == "file" })
    let file = root.children[0]
    #expect(Array((file.attributes["name"] ?? "").utf8) == shown(findings[0].path))
    try #require(file.children.count == findings.count)
    for (element, finding) in zip(file.children, findings) {
      #expect(element.name == "error")
      #expect(element.attributes["line"] == "\(finding.location.line)")
      #expect(element.attributes["column"] == "\(finding.location.column)")
      #expect(element.attributes["severity"] == "warning")
      #expect(element.attributes["source"] == "toaststrings.edge-whitespace")
      #expect(Array((element.attributes["message"] ?? "").utf8) == shown(finding.message))
    }
    #expect(root.children[1].children.first?.attributes["message"] == errors[0].message)
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func jUnitIsRead(seed: UInt64) throws {
    let findings = JSONReportTests.adversarial(seed: seed) + [.sample(severity: .info)]
    let errors = [CheckError(path: "a", message: "b")]
    let output = try ReportFormat.junit.report(findings, errors: errors)
    let root = try #require(ReportXML(output.bytes).root)
    #expect(root.name == "testsuites")
    try #require(root.children.map(\.name) == ["testsuite", "testsuite", "testsuite"])
    let suite = root.children[0]
    #expect(suite.attributes["tests"] == "200" && suite.attributes["failures"] == "200")
    try #require(suite.children.count == 200)
    for (element, finding) in zip(suite.children, findings) {
      #expect(element.name == "testcase" && element.attributes["name"] != nil)
      #expect(Array((element.attributes["classname"] ?? "").utf8) == shown(finding.path))
      let failure = try #require(element.children.first)
      #expect(failure.name == "failure")
      #expect(Array((failure.attributes["message"] ?? "").utf8) == shown(finding.message))
      #expect(failure.text.hasSuffix(" [edge-whitespace]"))
    }
    #expect(root.children[1].attributes["skipped"] == "1")
    #expect(root.children[1].children.first?.children.first?.name == "skipped")
    #expect(root.children[2].children.first?.children.first?.name == "error")
  }

  @Test func jUnitWithoutFindingsHasATest() throws {
    let root = try #require(ReportXML(ReportFormat.junit.report([]).bytes).root)
    let test = try #require(root.children.first?.children.first)
    #expect(test.name == "testcase" && test.children.isEmpty)
  }
}

extension TerminalText {
  /// The escape of a scalar that no format can spell.
  static func escapedScalar(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
