// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution
import TestSupport
import Testing

@Suite struct LanguagePreferencesTests {
  private func tags(_ variables: [String: String]) -> [String] {
    LanguagePreferences(environment: { variables[$0] }).items.map(\.tag)
  }

  @Test("The first variable that says something decides", .rows(29, 30))
  func environment() {
    #expect(tags(["LANGUAGE": "de:fr", "LC_ALL": "ja_JP.UTF-8"]) == ["de", "fr"])
    #expect(tags(["LANGUAGE": "", "LC_ALL": "ja_JP.UTF-8", "LANG": "de_DE"]) == ["ja-JP"])
    #expect(tags(["LC_MESSAGES": "pl_PL", "LANG": "de_DE"]) == ["pl-PL"])
    #expect(tags(["LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE@euro"]) == ["de-DE"])
    #expect(tags(["LC_ALL": "C", "LANG": "de_DE"]).isEmpty)
    #expect(tags(["LANG": "C.UTF-8"]).isEmpty)
    #expect(tags(["LANG": "POSIX"]).isEmpty)
    #expect(tags([:]).isEmpty)
    #expect(tags(["LANG": "zh_TW.Big5"]) == ["zh-TW"])
    #expect(tags(["LANGUAGE": "sr@latin:C:de"]) == ["sr-Latn", "de"])
    #expect(tags(["LANGUAGE": "::", "LANG": "de_DE"]) == ["de-DE"])
  }

  @Test(
    "LANGUAGE counts whatever the locale is",
    arguments: ["C", "POSIX", "C.UTF-8", "fr_FR.UTF-8", ""]
  )
  func languageFirst(locale: String) {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      #expect(tags(["LANGUAGE": "de", variable: locale]) == ["de"])
      #expect(tags(["LANGUAGE": "C", variable: locale]).isEmpty)
    }
  }

  private static let headers: [(String, [String])] = [
    ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", ["fr-CH", "fr", "en", "de"]),
    ("en;q=0.1, de;q=0.9", ["de", "en"]), ("de;q=0, en", ["en"]), ("", []), ("*", []),
    ("de;q=x, en", ["en"]), ("de ; q = 0.5 , en", ["en", "de"]), (",,;;,", []),
    ("zh-Hant-HK", ["zh-Hant-HK"]), ("en;q=1.5", []), ("<script>", []),
  ]

  @Test("Accept-Language is read by its weights", arguments: headers)
  func acceptLanguage(header: String, expected: [String]) {
    #expect(LanguagePreferences(acceptLanguage: header).items.map(\.tag) == expected)
  }

  @Test("A header of any length is read in a moment")
  func longHeader() {
    let header = String(repeating: "de,", count: 200_000)
    #expect(LanguagePreferences(acceptLanguage: header).items.count <= 100)
  }
}
