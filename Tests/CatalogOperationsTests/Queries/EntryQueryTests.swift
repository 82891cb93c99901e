// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import Testing
import XCStrings

/// What `list` and `get` show.
@Suite
struct EntryQueryTests {
  private let catalog: StringCatalog

  init() throws {
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"Save\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"Sichern\"}}}},\"undo\":{\"comment\":\"c\",\"localizations\":{\"en\":{\"variations\":{\"device\":{\"mac\":{\"stringUnit\":{\"state\":\"needs_review\",\"value\":\"Undo it\"}}}}}}}}}"
    catalog = try StringCatalog(Array(text.utf8))
  }

  private func keys(_ change: (inout EntryQuery) -> Void) -> [String] {
    var query = EntryQuery()
    change(&query)
    return query.entries(of: catalog, rules: CoverageRules()).map(\.key)
  }

  @Test func conditions() {
    #expect(keys { _ in } == ["Save", "undo"])
    #expect(keys { $0.key = { $0 == "undo" } } == ["undo"])
    #expect(keys { $0.text = { $0.hasPrefix("Sich") } } == ["Save"])
    #expect(keys { $0.text = { $0 == "Save" } } == ["Save"])
    #expect(keys { $0.text = { $0 == "undo" } } == [])
    #expect(keys { $0.text = { $0 == "Undo it" } } == ["undo"])
    #expect(keys { $0.state = .needsReview } == ["undo"])
    #expect(keys { $0.missingLocale = "de" } == ["undo"])
    #expect(keys { $0.missingLocale = "en" } == [])
    #expect(
      keys {
        $0.key = { $0 == "Save" }
        $0.missingLocale = "de"
      } == []
    )
  }

  @Test func json() throws {
    let bytes = try EntryJSON.bytes(forKey: "Save", locale: "de", in: catalog)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "{\n  \"stringUnit\" : {\n    \"state\" : \"new\",\n    \"value\" : \"Sichern\"\n  }\n}"
    )
    #expect(throws: CatalogEditorError.missingKey("x")) {
      try EntryJSON.bytes(forKey: "x", locale: nil, in: catalog)
    }
    #expect(throws: CatalogEditorError.missingLocalization(key: "Save", language: "fr")) {
      try EntryJSON.bytes(forKey: "Save", locale: "fr", in: catalog)
    }
  }
}
