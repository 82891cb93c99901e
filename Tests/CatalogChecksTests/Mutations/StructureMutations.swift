// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport

extension CatalogMutation {
  /// Mistakes in plural tables, device tables and substitutions.
  static let variations: [CatalogMutation] = [
    CatalogMutation("form lost", "missing-plural-form") { tree, random in
      guard let table = Place.table(in: tree, &random),
        let form = tree[table]?.names.filter({ $0 != "other" }).randomElement(using: &random)
      else { return false }
      tree[table + [form]] = nil
      return true
    },
    CatalogMutation("other lost", "missing-other-form") { tree, random in
      guard let table = Place.table(in: tree, &random) else { return false }
      tree[table + ["other"]] = nil
      return true
    },
    CatalogMutation("form misspelt", "invalid-structure") { tree, random in
      guard let table = Place.table(in: tree, &random),
        let form = tree[table]?.names.randomElement(using: &random)
      else { return false }
      tree.rename(table + [form], to: form + "e")
      return true
    },
    CatalogMutation("form with a capital", "invalid-structure") { tree, random in
      guard let table = Place.table(in: tree, &random),
        let form = tree[table]?.names.randomElement(using: &random)
      else { return false }
      tree.rename(table + [form], to: form.capitalized)
      return true
    },
    CatalogMutation("unused form", "unused-plural-form") { tree, random in
      guard let table = Place.table(in: tree, languages: ["ja"], &random) else { return false }
      let other = tree[table + ["other"]]
      tree[table + ["one"]] = other
      return true
    },
    CatalogMutation("form of another kind of value", "invalid-structure") { tree, random in
      guard let table = Place.table(in: tree, &random) else { return false }
      tree[table + ["other"]] = .text("x")
      return true
    },
    CatalogMutation("no forms", "missing-other-form", "invalid-structure") { tree, random in
      guard let table = Place.table(in: tree, &random) else { return false }
      tree[table] = .object([])
      return true
    },
    CatalogMutation("table is a text", "invalid-structure") { tree, random in
      guard let table = Place.table(in: tree, &random) else { return false }
      tree[table] = .text("x")
      return true
    },
    CatalogMutation("unknown variation", "invalid-structure") { tree, random in
      guard let table = Place.table(in: tree, &random) else { return false }
      tree.rename(table, to: "plurals")
      return true
    },
    CatalogMutation("variations empty", "missing-translation", "invalid-structure") {
      tree,
      random in
      guard let table = Place.table(in: tree, &random), !table.contains("substitutions"),
        !table.contains("device")
      else { return false }
      tree[Array(table.dropLast())] = .object([])
      return true
    },
    CatalogMutation("number left out of a form for several", "plural-without-number") {
      tree,
      random in
      guard let table = Place.table(in: tree, languages: ["uk", "lv"], &random) else {
        return false
      }
      let value = table + ["one", "stringUnit", "value"]
      guard let text = tree[value]?.text else { return false }
      tree[value] = .text(
        text.replacingOccurrences(of: "%lld", with: "1").replacingOccurrences(
          of: "%arg",
          with: "1"
        )
      )
      return true
    },
    CatalogMutation("plural made plain", "plural-shape") { tree, random in
      guard
        let path = Place.localization(
          in: tree,
          keys: ["%lld messages archived"],
          languages: ["de", "uk"],
          &random
        )
      else { return false }
      let unit = tree[path + ["variations", "plural", "other"]]
      tree[path] = unit
      return true
    },
    CatalogMutation("source made plain", "plural-shape") { tree, _ in
      let path = CatalogTree.localizations("%lld messages archived") + ["en"]
      let unit = tree[path + ["variations", "plural", "other"]]
      tree[path] = unit
      return true
    },
    CatalogMutation("device lost", "missing-device-other") { tree, random in
      guard let path = Place.localization(in: tree, keys: ["Tap here to go on"], &random) else {
        return false
      }
      tree[path + ["variations", "device", "other"]] = nil
      return true
    },
    CatalogMutation("unknown device", "invalid-structure") { tree, random in
      guard let path = Place.localization(in: tree, keys: ["Tap here to go on"], &random) else {
        return false
      }
      tree.rename(path + ["variations", "device", "mac"], to: "macbook")
      return true
    },
    CatalogMutation("variations beside a unit", "invalid-structure") { tree, random in
      guard let path = Place.localization(in: tree, keys: ["Tap here to go on"], &random) else {
        return false
      }
      let unit = tree[path + ["variations", "device", "mac", "stringUnit"]]
      tree[path + ["stringUnit"]] = unit
      return true
    },
  ]

