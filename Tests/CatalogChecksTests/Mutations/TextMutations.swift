// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport

extension CatalogMutation {
  /// Mistakes in one text.
  static let texts: [CatalogMutation] =
    placeholders + [
      editing("blank at the end", "edge-whitespace") { $0 + " " },
      editing("blank at the start", "edge-whitespace") { " " + $0 },
      editing("line break at the end", "newline-mismatch") { $0 + "\n" },
      editing("line break inside", "newline-mismatch") {
        $0.hasPrefix("[") ? nil : String($0.prefix(1)) + "\n" + $0.dropFirst()
      },
      editing("no-break space at the end", "edge-whitespace", "invisible-character") {
        $0 + "\u{A0}"
      },
      editing("zero width space", "invisible-character") { $0 + "\u{200B}x" },
      editing("replacement character", "invisible-character") { $0 + "\u{FFFD}" },
      editing("open isolate", "unbalanced-bidi") { "\u{2068}" + $0 },
      editing("closed embedding", "unbalanced-bidi") { $0 + "\u{202C}" },
      editing("no text", "empty-translation") { _ in "" },
      editing("blank text", "empty-translation") { _ in "   " },
      editing("link lost", "markup-mismatch") { text in
        guard let end = text.range(of: "](https://example.org)"),
          let start = text.range(of: "[")
        else { return nil }
        return text.replacingCharacters(in: end, with: "").replacingOccurrences(
          of: text[start],
          with: ""
        )
      },
      editing("bold added", "markup-mismatch") { "**\($0)** x" },
      state("new", "untranslated"),
      state("needs_review", "needs-review"),
      state("someday", "invalid-structure"),
      CatalogMutation("state is a number", "invalid-structure") { tree, random in
        setting(in: &tree, &random, "state", .raw("3"))
      },
      CatalogMutation("value is a number", "invalid-structure") { tree, random in
        setting(in: &tree, &random, "value", .raw("3"))
      },
      CatalogMutation("value is a list", "invalid-structure") { tree, random in
        setting(in: &tree, &random, "value", .raw("[\"x\"]"))
      },
      CatalogMutation("unknown member of a unit", "invalid-structure") { tree, random in
        setting(in: &tree, &random, "reviewer", .text("x"))
      },
      CatalogMutation("unit is a text", "invalid-structure") { tree, random in
        guard let unit = Place.unit(in: tree, &random) else { return false }
        tree[unit] = .text("x")
        return true
      },
    ]

