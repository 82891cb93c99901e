// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing
import XCStrings

@testable import CatalogChecks

/// What holds for every rule.
@Suite struct RuleMetaTests {
  /// A rule by its place in the registry, so that a test names it by its id.
  struct Listed: CustomTestStringConvertible {
    let type: any Rule.Type
    var metadata: RuleMetadata { type.metadata }
    var typeName: String { "\(type)" }
    var documentation: String { RuleRegistry.documentation[typeName] ?? "" }
    var testDescription: String { metadata.id }

    static let all = RuleRegistry.rules.map(Listed.init)
  }

  // MARK: - The contract

  @Test func idsAreUnique() {
    #expect(Set(Listed.all.map(\.metadata.id)).count == Listed.all.count)
  }

  @Test(arguments: Listed.all)
  func ruleIsAsPromised(_ rule: Listed) throws {
    let promised = try #require(ContractRule.all.first { $0.id == rule.metadata.id })
    #expect(rule.metadata.family == promised.family)
    #expect(rule.metadata.severity == promised.severity)
    #expect(rule.metadata.fix == promised.fix)
  }

  @Test(arguments: ContractRule.all.map(\.id))
  func promisedRuleIsThere(_ id: String) {
    #expect(Listed.all.contains { $0.metadata.id == id })
  }

  // MARK: - Names and words

  @Test(arguments: Listed.all)
  func typeIsNamedAfterItsId(_ rule: Listed) {
    // Initialisms stay capitals: invalid-json is InvalidJSON.
    let name = rule.metadata.id.split(separator: "-").joined()
    #expect(rule.typeName.lowercased() == name)
    #expect(rule.metadata.id.allSatisfy { $0.isASCII && $0.isLowercase || $0 == "-" })
  }

  @Test(arguments: Listed.all)
  func summaryFitsALine(_ rule: Listed) {
    let summary = rule.metadata.summary
    #expect(!summary.isEmpty && summary.unicodeScalars.count <= 72)
    #expect(!summary.hasSuffix("."))
  }

  @Test(arguments: Listed.all)
  func documentationHasItsHeadings(_ rule: Listed) {
    let lines = rule.documentation.split(separator: "\n", omittingEmptySubsequences: false)
    let headings = lines.filter { $0.hasPrefix("#") }.map(String.init)
    let options = rule.type is any ConfigurableRule.Type ? ["## Options"] : []
    let expected =
      ["## What it checks", "## Why it matters", "## Example"] + options + ["## References"]
    #expect(headings == expected)
    #expect(lines.first?.isEmpty == false && lines.first?.hasPrefix("#") == false)
    for (line, next) in zip(lines, lines.dropFirst() + [""]) where line.hasPrefix("#") {
      #expect(!next.isEmpty && !next.hasPrefix("#"), "\(line) is empty")
    }
  }

  @Test(arguments: Listed.all)
  func documentationNamesEveryOption(_ rule: Listed) {
    guard let configurable = rule.type as? any ConfigurableRule.Type else { return }
    #expect(!configurable.optionNames.isEmpty)
    for name in configurable.optionNames {
      #expect(rule.documentation.contains("- `\(name)`"), "option \(name)")
    }
  }

  @Test("A rule says of itself what the compiler knows", arguments: Listed.all)
  func kinds(_ listed: Listed) {
    let rule = listed.type.init()
    #expect((listed.type.configurable != nil) == (listed.type is any ConfigurableRule.Type))
    #expect((rule.forCatalogs != nil) == (rule is any CatalogRule))
    #expect((rule.forEntries != nil) == (rule is any EntryRule))
    #expect((rule.forLocalizations != nil) == (rule is any LocalizationRule))
    #expect((rule.forPluralTables != nil) == (rule is any PluralTableRule))
    #expect((rule.forTexts != nil) == (rule is any TextRule))
    #expect((rule.forCode != nil) == (rule is any CodeRule))
  }

  // MARK: - Fixtures

  @Test(arguments: Listed.all)
  func fixtureHasAFailingAndACleanCase(_ rule: Listed) throws {
    // Its fixture could not be a catalog; see malformedFileCannotBeChecked.
    guard rule.metadata.id != "invalid-json" else { return }
    let fixtures = try RuleFixture.all()
    let fixture = try #require(fixtures.first { $0.rule == rule.metadata.id })
    #expect(fixture.cases.contains { $0.expected == "clean" })
    #expect(fixture.cases.contains { $0.expected != "clean" && !$0.expected.isEmpty })
  }

  @Test func everyFixtureHasARule() throws {
    for fixture in try RuleFixture.all() {
      #expect(Listed.all.contains { $0.metadata.id == fixture.rule }, "\(fixture.rule)")
    }
  }

  /// The engine never sees such a file: reading it fails, with the place.
  @Test func malformedFileCannotBeChecked() {
    let error = #expect(throws: JSONSyntaxError.self) {
      try StringCatalog("{\n<<<<<<< ours\n}".utf8)
    }
    #expect(error?.offset == 2)
  }
}
