// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One JSON document with the findings, the errors and the counts; a line a finding.
struct JSONReporter: Reporter {
  private static let version = 1

  private let tool: ToolIdentity
  private var buffer: ReportBuffer
  private var isFirst = true

  init(to output: any ReportOutput, tool: ToolIdentity) {
    buffer = ReportBuffer(output)
    self.tool = tool
  }

  mutating func begin() throws {
    buffer.append("{\n  \"version\": \(Self.version),\n  \"tool\": {\"name\": ")
    ReportJSON.appendText(tool.name, to: &buffer.bytes)
    buffer.append(", \"version\": ")
    ReportJSON.appendText(tool.version, to: &buffer.bytes)
    buffer.append(", \"icu\": ")
    ReportJSON.appendText(tool.icu, to: &buffer.bytes)
    buffer.append(", \"cldr\": ")
    ReportJSON.appendText(tool.cldr, to: &buffer.bytes)
    buffer.append("},\n  \"findings\": [")
  }

  mutating func report(_ findings: [Finding], source: (any ReportSource)?) throws {
    guard let path = findings.first?.path else { return }
    var objects = FindingJSON(path: path)
    for finding in findings {
      buffer.append(isFirst ? "\n    " : ",\n    ")
      isFirst = false
      objects.append(finding, to: &buffer.bytes)
      try buffer.flushWhenFull()
    }
  }

  mutating func finish(_ summary: CheckSummary, errors: [CheckError]) throws {
    buffer.append(isFirst ? "],\n  \"errors\": [" : "\n  ],\n  \"errors\": [")
    for (index, error) in errors.enumerated() {
      buffer.append(index == 0 ? "\n    {\"path\": " : ",\n    {\"path\": ")
      ReportJSON.appendText(error.path, to: &buffer.bytes)
      buffer.append(", \"message\": ")
      ReportJSON.appendText(error.message, to: &buffer.bytes)
      buffer.append("}")
      try buffer.flushWhenFull()
    }
    buffer.append(errors.isEmpty ? "],\n" : "\n  ],\n")
    buffer.append("  \"summary\": {\"catalogs\": \(summary.catalogs), \"keys\": \(summary.keys)")
    buffer.append(", \"errors\": \(summary.errors), \"warnings\": \(summary.warnings)")
    buffer.append(", \"infos\": \(summary.infos)}\n}\n")
    try buffer.flush()
  }
}
