// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// The tokens of substitutions in one text, by name.
struct SubstitutionTokens {
  /// The first use of each name.
  private var uses: [ExactText: PlaceholderUse] = [:]
  /// The arguments that the text reads.
  private var numbers: Set<Int> = []

  /// Finds the tokens of a text.
  ///
  /// - Parameters:
  ///   - format: the text.
  ///   - substitutions: what its localization declares; other tokens are left out.
  init(_ format: FormatString, _ substitutions: DeclaredSubstitutions) {
    for use in PlaceholderUse.uses(in: format, substitutions: substitutions, own: nil) {
      if let number = use.number { numbers.insert(number) }
      guard let name = use.substitution.map({ ExactText($0.name) }), uses[name] == nil else {
        continue
      }
      uses[name] = use
    }
  }

  /// The first token of a name.
  func first(of name: String) -> PlaceholderUse? { uses[ExactText(name)] }

  /// The number of the one argument of a class that the text does not read; `nil` for none and for
  /// several.
  func onlyFree(_ argumentClass: ArgumentClass, in arguments: [ReferenceArgument]) -> Int? {
    var only: Int?
    for (index, argument) in arguments.enumerated()
    where argument.argumentClass == argumentClass && !numbers.contains(index + 1) {
      guard only == nil else { return nil }
      only = index + 1
    }
    return only
  }
}
