// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import XCStrings

@testable import CatalogChecks

@Suite struct LocaleSpellingTests {
  private static let codes = ["en", "de", "pt-BR", "zh-Hans", "zh-Hant", "he", "es-419"]

  /// Every spelling in capitals, small letters and with underscores names the code.
  @Test(arguments: codes)
  func caseAndUnderscoresAreFolded(_ code: String) {
    for typed in [code, code.uppercased(), code.lowercased(), code.replacing("-", with: "_")] {
      #expect(LocaleSpelling.folded(typed, among: Self.codes) == code)
      #expect(LocaleSpelling.resolved(typed, among: Self.codes) == code)
    }
  }

  @Test(arguments: [
    ("zh_CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("iw", "he"),
    // What the catalog lacks is asked for in the usual spelling.
    ("FR", "fr"), ("pt_pt", "pt-PT"), ("ja", "ja"), ("en_gb", "en-GB"),
    // Portuguese is not Brazilian Portuguese, and nobody knows this one.
    ("pt", "pt"), ("x-pirate", "x-pirate"),
  ])
  func otherNamesOfALanguage(_ typed: String, _ code: String) {
    #expect(LocaleSpelling.resolved(typed, among: Self.codes) == code)
  }

  /// Of two codes that differ in case alone the usual one is meant, unless the other is typed.
  @Test func theUsualSpellingWins() {
    #expect(LocaleSpelling.folded("De", among: ["DE", "de"]) == "de")
    #expect(LocaleSpelling.folded("De", among: ["de", "DE"]) == "de")
    #expect(LocaleSpelling.folded("DE", among: ["de", "DE"]) == "DE")
    #expect(LocaleSpelling.folded("fr", among: ["de", "DE"]) == nil)
  }

  @Test(arguments: ["DE", "de", "De"])
  func requiredLanguagesAreThoseOfTheCatalog(_ code: String) throws {
    let catalog = try StringCatalog(CheckerDefaultsTests.catalog.utf8)
    let findings = Checker(requiredLocales: [code]).findings(in: catalog, path: "A.xcstrings")
    #expect(!findings.contains { $0.rule == "missing-translation" && $0.severity == .error })
  }
}
