// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A summary in Markdown, for the summary page of a build or a comment on a pull request.
///
/// Both have limits on size (GitHub: 1 MiB a step), so only the first findings are listed, errors
/// before warnings; of infos only the number is said. Nothing is written before the end.
struct MarkdownReporter: Reporter {
  /// How many findings, files and rules are listed at most.
  private static let limit = 200

  private var buffer: ReportBuffer
  private var errors: [Finding] = []
  private var warnings: [Finding] = []
  private var rules: [String: Int] = [:]

  init(to output: any ReportOutput) {
    buffer = ReportBuffer(output)
  }

  mutating func begin() throws {}

  mutating func report(_ findings: [Finding], source: (any ReportSource)?) throws {
    for finding in findings {
      rules[finding.rule, default: 0] += 1
      if finding.severity == .error, errors.count < Self.limit { errors.append(finding) }
      if finding.severity == .warning, warnings.count < Self.limit { warnings.append(finding) }
    }
  }

  mutating func finish(_ summary: CheckSummary, errors unread: [CheckError]) throws {
    buffer.append("## String catalogs\n\n")
    buffer.append("\(summary)\n")
    try appendErrors(unread)
    let listed = Array((errors + warnings).prefix(Self.limit))
    try appendFindings(listed)
    let rest = summary.errors + summary.warnings - listed.count
    if rest > 0 { buffer.append("\n… and \(rest) more\n") }
    try appendRules()
    try buffer.flush()
  }

  private mutating func appendErrors(_ errors: [CheckError]) throws {
    guard !errors.isEmpty else { return }
    buffer.append("\n### Files that could not be checked\n\n")
    for error in errors.prefix(Self.limit) {
      buffer.append("- \(Self.code(error.path)): \(MarkdownText.escaped(error.message))\n")
      try buffer.flushWhenFull()
    }
    if errors.count > Self.limit { buffer.append("- … and \(errors.count - Self.limit) more\n") }
  }

  private mutating func appendFindings(_ findings: [Finding]) throws {
    guard !findings.isEmpty else { return }
    buffer.append("\n| severity | place | key | finding | rule |\n|---|---|---|---|---|\n")
    for finding in findings {
      let place = "\(finding.path):\(finding.location.line):\(finding.location.column)"
      let form = [finding.locale, finding.variation].compactMap(\.self).joined(separator: " ")
      let key = (finding.key.map(Self.code) ?? "") + (form.isEmpty ? "" : " " + Self.code(form))
      buffer.append("| \(finding.severity.rawValue) | \(Self.code(place)) | \(key) | ")
      buffer.append("\(MarkdownText.escaped(finding.message)) | \(finding.rule) |\n")
      try buffer.flushWhenFull()
    }
  }

  private mutating func appendRules() throws {
    guard !rules.isEmpty else { return }
    buffer.append("\n<details><summary>Findings by rule</summary>\n\n")
    buffer.append("| rule | findings |\n|---|---:|\n")
    let sorted = rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (rule, count) in sorted { buffer.append("| \(rule) | \(count) |\n") }
    buffer.append("\n</details>\n")
  }

  /// In HTML's element, since a code span of Markdown knows no escapes.
  private static func code(_ text: String) -> String {
    "<code>\(MarkdownText.escaped(text))</code>"
  }
}
