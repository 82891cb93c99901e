// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution
import Testing

@Suite struct EmbeddedCatalogTests {
  private static let catalog = EmbeddedCatalog(
    table: "Localizable",
    sourceLanguage: "en",
    languages: ["de", "en"],
    entries: #"""
      "Saved":{"localizations":{"de":{"stringUnit":{"value":"Gesichert"}}}}
      "a \"quoted\"\nkey":{"localizations":{"de":{"stringUnit":{"value":"zitiert\nnäher"}}}}
      "%lld files":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld Datei"}},"other":{"stringUnit":{"value":"%lld Dateien"}}}}}}}
      broken
      "cut":{"localizations":{"de":
      """#
  )

  @Test("Entries are found and taken apart one by one")
  func lookup() {
    let bundle = LocalizationBundle(embedded: [Self.catalog], preferences: ["de"])
    #expect(bundle.languages == ["en", "de"])
    #expect(bundle.text("Saved") == "Gesichert")
    #expect(bundle.text("a \"quoted\"\nkey") == "zitiert\nnäher")
    #expect(bundle.text("%lld files", 1) == "1 Datei")
    #expect(bundle.text("%lld files", 2) == "2 Dateien")
    #expect(bundle.text("cut") == "cut")
    #expect(bundle.text("broken") == "broken")
  }

  @Test("An empty catalog has no text")
  func empty() {
    let empty = EmbeddedCatalog(table: "T", sourceLanguage: "fr", languages: [], entries: "")
    let bundle = LocalizationBundle(embedded: [empty], preferences: ["de"])
    #expect(bundle.sourceLanguage == "fr")
    #expect(bundle.resolution("Saved").source == .key)
    #expect(LocalizationBundle(embedded: []).text("Saved") == "Saved")
  }

  private static let sorted = EmbeddedCatalog(
    table: "Localizable",
    sourceLanguage: "en",
    languages: ["de", "en"],
    count: 6,
    sortedEntries: #"""
      "":{"localizations":{"de":{"stringUnit":{"value":"leer"}}}}
      "%lld files":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld Datei"}},"other":{"stringUnit":{"value":"%lld Dateien"}}}}}}}
      "Saved":{"localizations":{"de":{"stringUnit":{"value":"Gesichert"}}}}
      "a \"quoted\"\nkey":{"localizations":{"de":{"stringUnit":{"value":"zitiert\nnäher"}}}}
      "caf\u00e9":{"localizations":{"de":{"stringUnit":{"value":"Café"}}}}
      "é":{"localizations":{"de":{"stringUnit":{"value":"E"}}}}
      """#
  )

  @Test("Entries in order are found without reading the others")
  func sortedLookup() {
    let bundle = LocalizationBundle(embedded: [Self.sorted], preferences: ["de"])
    #expect(bundle.text("") == "leer")
    #expect(bundle.text("Saved") == "Gesichert")
    #expect(bundle.text("a \"quoted\"\nkey") == "zitiert\nnäher")
    #expect(bundle.text("%lld files", 1) == "1 Datei")
    #expect(bundle.text("caf\u{E9}") == "Café")
    #expect(bundle.text("cafe\u{301}") == "cafe\u{301}")
    #expect(bundle.text("é") == "E")
    for absent in ["!", "Save", "Savedx", "zzz", "\u{1F35E}", "%lld file"] {
      #expect(bundle.resolution(absent).source == .key)
    }
  }
}