  private static let placeholders = [
    editing("placeholder lost", "missing-placeholder") { replacing(in: $0, "") },
    editing("placeholder doubled", "extra-placeholder", "mixed-placeholders") { text in
      first(in: text).flatMap { $0.contains("$") ? nil : text + " " + $0 }
    },
    editing("text for a number", "placeholder-type") {
      first(in: $0)?.hasSuffix("lld") == true
        ? $0.replacingOccurrences(of: "lld", with: "@") : nil
    },
    editing("number for a text", "placeholder-type") {
      first(in: $0)?.hasSuffix("@") == true && !$0.contains("lld")
        ? $0.replacingOccurrences(of: "%@", with: "%lld").replacingOccurrences(
          of: "%1$@",
          with: "%1$lld"
        ) : nil
    },
    editing("shorter integer", "placeholder-width") {
      $0.contains("lld") ? $0.replacingOccurrences(of: "lld", with: "d") : nil
    },
    editing("capital in the length", "invalid-placeholder") {
      $0.contains("lld") ? $0.replacingOccurrences(of: "lld", with: "Lld") : nil
    },
    editing("digits for letters", "placeholder-type") {
      $0.contains("%lld") ? $0.replacingOccurrences(of: "%lld", with: "%11d") : nil
    },
    editing("full-width sign", "invalid-placeholder") { text in
      first(in: text).map {
        text.replacingOccurrences(of: $0, with: "％" + $0.dropFirst())
      }
    },
    editing("number without conversion", "invalid-placeholder") { text in
      first(in: text).map {
        text.replacingOccurrences(of: $0, with: $0.contains("$") ? "%1" : "%1 ")
      }
    },
    editing("lone sign behind", "invalid-placeholder") {
      first(in: $0) == nil ? nil : $0 + " %"
    },
    editing("sign split off", "invalid-placeholder", "stray-percent", "missing-placeholder") {
      first(in: $0) == "%@" ? $0.replacingOccurrences(of: "%", with: "% x ") : nil
    },
    editing("argument that is not there", "extra-placeholder") { renumbering($0, to: 9) },
    editing("last number", "extra-placeholder") { renumbering($0, to: 127) },
    editing("number too high", "invalid-placeholder") { renumbering($0, to: 128) },
    editing("number zero", "invalid-placeholder") { renumbering($0, to: 0) },
    editing("same argument twice", "missing-placeholder", "placeholder-type") {
      $0.contains("%2$") && !$0.contains("lld")
        ? $0.replacingOccurrences(of: "%2$", with: "%1$") : nil
    },
    editing("numbers exchanged", "placeholder-type") {
      $0.contains("%1$lld") && $0.contains("%2$@")
        ? $0.replacingOccurrences(of: "%1$lld", with: "%1$@").replacingOccurrences(
          of: "%2$@",
          with: "%2$lld"
        ) : nil
    },
    editing("plain ones in another order", "placeholder-order") {
      $0.contains("%1$lld") && $0.contains("%2$@")
        ? $0.replacingOccurrences(of: "%1$lld", with: "%@").replacingOccurrences(
          of: "%2$@",
          with: "%lld"
        ) : nil
    },
    editing("one without its number", "mixed-placeholders") {
      $0.contains("%1$") ? $0.replacingOccurrences(of: "%1$", with: "%") : nil
    },
    editing("the second without its number", "mixed-placeholders", "placeholder-type") {
      $0.contains("%2$") ? $0.replacingOccurrences(of: "%2$", with: "%") : nil
    },
    editing("none numbered", "unpositioned-placeholders") {
      $0.contains("%2$")
        ? $0.replacingOccurrences(of: "%1$", with: "%").replacingOccurrences(of: "%2$", with: "%")
        : nil
    },
    editing("doubled sign", "missing-placeholder", "doubled-percent", "invalid-placeholder") {
      first(in: $0) == nil || $0.contains("$")
        ? nil : $0.replacingOccurrences(of: "%", with: "%%")
    },
    editing("doubled sign in a text without arguments", "doubled-percent") {
      $0.contains("%") ? nil : $0 + " 5%%"
    },
    editing("placeholder in a text without arguments", "extra-placeholder") {
      $0.contains("%") ? nil : $0 + " %@"
    },
    editing("%arg outside of a substitution", "arg-outside-substitution") { text in
      first(in: text).flatMap {
        text.contains("$") ? nil : text.replacingOccurrences(of: $0, with: "%arg")
      }
    },
    editing("%arg in a text without arguments", "arg-outside-substitution") {
      $0.contains("%") ? nil : $0 + " %arg"
    },
    editing("token in a text without arguments", "undefined-substitution") {
      $0.contains("%") ? nil : $0 + " %#@things@"
    },
    editing("token for a placeholder", "undefined-substitution") { text in
      first(in: text).flatMap {
        text.contains("$") ? nil : text.replacingOccurrences(of: $0, with: "%#@things@")
      }
    },
  ]

  private static func editing(
    _ description: String,
    _ rules: String...,
    edit: @escaping @Sendable (String) -> String?
  ) -> CatalogMutation {
    CatalogMutation(description, rules) { tree, random in
      guard let unit = Place.unit(in: tree, &random),
        let text = tree[unit + ["value"]]?.text, let edited = edit(text), edited != text
      else { return false }
      tree[unit + ["value"]] = .text(edited)
      return true
    }
  }

  private static func state(_ state: String, _ rule: String) -> CatalogMutation {
    CatalogMutation("state \(state)", rule) { tree, random in
      setting(in: &tree, &random, "state", .text(state))
    }
  }

  private static func setting(
    in tree: inout CatalogTree,
    _ random: inout SeededGenerator,
    _ member: String,
    _ value: CatalogTree
  ) -> Bool {
    guard let unit = Place.unit(in: tree, &random) else { return false }
    tree[unit + [member]] = value
    return true
  }

  private static func renumbering(_ text: String, to number: Int) -> String? {
    guard let first = first(in: text) else { return nil }
    let conversion = first.drop { !($0 == "l" || $0 == "@") }
    return text.replacingOccurrences(of: first, with: "%\(number)$\(conversion)")
  }

  private static func replacing(in text: String, _ replacement: String) -> String? {
    first(in: text).map {
      text.replacingOccurrences(of: $0, with: replacement)
    }
  }

  /// The first placeholder of a text; the clean texts have none but these.
  private static func first(in text: String) -> String? {
    ["%1$lld", "%1$@", "%lld", "%@"].first { text.contains($0) && !text.contains("%#@") }
  }
}
