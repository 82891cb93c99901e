// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing
import XCStrings

@testable import CatalogChecks

/// One cause, one finding: one mistake in a clean catalog, whatever its kind and place.
@Suite struct SingleCauseTests {
  static let mutations =
    CatalogMutation.texts + CatalogMutation.variations + CatalogMutation.substitutions
    + CatalogMutation.entries

  /// Without a mistake nothing is found, so that what is found below is the mistake's.
  @Test(arguments: 0..<5 as Range<UInt64>)
  func theCatalogIsClean(seed: UInt64) throws {
    var clean = CleanCatalog(seed: seed)
    #expect(try Self.findings(clean.tree()) == [])
  }

  @Test(arguments: mutations)
  func isFoundOnce(_ mutation: CatalogMutation) throws {
    var isApplied = false
    for seed in 0..<24 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var clean = CleanCatalog(seed: seed)
      var tree = clean.tree()
      guard mutation.apply(&tree, &random) else { continue }
      isApplied = true
      let found = try Self.findings(tree)
      let rules = found.map { $0.prefix { $0 != " " } }
      let isRight =
        mutation.rules.isEmpty
        ? found.isEmpty : rules.count == 1 && mutation.rules.contains { $0 == rules[0] }
      #expect(isRight, "\(mutation), seed \(seed): \(found)")
      if !isRight { break }
    }
    #expect(isApplied, "no seed finds a place for “\(mutation)”")
  }

  /// The findings of all rules that are on by default but `layout`, a line each.
  private static func findings(_ tree: CatalogTree) throws -> [String] {
    let catalog = try StringCatalog(tree.json.utf8)
    return Checker().findings(in: catalog, path: "Localizable.xcstrings")
      .filter { $0.rule != "layout" }
      .map { finding in
        let place = [finding.key, finding.locale, finding.variation].map { $0 ?? "–" }
        return "\(finding.rule) \(place.joined(separator: ", ")): \(finding.message)"
      }
  }
}
