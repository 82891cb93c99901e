// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import FormatStrings

/// What a localization declares about one of its substitutions.
package struct SubstitutionFacts: Sendable, Hashable {
  /// The name in `%#@name@`, compared by code points.
  package let name: String
  /// The `formatSpecifier`, `nil` where it is absent or none.
  package let specifier: FormatSpecifier?
  /// The `argNum`, `nil` where it is absent.
  package let argumentNumber: Int?
  /// Whether some form prints the substitution's own argument.
  package let printsArgument: Bool
  /// What the forms print besides, by argument number.
  package private(set) var otherArguments: [Int: FormatSpecifier]
  /// The tokens of other substitutions in the forms, and the positions written on them.
  private let nested: [Nested]

  /// How many substitutions are looked into for one; no real key nests as many.
  private static let mostNested = 1_000

  private struct Nested: Sendable, Hashable {
    let name: String
    let position: Int?
  }

  /// Gathers the facts.
  ///
  /// - Parameters:
  ///   - name: The name of the substitution.
  ///   - formatSpecifier: The text of the member `formatSpecifier`.
  ///   - argumentNumber: The value of the member `argNum`.
  ///   - forms: The texts of all forms.
  package init(
    name: String,
    formatSpecifier: String?,
    argumentNumber: Int?,
    forms: [FormatString]
  ) {
    self.name = name
    specifier = formatSpecifier.flatMap { FormatSpecifier($0) }
    self.argumentNumber = argumentNumber
    var printsArgument = false
    var otherArguments: [Int: FormatSpecifier] = [:]
    var nested: [Nested] = []
    let own = OwnArgument(number: argumentNumber, specifier: specifier)
    for form in forms {
      for use in PlaceholderUse.uses(in: form, substitutions: [], own: own) {
        if case .substitution(let name) = use.placeholder.kind {
          nested.append(Nested(name: name, position: use.isPositional ? use.number : nil))
        } else if use.isOwn {
          printsArgument = true
        } else if use.isPositional, let number = use.number, let specifier = use.specifier {
          otherArguments[number] = specifier
        }
      }
    }
    self.printsArgument = printsArgument
    self.otherArguments = otherArguments
    self.nested = nested
  }

  /// The facts of one localization, each with what the substitutions in its forms print.
  ///
  /// A substitution that is reached in a circle is looked into once.
  package static func resolvingNested(_ all: DeclaredSubstitutions) -> DeclaredSubstitutions {
    guard all.contains(where: { !$0.nested.isEmpty }) else { return all }
    let resolved = all.enumerated().map { place, facts in
      var result = facts
      var seen: Set<Int> = [place]
      var waiting = facts.nested
      while let token = waiting.popLast(), seen.count < mostNested {
        guard let index = all.place(of: token.name), seen.insert(index).inserted
        else { continue }
        let inner = all[index]
        if let number = token.position ?? inner.argumentNumber, let specifier = inner.specifier {
          result.otherArguments[number] = specifier
        }
        result.otherArguments.merge(inner.otherArguments) { own, _ in own }
        waiting += inner.nested
      }
      return result
    }
    return DeclaredSubstitutions(resolved)
  }
}
