// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// JUnit XML, for build services that show the results of tests.
///
/// A catalog is a test suite, a finding a test: errors and warnings failed, infos were skipped. A
/// run without findings has one test that passed, since some readers reject a report without any.
///
/// Source: the schema of Jenkins' xUnit plug-in, `junit-10.xsd`, which GitLab and others follow.
struct JUnitReporter: Reporter {
  private var buffer: ReportBuffer
  private var isEmpty = true

  init(to output: any ReportOutput) {
    buffer = ReportBuffer(output)
  }

  mutating func begin() throws {
    buffer.append(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"toaststrings\">\n"
    )
  }

  mutating func report(_ findings: [Finding], source: (any ReportSource)?) throws {
    guard let path = findings.first?.path else { return }
    let skipped = findings.count { $0.severity == .info }
    openSuite(path, tests: findings.count, failures: findings.count - skipped, skipped: skipped)
    for finding in findings {
      append(finding, path: path)
      try buffer.flushWhenFull()
    }
    buffer.append("  </testsuite>\n")
  }

  mutating func finish(_ summary: CheckSummary, errors: [CheckError]) throws {
    for error in errors {
      openSuite(error.path, tests: 1, errors: 1)
      openCase(name: "unreadable-file", path: error.path)
      buffer.append(">\n      <error type=\"unreadable-file\"")
      MarkupText.appendAttribute("message", error.message, to: &buffer.bytes)
      buffer.append("/>\n    </testcase>\n  </testsuite>\n")
      try buffer.flushWhenFull()
    }
    if isEmpty {
      openSuite("toaststrings check", tests: 1)
      openCase(name: "\(summary)", path: "toaststrings check")
      buffer.append("/>\n  </testsuite>\n")
    }
    buffer.append("</testsuites>\n")
    try buffer.flush()
  }

  private mutating func openSuite(
    _ path: String,
    tests: Int,
    failures: Int = 0,
    errors: Int = 0,
    skipped: Int = 0
  ) {
    isEmpty = false
    buffer.append("  <testsuite")
    MarkupText.appendAttribute("name", path, to: &buffer.bytes)
    buffer.append(" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\"")
    buffer.append(" skipped=\"\(skipped)\">\n")
  }

  private mutating func openCase(name: String, path: String) {
    buffer.append("    <testcase")
    MarkupText.appendAttribute("name", name, to: &buffer.bytes)
    MarkupText.appendAttribute("classname", path, to: &buffer.bytes)
  }

  private mutating func append(_ finding: Finding, path: String) {
    let place = [finding.key, finding.locale, finding.variation].compactMap(\.self)
    let name = ([finding.rule] + place).joined(separator: " · ")
    openCase(name: name, path: path)
    MarkupText.appendAttribute("file", path, to: &buffer.bytes)
    buffer.append(" line=\"\(finding.location.line)\">\n      ")
    buffer.append(finding.severity == .info ? "<skipped" : "<failure")
    if finding.severity > .info {
      MarkupText.appendAttribute("type", finding.severity.rawValue, to: &buffer.bytes)
    }
    MarkupText.appendAttribute("message", finding.message, to: &buffer.bytes)
    if finding.severity > .info {
      buffer.append(">")
      MarkupText.append(path, to: &buffer.bytes)
      buffer.append(":\(finding.location.line):\(finding.location.column): ")
      buffer.append("\(finding.severity.rawValue): ")
      MarkupText.append(finding.message, to: &buffer.bytes)
      buffer.append(" [\(finding.rule)]</failure>\n")
    } else {
      buffer.append("/>\n")
    }
    buffer.append("    </testcase>\n")
  }
}
