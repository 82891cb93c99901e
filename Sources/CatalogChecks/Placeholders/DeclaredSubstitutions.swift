// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// What one localization declares about its substitutions, in the order of the file.
///
/// Names are compared by Unicode scalars. Where two are the same, the first one counts.
package struct DeclaredSubstitutions: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
  private let facts: [SubstitutionFacts]
  /// The places of the names; empty where a walk is faster.
  private let places: [ExactText: Int]

  /// Up to how many declarations a walk over them is faster than a table.
  private static let few = 8

  /// Takes the declarations of a localization.
  package init(_ facts: [SubstitutionFacts]) {
    self.facts = facts
    places =
      facts.count > Self.few
      ? Dictionary(zip(facts.map { ExactText($0.name) }, facts.indices)) { first, _ in first }
      : [:]
  }

  /// Takes declarations one by one.
  package init(arrayLiteral facts: SubstitutionFacts...) {
    self.init(facts)
  }

  package var startIndex: Int { facts.startIndex }
  package var endIndex: Int { facts.endIndex }
  package subscript(place: Int) -> SubstitutionFacts { facts[place] }

  /// The place of a name; `nil` where none of that name is declared.
  func place(of name: String) -> Int? {
    facts.count > Self.few
      ? places[ExactText(name)] : facts.firstIndex { $0.name.isExactly(name) }
  }
}
