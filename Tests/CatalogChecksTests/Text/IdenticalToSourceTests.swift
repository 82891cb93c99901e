// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import XCStrings

@testable import CatalogChecks

/// The rule's option; its other cases are in its fixture.
@Suite struct IdenticalToSourceTests {
  @Test(arguments: [
    ([], 2), (["Inkwell"], 1), (["Inkwell", "Visual Studio"], 0), (["Visual"], 1),
  ])
  func brandsAreNoWords(_ brands: [String], _ expected: Int) throws {
    let entries = ["Open Inkwell", "Visual Studio %@"].map { text in
      """
      "\(text)" : {"localizations" : {"de" : {"stringUnit" : {
        "state" : "translated", "value" : "\(text)"}}}}
      """
    }
    let text = """
      {"sourceLanguage" : "en", "strings" : {\(entries.joined(separator: ","))}, "version" : "1.0"}
      """
    let found = try CatalogChecker.with(IdenticalToSource(brands: brands))
      .check(try StringCatalog(text.utf8), path: "A.xcstrings", options: CheckOptions()).findings
    #expect(found.count == expected)
  }
}
