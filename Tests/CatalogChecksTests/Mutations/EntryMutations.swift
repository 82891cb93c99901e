// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport

extension CatalogMutation {
  /// Mistakes in an entry, in its source text and in the file.
  static let entries: [CatalogMutation] = [
    CatalogMutation("language lost", "missing-translation") { tree, random in
      guard let path = Place.localization(in: tree, &random) else { return false }
      tree[path] = nil
      return true
    },
    CatalogMutation("language empty", "missing-translation") { tree, random in
      guard let path = Place.localization(in: tree, &random) else { return false }
      tree[path] = .object([])
      return true
    },
    CatalogMutation("language is a text", "invalid-structure") { tree, random in
      guard let path = Place.localization(in: tree, &random) else { return false }
      tree[path] = .text("x")
      return true
    },
    CatalogMutation("unknown member of a language", "invalid-structure") { tree, random in
      guard let path = Place.localization(in: tree, &random) else { return false }
      tree[path + ["reviewer"]] = .text("x")
      return true
    },
    CatalogMutation("language twice", "duplicate-member") { tree, random in
      guard let path = Place.localization(in: tree, &random), let language = path.last,
        let value = tree[path]
      else { return false }
      tree.append(language, value, at: Array(path.dropLast()))
      return true
    },
    CatalogMutation("language in another spelling", "noncanonical-locale", "missing-translation") {
      tree,
      random in
      guard let path = Place.localization(in: tree, &random) else { return false }
      tree.rename(path, to: (path.last ?? "").uppercased())
      return true
    },
    CatalogMutation("key twice", "duplicate-member") { tree, random in
      guard let key = Place.keys.randomElement(using: &random),
        let value = tree[["strings", key]]
      else { return false }
      tree.append(key, value, at: ["strings"])
      return true
    },
    CatalogMutation("twin", "twin-keys") { tree, random in
      guard let key = ["%@ was moved away"].randomElement(using: &random),
        let value = tree[["strings", key]]
      else { return false }
      tree.append("%@ was moved  away", value, at: ["strings"])
      return true
    },
    entry("stale", "stale-entry", "extractionState", .text("stale")),
    entry("unknown state", "invalid-structure", "extractionState", .text("someday")),
    entry("state of the entry is a number", "invalid-structure", "extractionState", .raw("3")),
    entry("comment is a number", "invalid-structure", "comment", .raw("3")),
    entry(
      "not to be translated",
      "translation-of-untranslatable",
      "shouldTranslate",
      .raw("false")
    ),
    entry("flag in quotes", "invalid-structure", "shouldTranslate", .text("false")),
    entry("unknown member of the entry", "invalid-structure", "owner", .text("x")),
    entry("localizations are a text", "invalid-structure", "localizations", .text("x")),
    CatalogMutation("entry is a text", "invalid-structure") { tree, random in
      guard let key = Place.keys.randomElement(using: &random) else { return false }
      tree[["strings", key]] = .text("x")
      return true
    },
    source("source of another class", "key-placeholder", "%lld messages archived") {
      $0.replacingOccurrences(of: "%lld", with: "%@")
    },
    source("source of another width", "key-placeholder", "%lld messages archived") {
      $0.replacingOccurrences(of: "%lld", with: "%d")
    },
    source("source without its number", "key-placeholder", "%lld messages archived") {
      $0.replacingOccurrences(of: "%lld", with: "")
    },
    source("source with one more", "key-placeholder", "%lld messages archived") { $0 + " %@" },
    source("source with one more by number", "key-placeholder", "%lld of %@ is done") {
      $0 + " %3$@"
    },
    source("source with an argument out of reach", "key-placeholder", "%lld of %@ is done") {
      $0.replacingOccurrences(of: "%2$@", with: "%9$@")
    },
    source("source with exchanged classes", "key-placeholder", "%lld of %@ is done") {
      $0.replacingOccurrences(of: "%1$lld", with: "%1$@").replacingOccurrences(
        of: "%2$@",
        with: "%2$lld"
      )
    },
    source("malformed source", "invalid-placeholder", "%lld of %@ is done") {
      $0.replacingOccurrences(of: "%1$lld", with: "%1$Lld")
    },
    source("source with a lone sign", "invalid-placeholder", "%lld of %@ is done") { $0 + " %" },
    source("mixed source", "mixed-placeholders", "%lld of %@ is done") {
      $0.replacingOccurrences(of: "%1$lld", with: "%lld")
    },
    CatalogMutation("source form lost", "missing-plural-form") { tree, _ in
      let path = CatalogTree.localizations("%lld messages archived")
      tree[path + ["en", "variations", "plural", "one"]] = nil
      return true
    },
    CatalogMutation("source form misspelt", "invalid-structure") { tree, random in
      let path = CatalogTree.localizations("%lld messages archived")
      let form = Bool.random(using: &random) ? "one" : "other"
      tree.rename(path + ["en", "variations", "plural", form], to: form + "e")
      return true
    },
    CatalogMutation("source of an identifier lost", "missing-source-text") { tree, _ in
      tree[CatalogTree.localizations("undo.label") + ["en"]] = nil
      return true
    },
    CatalogMutation("source substitution on the other argument", "substitution-argument") {
      tree,
      random in
      guard let path = Place.substitution(in: tree, languages: ["en"], &random) else {
        return false
      }
      tree[path + ["argNum"]] = .raw(path.last == "files" ? "2" : "1")
      return true
    },
    CatalogMutation("source substitution lost", "undefined-substitution") { tree, random in
      guard let path = Place.substitution(in: tree, languages: ["en"], &random) else {
        return false
      }
      tree[path] = nil
      return true
    },
    CatalogMutation("source substitution with another class", "substitution-argument") {
      tree,
      random in
      guard let path = Place.substitution(in: tree, languages: ["en"], &random) else {
        return false
      }
      tree[path + ["formatSpecifier"]] = .text("@")
      return true
    },
    file("no version", "version", nil),
    file("version of the future", "version", .text("7.0")),
    file("version is a number", "version", .raw("1.0")),
    file("no source language", "sourceLanguage", nil),
    file("source language is a number", "sourceLanguage", .raw("1")),
    file("no strings", "strings", nil),
    file("strings are a list", "strings", .raw("[]")),
    file("unknown member of the file", "vendor", .text("x")),
  ]

  private static func entry(
    _ description: String,
    _ rule: String,
    _ member: String,
    _ value: CatalogTree
  ) -> CatalogMutation {
    CatalogMutation(description, rule) { tree, random in
      guard let key = Place.keys.randomElement(using: &random) else { return false }
      tree[["strings", key, member]] = value
      return true
    }
  }

  private static func source(
    _ description: String,
    _ rule: String,
    _ key: String,
    edit: @escaping @Sendable (String) -> String
  ) -> CatalogMutation {
    CatalogMutation(description, rule) { tree, random in
      guard let unit = Place.unit(in: tree, keys: [key], languages: ["en"], &random),
        let text = tree[unit + ["value"]]?.text
      else { return false }
      tree[unit + ["value"]] = .text(edit(text))
      return true
    }
  }

  private static func file(
    _ description: String,
    _ member: String,
    _ value: CatalogTree?
  ) -> CatalogMutation {
    CatalogMutation(description, "invalid-structure") { tree, _ in
      tree[[member]] = value
      return true
    }
  }
}
