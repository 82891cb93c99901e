// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing
import XCStrings

@testable import CatalogChecks

/// What holds for the repairs of any catalog.
@Suite struct CatalogFixerTests {
  private func checker(_ selection: RuleSelection = RuleSelection()) throws -> Checker {
    let settings = try RuleSettings(
      rules: Checker.rules,
      configuration: CheckConfiguration(folder: "/"),
      selection: selection,
      globs: { pattern in { $0 == pattern } }
    )
    return try Checker(settings, options: CheckOptions())
  }

  private static let layouts = GeneratedLayout.allCases

  @Test(arguments: layouts, 1...4 as ClosedRange<UInt64>)
  func nothingIsLeftToRepair(_ layout: GeneratedLayout, seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    let bytes = TextBytes(generator.catalog(layout: layout))
    let checker = try checker()
    for includesUnsafe in [false, true] {
      let fixer = CatalogFixer(checker, includesUnsafe: includesUnsafe)
      let result = fixer.fix(bytes, path: "A.xcstrings")
      let now = result.bytes.map(TextBytes.init) ?? bytes
      let findings = checker.check(now, path: "A.xcstrings").findings
      #expect(findings == result.checked.findings)
      #expect(!fixer.canFix(findings))
      #expect(fixer.fix(now, path: "A.xcstrings").bytes == nil)
    }
  }

  /// Repairs of texts leave the structure and every other text alone.
  @Test(arguments: layouts, 1...4 as ClosedRange<UInt64>)
  func everythingElseStays(_ layout: GeneratedLayout, seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed)
    let bytes = generator.catalog(layout: layout)
    let rules = ["edge-whitespace", "unpositioned-placeholders", "stray-percent"]
    let checker = try checker(RuleSelection(only: rules))
    let before = try StringCatalog(bytes)
    let places = Set(
      checker.check(TextBytes(bytes), path: "A.xcstrings").findings.filter { $0.fix != .none }
        .map { "\($0.location)" }
    )
    let fixer = CatalogFixer(checker, includesUnsafe: true)
    guard let new = fixer.fix(TextBytes(bytes), path: "A.xcstrings").bytes else {
      #expect(places.isEmpty)
      return
    }
    let after = try StringCatalog(new)
    let (old, fresh) = (before.document, after.document)
    try #require(old.tokens.count == fresh.tokens.count)
    var lines = LineIndex(old.bytes)
    for token in old.tokens.indices {
      #expect(old[token].kind == fresh[token].kind)
      let place = "\(lines.next(old.startOffset(token)))"
      if old[token].isContainer || places.contains(place) { continue }
      #expect(
        old.bytes.copy(old.contentRange(token)) == fresh.bytes.copy(fresh.contentRange(token))
      )
    }
  }

  @Test func escapesInARepairedTextKeepTheirSpelling() throws {
    let text = #"{"sourceLanguage":"en","strings":{"a/b":{"localizations":{"de":{"stringUnit":"#
    let end = #"}}}},"version":"1.0"}"#
    let catalog = text + #"{"state":"translated","value":"\u0061\/\ud83d\ude00\u0020 "}"# + end
    let checker = try checker(RuleSelection(only: ["edge-whitespace"]))
    let result = CatalogFixer(checker, includesUnsafe: false)
      .fix(TextBytes(catalog.utf8), path: "A.xcstrings")
    let expected = text + #"{"state":"translated","value":"\u0061\/\ud83d\ude00"}"# + end
    #expect(result.bytes.map { String(decoding: $0, as: UTF8.self) } == expected)
    #expect(result.repairs == 1)
  }

  @Test func onlyWhatIsSelectedIsRepaired() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    let fixer = CatalogFixer(try checker(), includesUnsafe: true)
    let none = fixer.fix(TextBytes(catalog.utf8), path: "A") { $0.map { _ in false } }
    #expect(none.bytes == nil && none.checked.findings.count == 1 && none.repairs == 0)
    #expect(fixer.fix(TextBytes(catalog.utf8), path: "A").bytes != nil)
  }

  @Test func whatStandsTwiceIsNotRewritten() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"Undo":{"localizations":{"de":{"stringUnit":\
      {"state":"translated","value":"Zurück "}}}},"A":{},"A":{}},"version":"1.0"}
      """
    let fixer = CatalogFixer(try checker(), includesUnsafe: true)
    let result = fixer.fix(TextBytes(catalog.utf8), path: "A")
    #expect(result.bytes == nil)
    #expect(result.checked.findings.contains { $0.rule == "edge-whitespace" })
    #expect(!fixer.canFix(result.checked.findings))
  }

  @Test func whatIsNotJSONIsLeftAlone() throws {
    let result = CatalogFixer(try checker(), includesUnsafe: true)
      .fix(TextBytes("{".utf8), path: "A")
    #expect(result.bytes == nil && result.checked.isMalformed)
  }
}
