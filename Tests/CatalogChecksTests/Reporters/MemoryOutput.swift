// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import XCStrings

/// Keeps a report in memory, and can fail like a full disk.
final class MemoryOutput: ReportOutput {
  struct Full: Error {}

  private(set) var bytes: [UInt8] = []
  private(set) var blocks: [Int] = []
  private let capacity: Int

  init(capacity: Int = .max) {
    self.capacity = capacity
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ block: [UInt8]) throws {
    guard bytes.count + block.count <= capacity else { throw Full() }
    bytes += block
    blocks.append(block.count)
  }
}

extension ReportFormat {
  /// A whole report, one call a catalog.
  func report(
    _ findings: [Finding],
    source: (any ReportSource)? = nil,
    style: ReportStyle = ReportStyle(),
    errors: [CheckError] = [],
    to output: MemoryOutput = MemoryOutput()
  ) throws -> MemoryOutput {
    let tool = ToolIdentity(version: "0.1.0", icu: "72.1", cldr: "42")
    var reporter = makeReporter(to: output, style: style, tool: tool)
    var summary = CheckSummary()
    try reporter.begin()
    var rest = findings[...]
    while let path = rest.first?.path {
      let catalog = Array(rest.prefix { $0.path == path })
      rest = rest.dropFirst(catalog.count)
      summary.add(keys: catalog.count, findings: catalog)
      try reporter.report(catalog, source: source)
    }
    try reporter.finish(summary, errors: errors)
    return output
  }
}

extension Finding {
  /// A finding with what a test does not care about filled in.
  static func sample(
    rule: String = "edge-whitespace",
    severity: Severity = .warning,
    path: String = "A.xcstrings",
    line: Int = 1,
    column: Int = 1,
    key: String? = nil,
    locale: String? = nil,
    variation: String? = nil,
    message: String = "the text begins with a blank",
    fingerprint: String = "00f1"
  ) -> Finding {
    Finding(
      rule: rule,
      severity: severity,
      path: path,
      location: SourceLocation(line: line, column: column),
      key: key,
      locale: locale,
      variation: variation,
      message: message,
      fix: .none,
      fingerprint: fingerprint
    )
  }
}
