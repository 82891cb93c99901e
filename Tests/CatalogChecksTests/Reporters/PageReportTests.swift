// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing
import XCStrings

/// Reports for people: HTML and Markdown.
@Suite struct PageReportTests {
  private static let elements: Set<String> = [
    "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "header", "h1", "h2", "p", "a",
    "label", "input", "main", "section", "table", "thead", "tbody", "tr", "th", "td", "bdi", "ul",
    "li", "footer",
  ]

  /// The tags of a page with their attributes, in order.
  private func tags(_ page: String) -> [Substring] {
    page.split(separator: "<", omittingEmptySubsequences: false).dropFirst().map { piece in
      piece.prefix { $0 != ">" }
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func textsMakeNoTags(seed: UInt64) throws {
    let hostile = [
      "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'&lt;", "]]>", "<!--",
    ]
    var findings = JSONReportTests.adversarial(seed: seed)
    findings += hostile.map { .sample(path: $0, key: $0, locale: $0, variation: $0, message: $0) }
    let errors = hostile.map { CheckError(path: $0, message: $0) }
    let plain = findings.map { finding in
      Finding.sample(
        path: finding.path,
        line: finding.location.line,
        key: finding.key.map { _ in "k" },
        locale: finding.locale.map { _ in "l" },
        variation: finding.variation.map { _ in "v" },
        message: "m"
      )
    }
    let names = errors.map { _ in CheckError(path: "p", message: "m") }
    let page = try ReportFormat.html.report(findings, errors: errors).text
    let harmless = try ReportFormat.html.report(plain, errors: names).text
    #expect(tags(page) == tags(harmless))
    for tag in tags(page) {
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == "!" }
      #expect(Self.elements.contains(String(name)), "\(tag)")
    }
  }

  /// Elements that have no end tag.
  private static let empty: Set<String> = ["!DOCTYPE", "meta", "input"]

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func tagsAreClosedAndTextsEscaped(seed: UInt64) throws {
    let errors = [CheckError(path: "<&>", message: "\"'")]
    let page = try ReportFormat.html.report(JSONReportTests.adversarial(seed: seed), errors: errors)
      .text
    var open: [Substring] = []
    for piece in page.split(separator: "<") {
      let tag = piece.prefix { $0 != ">" }
      let text = piece.dropFirst(tag.count + 1)
      let name = tag.prefix { !$0.isWhitespace }
      if tag.hasPrefix("/") {
        #expect(open.popLast() == name.dropFirst())
      } else if !Self.empty.contains(String(name)) {
        open.append(name)
      }
      #expect(tag.count { $0 == "\"" }.isMultiple(of: 2), "\(tag)")
      // Style sheets are not escaped, and hold none of these.
      #expect(!text.contains(">") && !text.contains("\u{0}"), "\(text)")
      for reference in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
        let name = reference.prefix { $0 != ";" }
        #expect(
          ["amp", "lt", "gt", "quot", "apos"].contains(name) || name.hasPrefix("#"),
          "\(text)"
        )
      }
    }
    #expect(open.isEmpty)
  }

  @Test func thePageNeedsNothingElse() throws {
    let page = try ReportFormat.html.report([.sample()]).text
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("<script"))
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func textsStayInTheirCells(seed: UInt64) throws {
    var findings = JSONReportTests.adversarial(seed: seed, count: 100)
    findings += ["| a | b", "`x`", "<b>", "[a](b)", "@team #1 :smile:", "\\"].enumerated().map {
      .sample(path: findings[0].path, line: $0 + 101, key: $1, message: $1)
    }
    let text = try ReportFormat.markdown.report(findings).text
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| warning |") }
    #expect(rows.count == findings.count)
    for row in rows {
      var bars = 0
      var isEscaped = false
      for scalar in row.unicodeScalars {
        if scalar == "|", !isEscaped { bars += 1 }
        isEscaped = scalar == "\\" && !isEscaped
      }
      #expect(bars == 6, "\(row)")
    }
    #expect(!text.contains("@team") && !text.contains("#1") && !text.contains(":smile"))
    #expect(!text.contains("<b>"))
  }

  @Test func theSummaryIsShort() throws {
    let findings = (0..<20_000).map { number in
      Finding.sample(
        severity: number < 15_000 ? .warning : .error,
        path: "\(number / 10).xcstrings",
        line: number % 10 + 1
      )
    }
    let text = try ReportFormat.markdown.report(findings).text
    #expect(text.utf8.count < 100_000)
    #expect(text.contains("5000 errors, 15000 warnings in 2000 catalogs"))
    #expect(text.contains("… and 19800 more"))
    #expect(text.contains("| error |") && !text.contains("| warning |"))
  }
}
