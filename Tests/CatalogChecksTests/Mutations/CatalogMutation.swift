// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport

/// One mistake that is made at one place of a clean catalog, and the rules that may report it.
struct CatalogMutation: Sendable, CustomStringConvertible {
  let description: String
  /// The rules of which one reports the mistake; empty where nothing is wrong with it.
  let rules: [String]
  /// Makes the mistake; `nil` where the place that was drawn has nothing to be changed.
  let apply: @Sendable (inout CatalogTree, inout SeededGenerator) -> Bool

  init(
    _ description: String,
    _ rules: String...,
    apply: @escaping @Sendable (inout CatalogTree, inout SeededGenerator) -> Bool
  ) {
    self.init(description, rules, apply: apply)
  }

  init(
    _ description: String,
    _ rules: [String],
    apply: @escaping @Sendable (inout CatalogTree, inout SeededGenerator) -> Bool
  ) {
    self.description = description
    self.rules = rules
    self.apply = apply
  }
}

extension CatalogTree {
  /// The path of an entry's localizations.
  static func localizations(_ key: String) -> [String] { ["strings", key, "localizations"] }

  /// The paths of all string units below a path, in the order of the catalog.
  func units(below path: [String]) -> [[String]] {
    guard let node = self[path] else { return [] }
    return node.names.flatMap { name in
      name == "stringUnit" ? [path + [name]] : units(below: path + [name])
    }
  }
}

/// How places for mistakes are drawn.
enum Place {
  static let targets = CleanCatalog.languages.map(\.code).filter { $0 != "en" }
  static let keys = CleanCatalog.entries.map(\.key)

  /// A key and one of its languages.
  static func localization(
    in tree: CatalogTree,
    keys: [String] = Self.keys,
    languages: [String] = targets,
    _ random: inout SeededGenerator
  ) -> [String]? {
    guard let key = keys.randomElement(using: &random),
      let language = languages.randomElement(using: &random)
    else { return nil }
    let path = CatalogTree.localizations(key) + [language]
    return tree[path] == nil ? nil : path
  }

  /// A string unit that is no form for a single number (`zero`, `one`), whose words may differ.
  static func unit(
    in tree: CatalogTree,
    keys: [String] = Self.keys,
    languages: [String] = targets,
    _ random: inout SeededGenerator
  ) -> [String]? {
    guard let path = localization(in: tree, keys: keys, languages: languages, &random) else {
      return nil
    }
    return tree.units(below: path).filter { !$0.contains("zero") && !$0.contains("one") }
      .randomElement(using: &random)
  }

  /// A plural table.
  static func table(
    in tree: CatalogTree,
    languages: [String] = targets,
    _ random: inout SeededGenerator
  ) -> [String]? {
    guard let path = unit(in: tree, languages: languages, &random),
      let plural = path.firstIndex(of: "plural")
    else { return nil }
    return Array(path[...plural])
  }

  /// A substitution.
  static func substitution(
    in tree: CatalogTree,
    languages: [String] = targets,
    _ random: inout SeededGenerator
  ) -> [String]? {
    localization(in: tree, keys: ["%lld files in %lld folders"], languages: languages, &random)
      .map { $0 + ["substitutions", Bool.random(using: &random) ? "files" : "folders"] }
  }
}
