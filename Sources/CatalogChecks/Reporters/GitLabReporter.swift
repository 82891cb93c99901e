// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A code quality report of GitLab: one JSON array.
///
/// GitLab takes findings with one fingerprint for one finding. Ours leaves out the path and is the
/// same for two findings of one rule in one text, so it is hashed with the path and numbered here.
///
/// Source: GitLab documentation, Code Quality, "Code Quality report format".
struct GitLabReporter: Reporter {
  private var buffer: ReportBuffer
  private var isFirst = true

  init(to output: any ReportOutput) {
    buffer = ReportBuffer(output)
  }

  mutating func begin() throws {
    buffer.append("[")
  }

  mutating func report(_ findings: [Finding], source: (any ReportSource)?) throws {
    guard let path = findings.first?.path else { return }
    var counts: [String: Int] = [:]
    for finding in findings {
      let count = counts[finding.fingerprint, default: 0]
      counts[finding.fingerprint] = count + 1
      append(
        finding.message,
        rule: finding.rule,
        severity: Self.severity(finding.severity),
        path: path,
        line: finding.location.line,
        fingerprint: Fingerprint.of(path: path, finding.fingerprint, occurrence: count)
      )
      try buffer.flushWhenFull()
    }
  }

  mutating func finish(_ summary: CheckSummary, errors: [CheckError]) throws {
    for error in errors {
      append(
        error.message,
        rule: "unreadable-file",
        severity: "blocker",
        path: error.path,
        line: 1,
        fingerprint: Fingerprint.of(path: error.path, error.message, occurrence: 0)
      )
      try buffer.flushWhenFull()
    }
    buffer.append(isFirst ? "]\n" : "\n]\n")
    try buffer.flush()
  }

  private mutating func append(
    _ message: String,
    rule: String,
    severity: String,
    path: String,
    line: Int,
    fingerprint: String
  ) {
    buffer.append(isFirst ? "\n  {\"description\": " : ",\n  {\"description\": ")
    isFirst = false
    ReportJSON.appendText(message, to: &buffer.bytes)
    buffer.append(", \"check_name\": ")
    ReportJSON.appendText(rule, to: &buffer.bytes)
    buffer.append(", \"fingerprint\": ")
    ReportJSON.appendText(fingerprint, to: &buffer.bytes)
    buffer.append(", \"severity\": \"\(severity)\", \"location\": {\"path\": ")
    // GitLab finds a file only by its path from the top of the repository.
    ReportJSON.appendText(
      path.hasPrefix("./") ? String(path.dropFirst(2)) : path,
      to: &buffer.bytes
    )
    buffer.append(", \"lines\": {\"begin\": \(line)}}}")
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
