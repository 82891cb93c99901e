// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution
import TestSupport
import Testing

/// Where a text comes from when the first language does not have it.
@Suite struct FallbackTests {
  @Test("A key that no catalog has is the text, after the default value", .rows(32, 33, 34))
  func missingKey() throws {
    let bundle = try TestCatalog().with("Saved").bundle("en")
    let missing = bundle.resolution("Lost")
    #expect(missing.text == "Lost")
    #expect(missing.source == .key)
    #expect(missing.language == nil)
    #expect(missing.kinds == [.missingText])
    func text(_ value: String) -> Resolution {
      bundle.resolution(of: LocalizedResource(key: "Lost", arguments: [], defaultValue: value))
    }
    #expect(text("").text == "Lost")
    #expect(text("V").text == "V")
    #expect(text("V").source == .defaultValue)
    #expect(text("V").problems.isEmpty)
  }

  @Test("The matched list is walked for each key", .rows(35))
  func parents() throws {
    let catalog = TestCatalog()
      .with("Both", [("zh-HK", .text("兩者 HK")), ("zh-Hant", .text("兩者"))])
      .with("One", [("zh-Hant", .text("一個"))])
      .with("None", [("ja", .text("なし"))])
    let bundle = try catalog.bundle("zh-HK")
    #expect(
      bundle.resolution("Both") == Resolution(text: "兩者 HK", language: "zh-HK", source: .exact)
    )
    #expect(
      bundle.resolution("One") == Resolution(text: "一個", language: "zh-Hant", source: .parent)
    )
    #expect(
      bundle.resolution("None") == Resolution(text: "None", language: "en", source: .sourceLanguage)
    )
  }

  @Test("An empty text counts as missing unless the source text is empty too", .rows(36))
  func empty() throws {
    let catalog = TestCatalog()
      .with("a", [("en", .text("A")), ("de", .text(""))])
      .with("b", [("en", .text("")), ("de", .text(""))])
    let bundle = try catalog.bundle("de")
    #expect(bundle.resolution("a").text == "A")
    #expect(bundle.resolution("a").language == "en")
    #expect(bundle.resolution("b").text.isEmpty)
    #expect(bundle.resolution("b").language == "de")
  }

  @Test(
    "No table, an empty one and Localizable are the same",
    .rows(37),
    arguments: [nil, "", "Localizable"]
  )
  func table(name: String?) throws {
    let bundle = try TestCatalog().with("a", [("en", .text("A"))]).bundle("en")
    let resource = LocalizedResource(key: "a", arguments: [], table: name)
    #expect(bundle.resolution(of: resource).text == "A")
  }

  @Test("A table that is not there is a problem")
  func unknownTable() throws {
    let bundle = try TestCatalog().with("a", [("en", .text("A"))]).bundle("en")
    let resource = LocalizedResource(key: "a", arguments: [], defaultValue: "D", table: "Other")
    #expect(bundle.resolution(of: resource).text == "D")
    #expect(bundle.resolution(of: resource).kinds == [.unknownTable])
  }

  @Test("A locale in the options changes numbers, one in the resource the language", .rows(40))
  func locales() throws {
    let catalog = TestCatalog().with(
      "%lld files",
      [("en", .text("%lld files")), ("de", .text("%lld Dateien"))]
    )
    let bundle = try catalog.bundle("en")
    let options = LocalizationOptions(locale: "de")
    #expect(bundle.resolution("%lld files", 1234, options: options).text == "1.234 files")
    let resource = LocalizedResource("\(1234) files" as LocalizationValue, locale: "de")
    #expect(bundle.resolution(of: resource).text == "1.234 Dateien")
    #expect(bundle.resolution(of: resource).language == "de")
    let unknown = LocalizationOptions(locale: "xq-QQ!")
    #expect(bundle.resolution("%lld files", 1, options: unknown).kinds == [.unknownLocale])
    #expect(bundle.resolution("%lld files", 1, options: unknown).text == "1 files")
  }

  @Test(
    "Numbers follow the reader's region where the language is the reader's",
    .rows(31, 105, 106)
  )
  func numberLocales() throws {
    let catalog = TestCatalog()
      .with("%lld", [("en", .text("en %lld")), ("fr", .text("fr %lld")), ("ar", .text("ar %lld"))])
      .with("only %lld", [("en", .text("only %lld"))])
    // fr groups with U+202F, fr-CA with U+00A0 (CLDR).
    #expect(try catalog.bundle("fr").text("%lld", 12345) == "fr 12\u{202F}345")
    #expect(try catalog.bundle("fr-CA").text("%lld", 12345) == "fr 12\u{A0}345")
    #expect(try catalog.bundle("ar-EG").text("%lld", 12345) == "ar ١٢٬٣٤٥")
    #expect(try catalog.bundle("ar-EG-u-nu-latn").text("%lld", 12345) == "ar 12,345")
    // The text is English, so its digits are too.
    #expect(try catalog.bundle("ar-SA").text("only %lld", 12345) == "only 12,345")
    let options = LocalizationOptions(locale: "ar-SA")
    #expect(
      try catalog.bundle("ar-SA").resolution("only %lld", 12345, options: options).text
        == "only ١٢٬٣٤٥"
    )
    #expect(try catalog.bundle("en-u-nu-arab").text("%lld", 12345) == "en ١٢٬٣٤٥")
  }

  @Test("Plural rules are those of the text, not of the locale of numbers", .rows(84))
  func pluralLanguage() throws {
    let catalog = TestCatalog().with(
      "%lld",
      [
        (
          "ru",
          .plural(["one": "one %lld", "few": "few %lld", "many": "many %lld", "other": "o %lld"])
        )
      ]
    )
    let bundle = try catalog.bundle("ru")
    let options = LocalizationOptions(locale: "en-US")
    #expect(bundle.resolution("%lld", 3, options: options).text == "few 3")
    #expect(bundle.resolution("%lld", 5, options: options).text == "many 5")
  }

  @Test(
    "A form that is absent is that for other; without it the next language has a say",
    .rows(82)
  )
  func missingForms() throws {
    let catalog = TestCatalog().with(
      "%lld x",
      [
        ("en", .plural(["one": "%lld thing", "other": "%lld things"])),
        ("ru", .plural(["one": "%lld вещь", "other": "%lld вещи"])),
        ("uk", .plural(["one": "%lld річ"])),
      ]
    )
    #expect(try catalog.bundle("ru").resolution("%lld x", 3).text == "3 вещи")
    #expect(try catalog.bundle("ru").resolution("%lld x", 3).problems.isEmpty)
    let ukrainian = try catalog.bundle("uk").resolution("%lld x", 3)
    #expect(ukrainian.text == "3 things")
    #expect(ukrainian.language == "en")
    #expect(ukrainian.kinds == [.missingText])
  }

  @Test("The source language counts as available where no text is in it", .rows(107))
  func sourceCounts() throws {
    let bundle = try TestCatalog().with("Saved", [("de", .text("Gespeichert"))]).bundle("fr", "de")
    #expect(bundle.language == "de")
    let english = try TestCatalog().with("Saved", [("de", .text("Gespeichert"))]).bundle("en", "de")
    #expect(english.language == "en")
    #expect(
      english.resolution("Saved") == Resolution(text: "Saved", language: "en", source: .exact)
    )
  }

  @Test("Without a match the source language is read", .rows(28))
  func noMatch() throws {
    let bundle = try TestCatalog().with("Saved", [("ja", .text("保存"))]).bundle("xx")
    #expect(bundle.language == "en")
    #expect(
      bundle.resolution("Saved")
        == Resolution(text: "Saved", language: "en", source: .sourceLanguage)
    )
  }

  @Test("A name of a key is not shown while any language has a text")
  func identifierKeys() throws {
    let bundle = try TestCatalog().with("toast.saved", [("ja", .text("保存しました"))]).bundle("en")
    let resolution = bundle.resolution("toast.saved")
    #expect(resolution.text == "保存しました")
    #expect(resolution.language == "ja")
    #expect(resolution.kinds == [.missingText])
    let nothing = try TestCatalog().with("toast.saved").bundle("en").resolution("toast.saved")
    #expect(nothing.text == "toast.saved")
    #expect(nothing.source == .key)
    #expect(nothing.kinds == [.missingText])
  }

  @Test(
    "In doubt a key is a name: any text is better than it",
    arguments: [
      "buttonOK", "userID", "imageURL", "settings/privacy.title", "alert:delete_title",
      "toast.title!", "macOS", "saveButton", "SAVE_FAILED", "toast.saved",
    ]
  )
  func doubtfulKeys(key: String) throws {
    let bundle = try TestCatalog().with(key, [("de", .text("Gelöscht"))]).bundle("en")
    let resolution = bundle.resolution(key)
    #expect(resolution.text == "Gelöscht")
    #expect(resolution.language == "de")
    #expect(resolution.kinds == [.missingText])
    let counted = try TestCatalog().with(key + " %lld", [("de", .text("%lld gelöscht"))])
      .bundle("en")
    #expect(counted.text(key + " %lld", 5) == "5 gelöscht")
  }

  @Test(
    "A key that is a text is the source text",
    arguments: ["Saved", "Saved.", "Save file.now", "1.0", "…", "OK", "JavaScript", "a.", "Ça va"]
  )
  func textKeys(key: String) throws {
    let bundle = try TestCatalog().with(key, [("de", .text("Gelöscht"))]).bundle("en")
    #expect(bundle.resolution(key) == Resolution(text: key, language: "en", source: .exact))
  }

  @Test("Keys that differ in the composition of accents are two")
  func composition() throws {
    let bundle = try TestCatalog()
      .with("caf\u{E9}", [("en", .text("composed"))])
      .with("cafe\u{301}", [("en", .text("decomposed"))])
      .bundle("en")
    #expect(bundle.text("caf\u{E9}") == "composed")
    #expect(bundle.text("cafe\u{301}") == "decomposed")
    #expect(bundle.text("cafe") == "cafe")
  }
}
