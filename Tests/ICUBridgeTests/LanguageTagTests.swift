// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import Testing

@Suite struct LanguageTagTests {
  @Test(
    "Reading puts subtags in their usual case",
    arguments: [
      ("EN-gb", "en-GB", "en_GB"), ("zh_hant_hk", "zh-Hant-HK", "zh_Hant_HK"),
      ("es-419", "es-419", "es_419"), ("ca-VALENCIA", "ca-valencia", "ca__VALENCIA"),
      ("ca__VALENCIA", "ca-valencia", "ca__VALENCIA"), ("de-1996", "de-1996", "de__1996"),
      ("sl-IT-nedis", "sl-IT-nedis", "sl_IT_NEDIS"), ("fil", "fil", "fil"),
    ]
  )
  func spelling(code: String, identifier: String, icu: String) throws {
    let tag = try #require(LanguageTag(code))
    #expect(tag.identifier == identifier)
    #expect(tag.icuIdentifier == icu)
    #expect(LanguageTag(identifier) == tag)
    #expect(LanguageTag(icu) == tag)
  }

  @Test(
    "What is not well formed is refused",
    arguments: [
      "", "-", "e", "en-", "-en", "en--GB", "en GB", "sr@latin", "en.UTF-8", "Base", "12", "é",
      "en-GB-GB", "zh-Hant-Hans", "x-pseudo", "en-u-nu-latn", "fr-\u{0}",
    ]
  )
  func malformed(code: String) {
    #expect(LanguageTag(code) == nil)
  }

  @Test(
    "Deprecated subtags are replaced",
    arguments: [
      ("iw", "he"), ("in", "id"), ("ji", "yi"), ("sh", "sr-Latn"), ("sr-CS", "sr-RS"),
      ("sr-YU", "sr-RS"), ("de-DD", "de-DE"), ("tl", "fil"), ("mo", "ro"), ("cmn", "zh"),
      ("zh-TW", "zh-TW"), ("nb-NO", "nb-NO"), ("no", "no"), ("en-US", "en-US"),
    ]
  )
  func canonical(code: String, expected: String) throws {
    let canonical = try #require(LanguageTag(code)).canonical
    #expect(canonical.identifier == expected)
    #expect(canonical.canonical == canonical)
  }

  @Test(
    "CLDR knows which subtags exist",
    arguments: [
      ("en", LanguageTag.Validity.regular), ("zh-Hant-HK", .regular), ("es-419", .regular),
      ("tlh", .regular), ("ca-valencia", .regular), ("sr-CS", .deprecated), ("iw", .deprecated),
      ("sh", .deprecated), ("sr-SP", .unknown), ("xx", .unknown), ("en-Abcd", .unknown),
      ("mul", .special), ("en-XA", .special), ("qps", .privateUse), ("english", .unknown),
    ]
  )
  func validity(code: String, expected: LanguageTag.Validity) throws {
    #expect(try #require(LanguageTag(code)).validity == expected)
  }

  @Test(
    "Parents as CLDR states them",
    arguments: [
      ("es-MX", ["es-419", "es"]), ("zh-HK", ["zh-Hant"]), ("zh-TW", ["zh-Hant"]),
      ("zh-Hant", []), ("zh-Hans", []), ("zh-CN", ["zh"]), ("zh-Hans-HK", ["zh"]),
      ("zh-MO", ["zh-Hant-HK", "zh-Hant"]), ("nn", ["no"]), ("nb", ["no"]), ("no", []),
      ("nb-NO", ["nb", "no"]), ("pt-PT", ["pt"]), ("pt-BR", ["pt"]), ("pt-AO", ["pt-PT", "pt"]),
      ("en-GB", ["en-001", "en"]), ("en-US", ["en"]), ("sr-Latn", []), ("sr-Latn-RS", ["sr-Latn"]),
      ("sr-Cyrl", []), ("ur-PK", ["ur"]), ("ca-valencia", ["ca"]), ("en", []), ("xx", []),
    ]
  )
  func parents(code: String, expected: [String]) throws {
    let tag = try #require(LanguageTag(code))
    #expect(tag.ancestors.map(\.identifier) == expected)
  }

  @Test("A tree form is one for all spellings, and its own tree form")
  func treeForm() throws {
    for names in [
      ["zh", "zh-Hans"], ["zh-HK", "zh-Hant-HK"], ["zh-Hans-CN", "zh-CN"], ["sr", "sr-Cyrl"],
    ] {
      let forms = try names.map { try #require(LanguageTag($0)).treeForm }
      #expect(Set(forms).count == 1, "\(names)")
      for form in forms { #expect(form.treeForm == form) }
    }
    #expect(LanguageTag("pt")?.treeForm != LanguageTag("pt-BR")?.treeForm)
    #expect(LanguageTag("zh-Hans")?.treeForm != LanguageTag("zh-Hant")?.treeForm)
  }

  @Test(
    "Likely scripts and directions",
    arguments: [
      ("ja", "Jpan", false), ("ru", "Cyrl", false), ("ar", "Arab", true), ("he", "Hebr", true),
      ("zh", "Hans", false), ("zh-HK", "Hant", false), ("hi", "Deva", false), ("de", "Latn", false),
      ("sr-Latn", "Latn", false), ("ur-PK", "Arab", true),
    ]
  )
  func scripts(code: String, script: String, rightToLeft: Bool) throws {
    let tag = try #require(LanguageTag(code))
    #expect(tag.likelyScript == script)
    #expect(tag.isRightToLeft == rightToLeft)
  }

  @Test("Minimizing undoes maximizing", arguments: ["zh-TW", "en", "sr-Latn", "pt-PT", "pa-PK"])
  func likelyRoundTrip(code: String) throws {
    let tag = try #require(LanguageTag(code))
    #expect(tag.maximized.minimized == tag.minimized)
    #expect(tag.minimized.maximized == tag.maximized)
  }
}
