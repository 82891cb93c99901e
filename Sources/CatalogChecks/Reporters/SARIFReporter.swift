// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// One SARIF 2.1.0 log, as GitHub code scanning, Azure DevOps and editors read it.
///
/// The rules come with their documentation as help. Columns are counted in Unicode scalars, which
/// the log declares (`columnKind`). The fingerprint makes a finding the same one in every run.
///
/// Source: Static Analysis Results Interchange Format (SARIF) Version 2.1.0, OASIS Standard, 2020.
struct SARIFReporter: Reporter {
  private let tool: ToolIdentity
  /// The rules that found something, in the order in which they first did, and their places.
  private var rules: [String] = []
  private var places: [String: Int] = [:]
  private var buffer: ReportBuffer
  private var isFirst = true

  init(to output: any ReportOutput, tool: ToolIdentity) {
    buffer = ReportBuffer(output)
    self.tool = tool
  }

  mutating func begin() throws {
    buffer.append("{\n  \"$schema\": \"\(Self.schema)\",\n  \"version\": \"2.1.0\",\n")
    buffer.append("  \"runs\": [\n    {\n      \"columnKind\": \"unicodeCodePoints\",\n")
    buffer.append("      \"results\": [")
  }

  mutating func report(_ findings: [Finding], source: (any ReportSource)?) throws {
    guard let path = findings.first?.path else { return }
    let uri = FileURI.of(path: path)
    for finding in findings {
      buffer.append(isFirst ? "\n        " : ",\n        ")
      isFirst = false
      append(finding, uri)
      try buffer.flushWhenFull()
    }
  }

  mutating func finish(_ summary: CheckSummary, errors: [CheckError]) throws {
    buffer.append(isFirst ? "],\n" : "\n      ],\n")
    buffer.append("      \"invocations\": [\n        {\"executionSuccessful\": \(errors.isEmpty)")
    for (index, error) in errors.enumerated() {
      buffer.append(index == 0 ? ", \"toolExecutionNotifications\": [\n" : ",\n")
      buffer.append("          {\"level\": \"error\", \"message\": {")
      member("text", error.message)
      buffer.append("}, \"locations\": [{\"physicalLocation\": {\"artifactLocation\": {")
      member("uri", FileURI.of(path: error.path))
      buffer.append("}}}]}")
      try buffer.flushWhenFull()
    }
    buffer.append(errors.isEmpty ? "}\n" : "\n        ]}\n")
    buffer.append("      ],\n")
    try appendTool()
    buffer.append("    }\n  ]\n}\n")
    try buffer.flush()
  }

  /// What produced the log; it comes last, for only now the rules that found something are known.
  private mutating func appendTool() throws {
    buffer.append("      \"tool\": {\n        \"driver\": {\n          ")
    member("name", tool.name)
    buffer.append(",\n          ")
    member("version", tool.version)
    buffer.append(",\n          \"properties\": {")
    member("icu", tool.icu)
    buffer.append(", ")
    member("cldr", tool.cldr)
    buffer.append("},\n          \"rules\": [")
    for (index, rule) in rules.enumerated() {
      buffer.append(index == 0 ? "\n            {" : ",\n            {")
      member("id", rule)
      if let metadata = Checker.rules.first(where: { $0.id == rule }) { append(metadata) }
      buffer.append("}")
      try buffer.flushWhenFull()
    }
    buffer.append(rules.isEmpty ? "]\n" : "\n          ]\n")
    buffer.append("        }\n      }\n")
  }

  private mutating func append(_ rule: RuleMetadata) {
    let documentation = Checker.documentation(of: rule.id) ?? rule.summary
    buffer.append(", \"shortDescription\": {")
    member("text", rule.summary)
    buffer.append("}, \"help\": {")
    member("text", documentation)
    buffer.append(", ")
    member("markdown", documentation)
    buffer.append("}, \"defaultConfiguration\": {\"enabled\": \(rule.severity != nil), ")
    member("level", Self.level(rule.severity ?? .warning))
    buffer.append("}, \"properties\": {\"tags\": [")
    ReportJSON.appendText("localization", to: &buffer.bytes)
    buffer.append(", ")
    ReportJSON.appendText(rule.family.rawValue.lowercased(), to: &buffer.bytes)
    buffer.append("]}")
  }

  private mutating func append(_ finding: Finding, _ uri: String) {
    buffer.append("{")
    member("ruleId", finding.rule)
    buffer.append(", \"ruleIndex\": \(place(ofRule: finding.rule)), ")
    member("level", Self.level(finding.severity))
    buffer.append(", \"message\": {")
    member("text", finding.message)
    buffer.append("}, \"locations\": [{\"physicalLocation\": {\"artifactLocation\": {")
    member("uri", uri)
    buffer.append("}, \"region\": {\"startLine\": \(finding.location.line), ")
    buffer.append("\"startColumn\": \(finding.location.column)}}}], \"partialFingerprints\": {")
    member(Self.fingerprint, finding.fingerprint)
    buffer.append("}, \"properties\": {")
    member("key", finding.key)
    buffer.append(", ")
    member("locale", finding.locale)
    buffer.append(", ")
    member("variation", finding.variation)
    buffer.append(", ")
    member("fix", finding.fix.rawValue)
    buffer.append("}}")
  }

  private mutating func place(ofRule rule: String) -> Int {
    if let place = places[rule] { return place }
    places[rule] = rules.count
    rules.append(rule)
    return rules.count - 1
  }

  private mutating func member(_ name: String, _ text: String?) {
    ReportJSON.appendText(name, to: &buffer.bytes)
    buffer.append(": ")
    ReportJSON.appendText(text, to: &buffer.bytes)
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  /// The name carries the version of the way in which the hash is made.
  private static let fingerprint = "toaststrings/v1"
}