  /// Mistakes in substitutions.
  static let substitutions: [CatalogMutation] = [
    declaring("two on one argument", "substitution-argument", "argNum") {
      .raw($0 == "files" ? "2" : "1")
    },
    declaring("argument zero", "substitution-argument", "argNum") { _ in .raw("0") },
    declaring("argument beyond", "substitution-argument", "argNum") { _ in .raw("7") },
    declaring("argument in quotes", "invalid-structure", "argNum") { _ in .text("1") },
    declaring("argument with a fraction", "invalid-structure", "argNum") { _ in .raw("1.5") },
    declaring("specifier of a text", "substitution-argument", "formatSpecifier") { _ in
      .text("@")
    },
    declaring("specifier of a fraction", "substitution-argument", "formatSpecifier") { _ in
      .text("f")
    },
    declaring("shorter specifier", "substitution-argument", "formatSpecifier") { _ in
      .text("d")
    },
    declaring("no specifier", "substitution-argument", "formatSpecifier") { _ in .text("xyz") },
    declaring("specifier with a sign", "substitution-argument", "formatSpecifier") { _ in
      .text("%lld")
    },
    declaring("empty specifier", "substitution-argument", "formatSpecifier") { _ in .text("") },
    declaring("specifier is a number", "invalid-structure", "formatSpecifier") { _ in
      .raw("3")
    },
    declaring("unknown member of a substitution", "invalid-structure", "other") { _ in
      .text("x")
    },
    declaring("variations of a substitution are a text", "invalid-structure", "variations") {
      _ in .text("x")
    },
    declaring("variations of a substitution are empty", "invalid-structure", "variations") {
      _ in .object([])
    },
    CatalogMutation("no variations", "invalid-structure") { tree, random in
      guard let path = Place.substitution(in: tree, &random) else { return false }
      tree[path + ["variations"]] = nil
      return true
    },
    CatalogMutation("substitution is a text", "invalid-structure") { tree, random in
      guard let path = Place.substitution(in: tree, &random) else { return false }
      tree[path] = .text("x")
      return true
    },
    CatalogMutation("substitution lost", "undefined-substitution") { tree, random in
      guard let path = Place.substitution(in: tree, &random) else { return false }
      tree[path] = nil
      return true
    },
    CatalogMutation("all substitutions lost", "undefined-substitution") { tree, random in
      guard let path = Place.substitution(in: tree, &random) else { return false }
      tree[Array(path.dropLast())] = nil
      return true
    },
    CatalogMutation("name misspelt", "undefined-substitution") { tree, random in
      guard let path = Place.substitution(in: tree, &random), let name = path.last else {
        return false
      }
      tree.rename(path, to: name.replacingOccurrences(of: "s", with: "z"))
      return true
    },
    CatalogMutation("another name", "undefined-substitution") { tree, random in
      guard let path = Place.substitution(in: tree, &random) else { return false }
      tree.rename(path, to: "somethingElse")
      return true
    },
    token("token lost", "unused-substitution", "missing-placeholder") { _, _ in "" },
    token("token misspelt", "undefined-substitution") { _, name in "%#@\(name)z@" },
    token("token of another name", "undefined-substitution") { _, _ in "%#@somethingElse@" },
    token("token without an end", "undefined-substitution", "invalid-placeholder") { _, name in
      "%#@\(name) "
    },
    token("number for a token", "unused-substitution") { number, _ in "%\(number)$lld" },
    token("text for a token", "placeholder-type", "unused-substitution") { number, _ in
      "%\(number)$@"
    },
    token("plain text for a token", "placeholder-type", "unused-substitution") { _, _ in "%@" },
    token("plain number for a token", "placeholder-type", "unused-substitution") { _, _ in
      "%lld"
    },
    token("position of the other", "substitution-argument") { number, name in
      "%\(3 - number)$#@\(name)@"
    },
    token("position beyond", "extra-placeholder", "substitution-argument") { _, name in
      "%7$#@\(name)@"
    },
    token("the other token again", "unused-substitution") { number, _ in
      number == 1 ? "%#@folders@" : "%#@files@"
    },
    form("number lost in a form", "missing-placeholder") { _ in "" },
    form("text in a form", "placeholder-type") { _ in "%@" },
    form("same number in a form") { _ in "%lld" },
    form("shorter number in a form", "placeholder-width") { _ in "%d" },
    form("malformed number in a form", "invalid-placeholder") { _ in "%Lld" },
    form("position of the other in a form", "missing-placeholder") { number in
      "%\(3 - number)$lld"
    },
    form("position beyond in a form", "extra-placeholder") { _ in "%7$lld" },
    form("lone sign in a form", "invalid-placeholder", "stray-percent") { _ in "%arg %" },
    form("own token in a form", "undefined-substitution", "substitution-argument") { _ in
      "%#@nothing@"
    },
  ]

  private static func declaring(
    _ description: String,
    _ rule: String,
    _ member: String,
    value: @escaping @Sendable (String) -> CatalogTree
  ) -> CatalogMutation {
    CatalogMutation(description, rule) { tree, random in
      guard let path = Place.substitution(in: tree, &random) else { return false }
      tree[path + [member]] = value(path.last ?? "")
      return true
    }
  }

  private static func token(
    _ description: String,
    _ rules: String...,
    replacement: @escaping @Sendable (Int, String) -> String
  ) -> CatalogMutation {
    CatalogMutation(description, rules) { tree, random in
      guard let path = Place.substitution(in: tree, &random), let name = path.last else {
        return false
      }
      let value = Array(path.dropLast(2)) + ["stringUnit", "value"]
      guard let text = tree[value]?.text else { return false }
      tree[value] = .text(
        text.replacingOccurrences(
          of: "%#@\(name)@",
          with: replacement(name == "files" ? 1 : 2, name)
        )
      )
      return true
    }
  }

  private static func form(
    _ description: String,
    _ rules: String...,
    replacement: @escaping @Sendable (Int) -> String
  ) -> CatalogMutation {
    CatalogMutation(description, rules) { tree, random in
      guard let path = Place.substitution(in: tree, &random), let name = path.last else {
        return false
      }
      let value = path + ["variations", "plural", "other", "stringUnit", "value"]
      guard let text = tree[value]?.text else { return false }
      let edited = replacement(name == "files" ? 1 : 2)
      tree[value] = .text(text.replacingOccurrences(of: "%arg", with: edited))
      return true
    }
  }
}
