// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import TestSupport
import Testing
import XCStrings

/// What the article `LocalizingAServer` says beyond the example in `Tools/Example`.
@Suite("Article “Localizing a server”")
struct LocalizingArticle {
  @Test("The table of formats shows what comes out")
  func formats() throws {
    let texts = LocalizationBundle(embedded: [], preferences: ["en"])
    let names = ["Ann", "Bo", "Cy"]
    // Without the rows on dates, which depend on today and on the time zone.
    let rows: [(code: String, resource: LocalizedResource, shown: String)] = [
      (#"\(0.25, format: .percent)"#, "\(0.25, format: .percent)", "25%"),
      (
        #"\(9.5, format: .currency(code: "EUR"))"#, "\(9.5, format: .currency(code: "EUR"))",
        "€9.50"
      ),
      (#"\(3_200_000, format: .byteCount)"#, "\(3_200_000, format: .byteCount)", "3.2 MB"),
      (
        #"\(1_200_000, format: .compact.width(.spoken))"#,
        "\(1_200_000, format: .compact.width(.spoken))", "1.2 million"
      ),
      (#"\(2, format: .ordinal)"#, "\(2, format: .ordinal)", "2nd"),
      (
        #"\(5, format: .measure(unit: "kilometer"))"#, "\(5, format: .measure(unit: "kilometer"))",
        "5 km"
      ),
      (#"\(names, format: .list(.or))"#, "\(names, format: .list(.or))", "Ann, Bo, or Cy"),
      (#"\(.seconds(3725), format: .clock)"#, "\(.seconds(3725), format: .clock)", "1:02:05"),
    ]
    let article = try String(
      contentsOf: packageRoot.appendingPathComponent(
        "Sources/StringResolution/StringResolution.docc/LocalizingAServer.md"
      ),
      encoding: .utf8
    )
    for row in rows {
      // ICU puts narrow no-break spaces where the article has blanks.
      let shown = String(localized: row.resource, in: texts)
        .replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
      #expect(shown == row.shown)
      #expect(article.contains("| `\(row.code)` | \(row.shown) |"))
    }
  }

  @Test("Problems are heard of")
  func problems() throws {
    let file = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello, %@!": {"localizations":
      {"de": {"stringUnit": {"state": "translated", "value": "Hallo, %lld!"}}}}}}
      """
    let catalog = try StringCatalog(Array(file.utf8))
    let texts = LocalizationBundle(catalogs: [("Localizable", catalog)], preferences: ["de"])
    let name = "Ola"
    var lines: [String] = []
    func log(_ line: String) { lines.append(line) }

    let resolution = texts.resolution(of: "Hello, \(name)!")
    for problem in resolution.problems {
      log("\(problem)")
    }
    #expect(resolution.text == "Hello, Ola!")
    #expect(lines.count == 1)
  }
}
