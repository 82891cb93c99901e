// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing

@Suite struct GitHubReportTests {
  private func lines(_ findings: [Finding]) throws -> [String] {
    try ReportFormat.github.report(findings).text.split(separator: "\n").map(String.init)
  }

  @Test func escapesMessages() throws {
    let message = "100 % of 50%0A\r\n::error::x, y: z"
    let line = try lines([.sample(message: message)])
    #expect(
      line == [
        "::warning file=A.xcstrings,line=1,col=1,title=edge-whitespace::100 %25 of 50%250A\\r\\n"
          + "::error::x, y: z"
      ]
    )
  }

  @Test func escapesProperties() throws {
    let line = try #require(lines([.sample(path: "a,b:c%\r\n::/d.xcstrings")]).first)
    #expect(line.hasPrefix("::warning file=a%2Cb%3Ac%25%0D%0A%3A%3A/d.xcstrings,line=1,"))
  }

  @Test func onePerKeyAndRuleAtTheWorst() throws {
    let lines = try lines([
      .sample(line: 1, key: "k", locale: "de", message: "first"),
      .sample(severity: .error, line: 2, key: "k", locale: "fr", message: "second"),
      .sample(line: 3, key: "k", locale: "pl", message: "third"),
      .sample(line: 4, key: "k", locale: "pl", message: "fourth"),
      .sample(rule: "layout", line: 5, key: "k", message: "other rule"),
      .sample(line: 6, key: "K", message: "other key"),
      .sample(line: 7, message: "no key"),
      .sample(line: 8, message: "no key"),
    ])
    try #require(lines.count == 4)
    #expect(lines[0].hasPrefix("::error file=A.xcstrings,line=2,"))
    #expect(lines[0].hasSuffix("::second (and 3 more: de, pl)"))
    #expect(lines[3].hasSuffix("::no key (and 1 more)"))
  }

  @Test func spellingsOfAKeyAreTwoKeys() throws {
    let lines = try lines([.sample(key: "\u{E9}"), .sample(line: 2, key: "e\u{301}")])
    #expect(lines.count == 2)
  }

  @Test func errorsBeforeWarningsBeforeNotices() throws {
    let order: [Severity] = [.info, .warning, .error, .info, .error, .warning]
    let findings = order.enumerated().map { line, severity in
      Finding.sample(severity: severity, line: line + 1, key: "\(line)")
    }
    let levels = try lines(findings).map { $0.dropFirst(2).prefix { $0 != " " } }
    #expect(levels == ["error", "error", "warning", "warning", "notice", "notice"])
  }
}
