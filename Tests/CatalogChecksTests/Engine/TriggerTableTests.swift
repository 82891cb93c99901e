// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing
import XCStrings

@testable import CatalogChecks

/// Which texts call which rules.
@Suite struct TriggerTableTests {
  private static let rules = RuleRegistry.rules.compactMap { $0.init() as? any TextRule }

  private static func locales() throws -> [CatalogLocale] {
    let codes = ["en", "de", "fr", "ja", "lv", "uk", "ar", "he", "th", "zh-Hant", "xx-unknown"]
    let units = codes.map { "\"\($0)\":{}" }.joined(separator: ",")
    let json = """
      {"sourceLanguage":"en","strings":{"a":{"localizations":{\(units)}}},"version":"1.0"}
      """
    return CatalogContext(
      try StringCatalog(json.utf8),
      path: "A.xcstrings",
      options: CheckOptions()
    ).locales
  }

  /// The table answers as the rules do, for any characters in any language.
  @Test func answersAsTheRulesDo() throws {
    let locales = try Self.locales()
    let table = TriggerTable(Self.rules, locales)
    var random = SeededGenerator(seed: 1)
    for locale in locales {
      for _ in 0..<200 {
        let traits = TextTriggers(rawValue: UInt32.random(in: 0..<1 << 21, using: &random))
        let called = Self.rules.indices.filter { table.calls($0, locale.index, traits) }
        let expected = Self.rules.indices.filter {
          !type(of: Self.rules[$0]).triggers(in: locale).isDisjoint(with: traits)
        }
        #expect(called == expected)
        #expect(table.any(locale.index, traits) == !called.isEmpty)
      }
    }
  }

  /// No text calls a rule in one language that asks for nothing in it, and nothing calls nobody.
  @Test func withoutTraitsNobodyIsCalled() throws {
    let locales = try Self.locales()
    let table = TriggerTable(Self.rules, locales)
    for locale in locales {
      #expect(!table.any(locale.index, []))
      #expect(!TriggerTable([], locales).any(locale.index, .always))
    }
  }

  /// A rule finds the same whether it runs alone or with all others: what calls one does not depend
  /// on what calls the rest, and no rule sees what another has done.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func rulesDoNotDependOnEachOther(seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    let catalog = try StringCatalog(generator.catalog(layout: .xcode, keyCount: 30))
    let all = CatalogChecker(ActiveRule.defaults)
      .check(catalog, path: "A.xcstrings", options: CheckOptions()).findings
    for rule in ActiveRule.defaults {
      let alone = CatalogChecker([rule])
        .check(catalog, path: "A.xcstrings", options: CheckOptions()).findings
      #expect(alone == all.filter { $0.rule == rule.metadata.id }, "\(rule.metadata.id)")
    }
    let reversed = CatalogChecker(ActiveRule.defaults.reversed())
      .check(catalog, path: "A.xcstrings", options: CheckOptions()).findings
    #expect(reversed == all)
  }

  /// The same keys in another order have the same findings, but for those of the layout and for
  /// rules that name the later of several keys.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func theOrderOfKeysDoesNotMatter(seed: UInt64) throws {
    var clean = CleanCatalog(seed: seed)
    var random = SeededGenerator(seed: seed)
    var tree = clean.tree()
    for mutation in CatalogMutation.texts.shuffled(using: &random).prefix(5) {
      _ = mutation.apply(&tree, &random)
    }
    func found(_ tree: CatalogTree) throws -> Set<String> {
      let catalog = try StringCatalog(tree.json.utf8)
      let findings = Checker().findings(in: catalog, path: "A.xcstrings")
      return Set(
        findings.filter { $0.rule != "layout" && $0.rule != "twin-keys" }
          .map { "\($0.severity) \($0.fingerprint) \($0.message)" }
      )
    }
    let before = try found(tree)
    guard case .object(let members)? = tree[["strings"]] else { return }
    tree[["strings"]] = .object(members.shuffled(using: &random))
    #expect(try found(tree) == before)
  }
}
