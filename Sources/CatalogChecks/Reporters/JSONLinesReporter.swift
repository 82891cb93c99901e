// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One JSON object a line and finding, nothing else.
struct JSONLinesReporter: Reporter {
  private var buffer: ReportBuffer

  init(to output: any ReportOutput) {
    buffer = ReportBuffer(output)
  }

  mutating func begin() throws {}

  mutating func report(_ findings: [Finding], source: (any ReportSource)?) throws {
    guard let path = findings.first?.path else { return }
    var objects = FindingJSON(path: path)
    for finding in findings {
      objects.append(finding, to: &buffer.bytes)
      buffer.bytes.append(0x0A)
      try buffer.flushWhenFull()
    }
  }

  mutating func finish(_ summary: CheckSummary, errors: [CheckError]) throws {
    try buffer.flush()
  }
}
