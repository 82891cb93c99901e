// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import XCStrings

@testable import CatalogChecks

/// Entries in which a name stands twice, and where such a name is reported.
@Suite struct DamagedEntriesTests {
  /// Every subset of four entries, the damage in the entry itself or deep inside it.
  @Test(arguments: 0..<16)
  func onlyThoseWithAnInnerDuplicateAreDamaged(subset: Int) throws {
    var text = "{\"sourceLanguage\":\"en\",\"strings\":{"
    for index in 0..<4 {
      let twice =
        index % 2 == 0
        ? "\"comment\":\"a\",\"comment\":\"b\""
        : "\"localizations\":{\"de\":{\"stringUnit\":{\"value\":\"x\",\"value\":\"y\"}}}"
      text += index > 0 ? "," : ""
      text += "\"key \(index)\":{\(subset >> index & 1 == 1 ? twice : "\"comment\":\"a\"")}"
    }
    let catalog = try StringCatalog((text + "},\"version\":\"1.0\"}").utf8)
    let context = CatalogContext(catalog, path: "App.xcstrings", options: CheckOptions())
    #expect(!context.isDamaged)
    for (index, entry) in context.entries.enumerated() {
      #expect(entry.flags.contains(.damaged) == (subset >> index & 1 == 1))
    }
    let found = try CatalogChecker.with(DuplicateMember()).check(
      catalog,
      path: "App.xcstrings",
      options: CheckOptions()
    ).findings
    let expected = (0..<4).filter { subset >> $0 & 1 == 1 }.map { "key \($0)" }
    #expect(found.map(\.key) == expected)
  }

  /// The entry around a token, for every token of a catalog, against the way down to it.
  @Test func everyTokenIsPlaced() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"a":{},"b":{"comment":"x","localizations":{"de":{}}},
      "c":{"x":[1,{"y":2}]}},"version":"1.0","more":{"strings":{"d":{}}}}
      """
    let catalog = try StringCatalog(text.utf8)
    let context = CatalogContext(catalog, path: "App.xcstrings", options: CheckOptions())
    let document = catalog.document
    for token in document.tokens.indices {
      let path = document.path(from: 0, to: token)
      let isInEntry = path.count > 1 && document.isText(path[0], "strings")
      #expect(context.key(around: token) == (isInEntry ? path[1] : nil), "token \(token)")
    }
  }
}
