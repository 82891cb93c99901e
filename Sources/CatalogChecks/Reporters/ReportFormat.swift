// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The formats of reports, named as on the command line.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, jsonl, sarif, github, gitlab, junit, checkstyle, markdown, html

  /// A reporter of this format.
  ///
  /// - Parameters:
  ///   - output: where the bytes go.
  ///   - style: how a report for people looks.
  ///   - tool: what machine formats name as their producer.
  /// - Returns: the reporter, which has written nothing yet.
  package func makeReporter(
    to output: any ReportOutput,
    style: ReportStyle,
    tool: ToolIdentity
  ) -> any Reporter {
    switch self {
    case .text: TextReporter(to: output, style: style)
    case .json: JSONReporter(to: output, tool: tool)
    case .jsonl: JSONLinesReporter(to: output)
    case .sarif: SARIFReporter(to: output, tool: tool)
    case .github: GitHubReporter(to: output)
    case .gitlab: GitLabReporter(to: output)
    case .junit: JUnitReporter(to: output)
    case .checkstyle: CheckstyleReporter(to: output)
    case .markdown: MarkdownReporter(to: output)
    case .html: HTMLReporter(to: output, tool: tool)
    }
  }
}
