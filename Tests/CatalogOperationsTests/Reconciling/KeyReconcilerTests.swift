// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import SwiftExtraction
import Testing
import XCStrings

@Suite struct KeyReconcilerTests {
  /// What one text of a source becomes beside the keys of a catalog.
  private static func outcome(
    _ source: String,
    keys: [String],
    wanted: Set<ExactText> = []
  ) async throws -> KeyReconciler.Outcome {
    let result = await SourceExtractor().extract([
      SourceInput(path: "A.swift", bytes: Array("func f(n: Int, m: M) { \(source) }".utf8))
    ])
    let string = try #require(result.sources[0].strings.first)
    return KeyReconciler(keys: keys).reconcile(string, wanted: wanted)
  }

  @Test("Case 41") func unknownTypesTakeTheKeyOfTheCatalog() async throws {
    let outcome = try await Self.outcome("Text(\"\\(m.level) bars\")", keys: ["%d bars"])
    #expect(outcome.string.key == "%d bars")
    #expect(outcome.string.problems.isEmpty)
    #expect(outcome.usedKeys == ["%d bars"])
  }

  @Test("Case 42") func unknownTypesWithoutAKeyAreAssumed() async throws {
    let outcome = try await Self.outcome("Text(\"\\(m.level) bars\")", keys: ["%d cars"])
    #expect(outcome.string.key == "%@ bars")
    #expect(outcome.string.problems == [.assumedSpecifier])
    #expect(outcome.usedKeys.isEmpty)
  }

  @Test func severalKeysAreAmbiguousAndAllInUse() async throws {
    let outcome = try await Self.outcome(
      "Text(\"\\(m.level) bars\")",
      keys: ["%d bars", "%@ bars"]
    )
    #expect(outcome.string.problems.contains(.ambiguousKey))
    #expect(Set(outcome.usedKeys) == ["%d bars", "%@ bars"])
  }

  @Test("Case 43") func knownTypesAreContradicted() async throws {
    let outcome = try await Self.outcome("Text(\"\\(n) left\")", keys: ["%d left"])
    #expect(outcome.string.key == "%lld left")
    #expect(outcome.string.problems == [.specifierMismatch])
    #expect(outcome.rivals == ["%d left"])
  }

  @Test func aKeyThatOthersWantContradictsNobody() async throws {
    let outcome = try await Self.outcome(
      "Text(\"\\(n) left\")",
      keys: ["%@ left"],
      wanted: [ExactText("%@ left")]
    )
    #expect(outcome.string.problems.isEmpty)
    #expect(outcome.rivals.isEmpty)
  }

  @Test func positionsAreNeverTaken() async throws {
    let outcome = try await Self.outcome(
      "Text(\"\\(m.a) of \\(m.b)\")",
      keys: ["%1$lld of %2$lld"]
    )
    #expect(outcome.string.key == "%@ of %@")
    #expect(outcome.string.problems.contains(.specifierMismatch))
  }

  @Test func doubledSignsArePartOfTheText() {
    #expect(KeySkeleton("%lld%% used") == KeySkeleton("%@%% used"))
    #expect(KeySkeleton("%lld%% used") != KeySkeleton("%@ used"))
    #expect(KeySkeleton("100% sure") == nil)
  }
}
