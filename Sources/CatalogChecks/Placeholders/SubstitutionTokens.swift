// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// The tokens of substitutions in one text, by name.
struct SubstitutionTokens {
  /// What the text reads, in its order.
  private let uses: [PlaceholderUse]
  /// The first use of each name; empty where a walk over all is faster.
  private var usesByName: [ExactText: PlaceholderUse] = [:]
  /// The arguments that the text reads; empty where a walk over the uses is faster.
  private var numbers: Set<Int> = []

  /// Up to how many uses a walk over them is faster than a table.
  private static let few = 8

  /// Finds the tokens of a text.
  ///
  /// - Parameters:
  ///   - format: the text.
  ///   - substitutions: what its localization declares; other tokens are left out.
  init(_ format: FormatString, _ substitutions: DeclaredSubstitutions) {
    uses = PlaceholderUse.uses(in: format, substitutions: substitutions, own: nil)
    guard uses.count > Self.few else { return }
    for use in uses {
      if let number = use.number { numbers.insert(number) }
      guard let name = use.substitution.map({ ExactText($0.name) }), usesByName[name] == nil
      else { continue }
      usesByName[name] = use
    }
  }

  /// The first token of a name.
  func first(of name: String) -> PlaceholderUse? {
    uses.count > Self.few
      ? usesByName[ExactText(name)]
      : uses.first { $0.substitution?.name.isExactly(name) ?? false }
  }

  /// The number of the one argument of a class that the text does not read; `nil` for none and for
  /// several.
  func onlyFree(_ argumentClass: ArgumentClass, in arguments: [ReferenceArgument]) -> Int? {
    var only: Int?
    for (index, argument) in arguments.enumerated()
    where argument.argumentClass == argumentClass && !reads(index + 1) {
      guard only == nil else { return nil }
      only = index + 1
    }
    return only
  }

  private func reads(_ number: Int) -> Bool {
    uses.count > Self.few ? numbers.contains(number) : uses.contains { $0.number == number }
  }
}
