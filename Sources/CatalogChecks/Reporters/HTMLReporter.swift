// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// One page for a browser that needs nothing else: no scripts, no fonts, no network.
///
/// A section a catalog while they are checked, and the counts at the end, to which a link at the
/// top leads. Severities are told by words, not by colour alone.
struct HTMLReporter: Reporter {
  private let tool: ToolIdentity
  private var buffer: ReportBuffer

  init(to output: any ReportOutput, tool: ToolIdentity) {
    buffer = ReportBuffer(output)
    self.tool = tool
  }

  mutating func begin() throws {
    buffer.append(HTMLReportPage.head)
  }

  mutating func report(_ findings: [Finding], source: (any ReportSource)?) throws {
    guard let path = findings.first?.path else { return }
    buffer.append("<section>\n<h2><bdi>")
    text(path)
    buffer.append("</bdi></h2>\n<table>\n")
    buffer.append("<thead><tr><th scope=\"col\">Line</th><th scope=\"col\">Severity</th>")
    buffer.append("<th scope=\"col\">Key</th><th scope=\"col\">Language</th>")
    buffer.append(
      "<th scope=\"col\">Finding</th><th scope=\"col\">Rule</th></tr></thead>\n<tbody>\n"
    )
    for finding in findings {
      append(finding)
      try buffer.flushWhenFull()
    }
    buffer.append("</tbody>\n</table>\n</section>\n")
  }

  mutating func finish(_ summary: CheckSummary, errors: [CheckError]) throws {
    if !errors.isEmpty {
      buffer.append("<section>\n<h2>Files that could not be checked</h2>\n<ul>\n")
      for error in errors {
        buffer.append("<li><bdi>")
        text(error.path)
        buffer.append("</bdi>: ")
        text(error.message)
        buffer.append("</li>\n")
        try buffer.flushWhenFull()
      }
      buffer.append("</ul>\n</section>\n")
    }
    buffer.append("<section id=\"summary\">\n<h2>Summary</h2>\n<p>")
    text("\(summary)")
    buffer.append("</p>\n</section>\n</main>\n<footer><p>")
    text("\(tool.name) \(tool.version), ICU \(tool.icu), CLDR \(tool.cldr)")
    buffer.append("</p></footer>\n</body>\n</html>\n")
    try buffer.flush()
  }

  private mutating func append(_ finding: Finding) {
    let severity = finding.severity.rawValue
    buffer.append("<tr class=\"\(severity)\"><td>")
    buffer.append(
      "\(finding.location.line):\(finding.location.column)</td><td>\(severity)</td><td>"
    )
    cell(finding.key)
    buffer.append("</td><td>")
    cell(finding.locale)
    if let variation = finding.variation {
      buffer.append(" ")
      cell(variation)
    }
    buffer.append("</td><td dir=\"auto\">")
    text(finding.message)
    buffer.append("</td><td>")
    text(finding.rule)
    buffer.append("</td></tr>\n")
  }

  private mutating func cell(_ content: String?) {
    guard let content else { return }
    buffer.append("<bdi>")
    text(content)
    buffer.append("</bdi>")
  }

  private mutating func text(_ text: String) {
    MarkupText.append(text, to: &buffer.bytes)
  }
}
