// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Lines for people, editors and problem matchers: `path:line:column: severity: message [rule]`.
///
/// On a terminal the line of the catalog follows with a mark under the column. Counts and errors
/// are left to the caller, who says them on the standard error output.
struct TextReporter: Reporter {
  private let style: ReportStyle
  private var buffer: ReportBuffer

  init(to output: any ReportOutput, style: ReportStyle) {
    buffer = ReportBuffer(output)
    self.style = style
  }

  mutating func begin() throws {}

  mutating func report(_ findings: [Finding], source: (any ReportSource)?) throws {
    guard let first = findings.first else { return }
    let path = TerminalText.escapedAtLineStart(first.path)
    for finding in findings where finding.severity > .info || style.verbose {
      appendLine(of: finding, path: path)
      if style.showsSource { appendSource(of: finding, source) }
      try buffer.flushWhenFull()
    }
    // Who sits before a terminal sees the findings of a catalog when they are known.
    if style.showsSource { try buffer.flush() }
  }

  mutating func finish(_ summary: CheckSummary, errors: [CheckError]) throws {
    try buffer.flush()
  }

  private mutating func appendLine(of finding: Finding, path: String) {
    append(.bold) {
      $0.append(path)
      $0.append(":")
      $0.append(String(finding.location.line))
      $0.append(":")
      $0.append(String(finding.location.column))
      $0.append(":")
    }
    buffer.append(" ")
    append(.severity(finding.severity)) {
      $0.append(finding.severity.rawValue)
      $0.append(":")
    }
    buffer.append(" ")
    TerminalText.append(finding.message, to: &buffer.bytes)
    append(.dim) {
      TerminalText.append(Self.subject(of: finding), to: &$0.bytes)
      $0.append(" [")
      $0.append(finding.rule)
      $0.append("]")
    }
    buffer.append("\n")
  }

  /// The language and the key, for who reads the line without the file.
  private static func subject(of finding: Finding) -> String {
    let parts = [finding.locale, finding.key.map { MessageText.quoted($0) }].compactMap(\.self)
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  private mutating func appendSource(of finding: Finding, _ source: (any ReportSource)?) {
    let number = String(finding.location.line)
    let width = max(style.columns - number.utf8.count - Self.gutterWidth, Self.leastWidth)
    guard let excerpt = source?.excerpt(around: finding.location, reach: width) else { return }
    let line = SourceLineView(excerpt, column: finding.location.column, width: width)
    append(.dim) {
      $0.append(" ")
      $0.append(number)
      $0.append(" | ")
    }
    buffer.append(line.text)
    buffer.append("\n")
    append(.dim) {
      $0.append(String(repeating: " ", count: number.utf8.count + 1))
      $0.append(" | ")
    }
    buffer.append(String(repeating: " ", count: line.markOffset))
    append(.mark) { $0.append("^") }
    buffer.append("\n")
  }

  /// A blank before the number of the line and ` | ` after it.
  ///
  /// The number also keeps what looks like a command of a build service away from the line's start.
  private static let gutterWidth = 4
  private static let leastWidth = 16

  private mutating func append(_ attribute: Attribute, _ body: (inout ReportBuffer) -> Void) {
    guard style.usesColor else { return body(&buffer) }
    buffer.append("\u{1B}[\(attribute.rawValue)m")
    body(&buffer)
    buffer.append("\u{1B}[0m")
  }

  /// Parameters of the control sequence that sets colours and weights (ECMA-48, SGR).
  private struct Attribute {
    let rawValue: String
    static let bold = Attribute(rawValue: "1")
    static let dim = Attribute(rawValue: "2")
    static let mark = Attribute(rawValue: "1;32")

    static func severity(_ severity: Severity) -> Attribute {
      switch severity {
      case .error: Attribute(rawValue: "1;31")
      case .warning: Attribute(rawValue: "1;33")
      case .info: Attribute(rawValue: "1;36")
      }
    }
  }
}
