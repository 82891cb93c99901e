// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import TestSupport
import Testing
import XCStrings

@testable import CatalogChecks

/// What a text is compared with, against the order that the facts give: the same device, then the
/// same form, then `other`, then the plain text, then the key.
@Suite struct ReferenceFinderTests {
  private static let devices = ["mac", "iphone", "other"]
  private static let forms = ["zero", "one", "few", "other"]

  private static func unit(_ random: inout SeededGenerator) -> CatalogTree {
    let texts = ["Text", "%lld", "", "  ", "x y"]
    return .object([
      (
        "stringUnit",
        .object([
          ("state", .text("translated")),
          ("value", .text(texts.randomElement(using: &random) ?? "")),
        ])
      )
    ])
  }

  private static func plural(_ random: inout SeededGenerator) -> CatalogTree {
    let forms = forms.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
    return .object([
      ("variations", .object([("plural", .object(forms.map { ($0, unit(&random)) }))]))
    ])
  }

  private static func localization(_ random: inout SeededGenerator) -> CatalogTree {
    var result: CatalogTree
    switch Int.random(in: 0..<4, using: &random) {
    case 0: result = unit(&random)
    case 1: result = plural(&random)
    default:
      let devices = devices.shuffled(using: &random)
        .prefix(Int.random(in: 1...3, using: &random))
      result = .object([
        (
          "variations",
          .object([
            (
              "device",
              .object(
                devices.map {
                  ($0, Bool.random(using: &random) ? unit(&random) : plural(&random))
                }
              )
            )
          ])
        )
      ])
    }
    if Bool.random(using: &random), case .object(let members) = result {
      let names = ["a", "b"].filter { _ in Bool.random(using: &random) }
      result = .object(
        members + [("substitutions", .object(names.map { ($0, plural(&random)) }))]
      )
    }
    return result
  }

  private static func entry(_ key: String, seed: UInt64) throws -> EntryContext {
    var random = SeededGenerator(seed: seed)
    var localizations: [(name: String, value: CatalogTree)] = [("de", localization(&random))]
    if seed % 4 != 0 { localizations.append(("en", localization(&random))) }
    let tree = CatalogTree.object([
      ("sourceLanguage", .text("en")),
      ("strings", .object([(key, .object([("localizations", .object(localizations))]))])),
      ("version", .text("1.0")),
    ])
    let catalog = CatalogContext(
      try StringCatalog(tree.json.utf8),
      path: "A.xcstrings",
      options: CheckOptions()
    )
    let entry = EntryContext(catalog)
    entry.turn(to: try #require(catalog.entries.first))
    return entry
  }

  /// How well a source text fits, the smaller the better; `nil` where it does not.
  private static func rank(_ candidate: Leaf, _ leaf: Leaf, _ document: JSONDocument) -> [Int]? {
    func name(_ token: Int) -> String? { token < 0 ? nil : document.text(token) }
    guard name(candidate.substitution) == name(leaf.substitution), candidate.value >= 0,
      !TextContext.isBlank(document, candidate.value)
    else { return nil }
    let device = name(candidate.device)
    let deviceRank = device == name(leaf.device) ? 0 : device == nil || device == "other" ? 1 : 2
    let isFallback = candidate.plural == .other || candidate.plural == nil
    return [deviceRank, candidate.plural == leaf.plural ? 0 : isFallback ? 1 : 2]
  }

  @Test(arguments: ["Some words", "%lld files", "an.identifier"])
  func isTheBestOfTheSource(_ key: String) throws {
    for seed in 0..<300 as Range<UInt64> {
      let entry = try Self.entry(key, seed: seed)
      let target = try #require(entry.content.localizations.first)
      let sources = entry.source.map { Array(entry.content.leaves[$0.leaves]) } ?? []
      for leaf in entry.content.leaves[target.leaves] {
        let found = ReferenceFinder.reference(for: leaf, in: entry)
        let ranks = sources.compactMap { Self.rank($0, leaf, entry.document) }
        let best = ranks.min { $0.lexicographicallyPrecedes($1) }
        if let best {
          let chosen = try #require(found?.leaf, "seed \(seed): a source text is there")
          #expect(Self.rank(chosen, leaf, entry.document) == best, "seed \(seed)")
          #expect(found?.token == chosen.value)
        } else if leaf.substitution >= 0 || key == "an.identifier" {
          #expect(found == nil, "seed \(seed): nothing to compare with")
        } else {
          #expect(found?.isKey == true && found?.token == entry.keyToken, "seed \(seed)")
        }
      }
    }
  }
}
