// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Findings of one catalog as JSON objects, their members in the order of the stable surface.
///
/// A report may hold hundreds of thousands of them: what recurs is spelled once.
struct FindingJSON {
  private let path: String
  /// The rule and severity of the last finding, and the bytes up to the number of its line.
  private var rule = ""
  private var severity = Severity.error
  private var head: [UInt8] = []

  init(path: String) {
    self.path = path
  }

  /// Appends a finding of the catalog.
  mutating func append(_ finding: Finding, to output: inout [UInt8]) {
    if head.isEmpty || finding.rule != rule || finding.severity != severity { spellHead(finding) }
    output.append(contentsOf: head)
    output.append(contentsOf: String(finding.location.line).utf8)
    output.append(contentsOf: Self.column)
    output.append(contentsOf: String(finding.location.column).utf8)
    output.append(contentsOf: Self.key)
    ReportJSON.appendText(finding.key, to: &output)
    output.append(contentsOf: Self.locale)
    ReportJSON.appendText(finding.locale, to: &output)
    output.append(contentsOf: Self.variation)
    ReportJSON.appendText(finding.variation, to: &output)
    output.append(contentsOf: Self.message)
    ReportJSON.appendText(finding.message, to: &output)
    output.append(contentsOf: Self.fix)
    output.append(contentsOf: finding.fix.rawValue.utf8)
    output.append(contentsOf: Self.fingerprint)
    output.append(contentsOf: finding.fingerprint.utf8)
    output.append(contentsOf: Self.end)
  }

  private mutating func spellHead(_ finding: Finding) {
    rule = finding.rule
    severity = finding.severity
    head = Array("{\"rule\": ".utf8)
    ReportJSON.appendText(rule, to: &head)
    head += ", \"severity\": \"\(severity.rawValue)\", \"path\": ".utf8
    ReportJSON.appendText(path, to: &head)
    head += ", \"line\": ".utf8
  }

  private static let column = Array(", \"column\": ".utf8)
  private static let key = Array(", \"key\": ".utf8)
  private static let locale = Array(", \"locale\": ".utf8)
  private static let variation = Array(", \"variation\": ".utf8)
  private static let message = Array(", \"message\": ".utf8)
  private static let fix = Array(", \"fix\": \"".utf8)
  private static let fingerprint = Array("\", \"fingerprint\": \"".utf8)
  private static let end = Array("\"}".utf8)
}
