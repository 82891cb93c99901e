// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import ICUBridge
import Testing

@Suite struct LocaleFactsTests {
  @Test(
    "Codes that the corpus uses rightly have no problem",
    arguments: [
      "en", "de", "ja", "zh-Hans", "zh-Hant", "zh-HK", "zh-Hant-HK", "zh-Hant-TW", "zh-Hans-CN",
      "pt", "pt-BR", "pt-PT", "es-419", "en-GB", "nb", "no", "nn", "nb-NO", "ca-ES", "sv-SE",
      "ur-PK", "sr", "sr-Latn", "sr-RS", "fil", "se", "ug", "he", "id", "yue", "ca-valencia",
      "zh-SG", "zh-MO", "en-001", "ar-SA", "tlh",
    ]
  )
  func clean(code: String) {
    let facts = LocaleFacts.of(code)
    #expect(facts.problem == nil)
    #expect(facts.isKnown)
    #expect(facts.canonicalCode == code)
    #expect(LocaleFacts.isValidCode(code))
  }

  @Test(
    "Other codes have a problem and mostly a suggestion",
    arguments: [
      ("sr-CS", LocaleCodeProblem.nonCanonical(suggestion: "sr-RS")),
      ("sr-SP", .unknown(suggestion: "sr")),
      ("iw", .nonCanonical(suggestion: "he")),
      ("in", .nonCanonical(suggestion: "id")),
      ("zh_CN", .nonCanonical(suggestion: "zh-Hans")),
      ("zh_TW", .nonCanonical(suggestion: "zh-Hant")),
      ("zh_Hant", .nonCanonical(suggestion: "zh-Hant")),
      ("en_GB", .nonCanonical(suggestion: "en-GB")),
      ("pt-br", .nonCanonical(suggestion: "pt-BR")),
      ("en-UK", .nonCanonical(suggestion: "en-GB")),
      ("tl", .nonCanonical(suggestion: "fil")),
      ("zh-TW", .unusual(suggestion: "zh-Hant")),
      ("zh-CN", .unusual(suggestion: "zh-Hans")),
      ("zh", .unusual(suggestion: "zh-Hans")),
      ("zh-Hanx", .unknown(suggestion: nil)),
      ("xx", .unknown(suggestion: nil)),
      ("English", .unknown(suggestion: nil)),
      ("", .unknown(suggestion: nil)),
      ("en GB", .unknown(suggestion: nil)),
      ("sr@latin", .unknown(suggestion: nil)),
      ("é", .unknown(suggestion: nil)),
    ]
  )
  func problems(code: String, problem: LocaleCodeProblem) {
    #expect(LocaleFacts.of(code).problem == problem)
  }

  @Test("A suggestion is itself without a problem")
  func suggestionsAreClean() throws {
    for code in ["sr-CS", "sr-SP", "iw", "zh_CN", "zh-TW", "EN-gb", "sh", "de_de", "zh"] {
      let suggestion = try #require(LocaleFacts.of(code).problem?.suggestion)
      #expect(LocaleFacts.of(suggestion).problem == nil, "\(code)")
    }
  }

  @Test(
    "Pseudo codes stand for no language",
    arguments: ["mul", "Base", "en-XA", "ar-XB", "qps", "und", "x-pseudo", "zxx"]
  )
  func pseudo(code: String) {
    let facts = LocaleFacts.of(code)
    #expect(facts.isPseudo)
    #expect(!facts.isKnown)
    #expect(facts.problem == nil)
    #expect(facts.scripts == .none)
    #expect(facts.ancestors.isEmpty)
  }

  @Test(
    "What can be asked for",
    arguments: [("zh_CN", true), ("sr-SP", false), ("klingon", false)]
  )
  func validity(code: String, isValid: Bool) {
    #expect(LocaleFacts.isValidCode(code) == isValid)
  }

  @Test("Codes that differ by normalization are kept apart")
  func normalization() {
    let composed = LocaleFacts.of("\u{E9}")
    let decomposed = LocaleFacts.of("e\u{301}")
    #expect(composed.code.unicodeScalars.count == 1)
    #expect(decomposed.code.unicodeScalars.count == 2)
  }

  @Test(
    "Plural rules are the region's where it has its own",
    arguments: [
      ("pt-PT", "pt_PT"), ("pt-BR", "pt"), ("zh-Hant-HK", "zh"), ("sr-CS", "sr"), ("iw", "he"),
      ("es-419", "es"), ("en-XA", "en"), ("nb-NO", "nb"), ("xx", nil), ("Base", nil),
    ] as [(String, String?)]
  )
  func pluralLocale(code: String, expected: String?) {
    #expect(LocaleFacts.of(code).pluralLocale == expected)
  }
}
