// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing
import XCStrings

/// What the readers of JUnit and Checkstyle files know, so that none of them refuses ours.
///
/// Sources: the schema that Jenkins publishes for JUnit (with `file` and `line`, which GitLab and
/// others read), and Checkstyle's XMLLogger.
@Suite("Elements of XML reports") struct XMLModelTests {
  private struct ElementShape {
    let attributes: Set<String>
    let required: Set<String>
    let children: Set<String>

    init(_ required: Set<String>, optional: Set<String> = [], children: Set<String> = []) {
      self.required = required
      attributes = required.union(optional)
      self.children = children
    }
  }

  private static let jUnit: [String: ElementShape] = [
    "testsuites": ElementShape([], optional: ["name"], children: ["testsuite"]),
    "testsuite": ElementShape(
      ["name", "tests", "failures", "errors"],
      optional: ["skipped"],
      children: ["testcase"]
    ),
    "testcase": ElementShape(
      ["name", "classname"],
      optional: ["file", "line"],
      children: ["failure", "error", "skipped"]
    ),
    "failure": ElementShape(["message", "type"]),
    "error": ElementShape(["message", "type"]),
    "skipped": ElementShape([], optional: ["message"]),
  ]

  private static let checkstyle: [String: ElementShape] = [
    "checkstyle": ElementShape(["version"], children: ["file"]),
    "file": ElementShape(["name"], children: ["error"]),
    "error": ElementShape(["severity", "message", "source"], optional: ["line", "column"]),
  ]

  private func report(_ format: ReportFormat) throws -> ReportXML.Element {
    var findings = JSONReportTests.adversarial(seed: 7)
    findings += [
      .sample(severity: .info, path: "b"), .sample(severity: .error, path: "b", line: 2),
      .sample(path: "b", line: 3),
    ]
    let errors = [CheckError(path: "c", message: "d")]
    return try #require(ReportXML(format.report(findings, errors: errors).bytes).root)
  }

  private func expect(_ element: ReportXML.Element, in shapes: [String: ElementShape]) throws {
    let shape = try #require(shapes[element.name], "\(element.name)")
    let names = Set(element.attributes.keys)
    #expect(names.isSuperset(of: shape.required) && names.isSubset(of: shape.attributes))
    for child in element.children {
      #expect(shape.children.contains(child.name))
      try expect(child, in: shapes)
    }
  }

  @Test("JUnit has its elements, and its numbers are those of its cases")
  func jUnitReport() throws {
    let root = try report(.junit)
    #expect(root.name == "testsuites")
    try expect(root, in: Self.jUnit)
    for suite in root.children {
      let outcomes = suite.children.flatMap(\.children).map(\.name)
      #expect(suite.attributes["tests"] == "\(suite.children.count)")
      #expect(suite.attributes["failures"] == "\(outcomes.count { $0 == "failure" })")
      #expect(suite.attributes["errors"] == "\(outcomes.count { $0 == "error" })")
      #expect(suite.attributes["skipped"] == "\(outcomes.count { $0 == "skipped" })")
      #expect(suite.children.allSatisfy { $0.children.count <= 1 })
    }
  }

  @Test("Checkstyle has its elements and severities")
  func checkstyleReport() throws {
    let root = try report(.checkstyle)
    #expect(root.name == "checkstyle")
    try expect(root, in: Self.checkstyle)
    for element in root.children.flatMap(\.children) {
      #expect(["info", "warning", "error"].contains(element.attributes["severity"]))
      for name in ["line", "column"] {
        if let number = element.attributes[name] { #expect(Int(number).map { $0 > 0 } == true) }
      }
    }
  }
}
