// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing

@Suite struct TextReportTests {
  @Test func infosOnlyWhenVerbose() throws {
    let findings: [Finding] = [.sample(severity: .info), .sample(line: 2)]
    let quiet = try ReportFormat.text.report(findings)
    #expect(
      quiet.text
        == "A.xcstrings:2:1: warning: the text begins with a blank [edge-whitespace]\n"
    )
    let verbose = try ReportFormat.text.report(findings, style: ReportStyle(verbose: true))
    #expect(verbose.text.hasPrefix("A.xcstrings:1:1: info: "))
  }

  @Test func onlyColorsAreAdded() throws {
    let findings = JSONReportTests.adversarial(seed: 7)
    let plain = try ReportFormat.text.report(findings)
    let colored = try ReportFormat.text.report(findings, style: ReportStyle(usesColor: true))
    var stripped = ""
    var rest = colored.text[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      stripped += rest[..<escape]
      rest = rest[escape...].drop { $0 != "m" }.dropFirst()
    }
    #expect(stripped + rest == plain.text)
  }

  @Test func pathsAreNoCommands() throws {
    let output = try ReportFormat.text.report([.sample(path: " ::error::x.xcstrings")])
    #expect(output.text.hasPrefix(" \\u{3A}:error::x.xcstrings:1:1: warning: "))
  }

  @Test func withoutTheTextOnlyTheFirstLine() throws {
    let output = try ReportFormat.text.report([.sample()], style: ReportStyle(showsSource: true))
    #expect(output.text.split(separator: "\n").count == 1)
  }
}
