// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// The XML of Checkstyle, which Jenkins, reviewdog and many others read.
///
/// Source: the reports of Checkstyle 10 (`XMLLogger`): `checkstyle`, `file` and `error` elements.
struct CheckstyleReporter: Reporter {
  private var buffer: ReportBuffer

  init(to output: any ReportOutput) {
    buffer = ReportBuffer(output)
  }

  mutating func begin() throws {
    buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
  }

  mutating func report(_ findings: [Finding], source: (any ReportSource)?) throws {
    guard let path = findings.first?.path else { return }
    openFile(path)
    for finding in findings {
      buffer.append("    <error line=\"\(finding.location.line)\"")
      buffer.append(" column=\"\(finding.location.column)\"")
      close(finding.severity, finding.message, rule: finding.rule)
      try buffer.flushWhenFull()
    }
    buffer.append("  </file>\n")
  }

  mutating func finish(_ summary: CheckSummary, errors: [CheckError]) throws {
    for error in errors {
      openFile(error.path)
      buffer.append("    <error")
      close(.error, error.message, rule: "unreadable-file")
      buffer.append("  </file>\n")
      try buffer.flushWhenFull()
    }
    buffer.append("</checkstyle>\n")
    try buffer.flush()
  }

  private mutating func openFile(_ path: String) {
    buffer.append("  <file")
    MarkupText.appendAttribute("name", path, to: &buffer.bytes)
    buffer.append(">\n")
  }

  private mutating func close(_ severity: Severity, _ message: String, rule: String) {
    MarkupText.appendAttribute("severity", severity.rawValue, to: &buffer.bytes)
    MarkupText.appendAttribute("message", message, to: &buffer.bytes)
    MarkupText.appendAttribute("source", "toaststrings.\(rule)", to: &buffer.bytes)
    buffer.append("/>\n")
  }
}
