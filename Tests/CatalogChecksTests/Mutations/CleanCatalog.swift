// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport

/// A catalog in which nothing is to be found: every kind of content, in languages with one form and
/// with several, with placeholders of several kinds.
struct CleanCatalog {
  /// The languages with the forms that each needs for a whole number.
  static let languages: [(code: String, forms: [String])] = [
    ("en", ["one", "other"]),
    ("de", ["one", "other"]),
    ("ja", ["other"]),
    ("lv", ["zero", "one", "other"]),
    ("uk", ["one", "few", "many", "other"]),
  ]

  /// What an entry holds.
  enum Content {
    case plain(arguments: [String])
    case plural(argument: String)
    case device
    case devicePlural
    case substitutions
    case markup
  }

  static let entries: [(key: String, content: Content)] = [
    ("Changes saved today", .plain(arguments: [])),
    ("%@ was moved away", .plain(arguments: ["@"])),
    ("%lld of %@ is done", .plain(arguments: ["lld", "@"])),
    ("%@ went over to %@", .plain(arguments: ["@", "@"])),
    ("undo.label", .plain(arguments: [])),
    ("%lld messages archived", .plural(argument: "lld")),
    ("Tap here to go on", .device),
    ("%lld windows open", .devicePlural),
    ("%lld files in %lld folders", .substitutions),
    ("Read [the guide](https://example.org) first", .markup),
  ]

  private static let words: [String: [String]] = [
    "en": ["archive", "message", "folder", "change", "window"],
    "de": ["Archiv", "Nachricht", "Ordner", "Änderung", "Fenster"],
    "ja": ["保管", "通知", "書類", "変更", "画面"],
    "lv": ["arhīvs", "ziņa", "mape", "izmaiņa", "logs"],
    "uk": ["архів", "лист", "тека", "зміна", "вікно"],
  ]

  private var random: SeededGenerator

  /// Starts at a seed.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Makes the catalog.
  mutating func tree() -> CatalogTree {
    var strings: [(name: String, value: CatalogTree)] = []
    for (key, content) in Self.entries {
      var localizations: [(name: String, value: CatalogTree)] = []
      for (code, forms) in Self.languages {
        // A key that is the source text has no copy of it, as Xcode keeps them; one that has more
        // than one argument does, as Xcode writes it.
        if code == "en", case .plain(let arguments) = content, arguments.count < 2,
          key != "undo.label"
        {
          continue
        }
        localizations.append((code, localization(content, code, forms)))
      }
      strings.append((key, .object([("localizations", .object(localizations))])))
    }
    return .object([
      ("sourceLanguage", .text("en")), ("strings", .object(strings)), ("version", .text("1.0")),
    ])
  }

  private mutating func localization(
    _ content: Content,
    _ code: String,
    _ forms: [String]
  ) -> CatalogTree {
    switch content {
    case .plain(let arguments):
      let isMany = arguments.count > 1
      let shown = arguments.enumerated().map { isMany ? "%\($0 + 1)$\($1)" : "%\($1)" }
      return unit(sentence(code, shown))
    case .plural(let argument): return plural(code, forms, "%\(argument)")
    case .device:
      return .object([
        (
          "variations",
          .object([
            ("device", .object(["mac", "iphone", "other"].map { ($0, unit(sentence(code, []))) }))
          ])
        )
      ])
    case .devicePlural:
      return .object([
        (
          "variations",
          .object([
            ("device", .object(["mac", "other"].map { ($0, plural(code, forms, "%lld")) }))
          ])
        )
      ])
    case .substitutions:
      let tables = [("files", 1), ("folders", 2)].map { name, number in
        (
          name: name,
          value: CatalogTree.object(
            [("argNum", .raw("\(number)")), ("formatSpecifier", .text("lld"))]
              + members(of: plural(code, forms, "%arg"))
          )
        )
      }
      return .object(
        members(of: unit(sentence(code, ["%#@files@", "%#@folders@"])))
          + [("substitutions", .object(tables))]
      )
    case .markup:
      return unit(sentence(code, ["[\(word(code))](https://example.org)"]))
    }
  }

  private func members(of tree: CatalogTree) -> [(name: String, value: CatalogTree)] {
    if case .object(let members) = tree { members } else { [] }
  }

  private mutating func plural(_ code: String, _ forms: [String], _ number: String) -> CatalogTree {
    .object([
      (
        "variations",
        .object([("plural", .object(forms.map { ($0, unit(sentence(code, [number]))) }))])
      )
    ])
  }

  /// Words of the language with the pieces between them, a word first and last.
  private mutating func sentence(_ code: String, _ pieces: [String]) -> String {
    let blank = code == "ja" ? "" : " "
    return pieces.reduce(word(code)) { $0 + blank + $1 + blank + word(code) }
  }

  private mutating func word(_ code: String) -> String {
    Self.words[code]?.randomElement(using: &random) ?? code
  }

  private func unit(_ text: String) -> CatalogTree {
    .object([("stringUnit", .object([("state", .text("translated")), ("value", .text(text))]))])
  }
}
