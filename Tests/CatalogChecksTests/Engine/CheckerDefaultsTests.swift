// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing
import XCStrings

/// What other packages can use, seen as they see it.
@Suite struct CheckerDefaultsTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "comment" : "A count",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%@ Dateien" } },
            "ja" : { "stringUnit" : { "state" : "translated", "value" : "%lld個のファイル" } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func findsAtTheLine() throws {
    let catalog = try StringCatalog(Self.catalog.utf8)
    let findings = Checker().findings(in: catalog, path: "Folder/App.xcstrings")
    let found = try #require(findings.first { $0.rule == "placeholder-type" })
    #expect(found.location.line == 7)
    #expect(found.locale == "de")
    #expect(found.key == "%lld files")
    #expect(found.severity == .error)
    #expect(found.path == "Folder/App.xcstrings")
  }

  @Test func requiredLocalesAreMissed() throws {
    let catalog = try StringCatalog(Self.catalog.utf8)
    let findings = Checker(requiredLocales: ["fr"]).findings(in: catalog, path: "App.xcstrings")
    #expect(findings.contains { $0.rule == "missing-translation" && $0.locale == "fr" })
    #expect(!Checker().findings(in: catalog, path: "App.xcstrings").contains { $0.locale == "fr" })
  }

  /// The short way in and the settings of a project that has none find the same.
  @Test func defaultsAreThoseOfAProjectWithoutAConfiguration() throws {
    let settings = try RuleSettings(
      rules: Checker.rules,
      configuration: CheckConfiguration(folder: "/"),
      globs: { _ in { _ in false } }
    )
    let catalog = try StringCatalog(Self.catalog.utf8)
    let whole = try Checker(settings, options: CheckOptions())
    #expect(
      Checker().findings(in: catalog, path: "App.xcstrings")
        == whole.findings(in: catalog, path: "App.xcstrings")
    )
  }
}
