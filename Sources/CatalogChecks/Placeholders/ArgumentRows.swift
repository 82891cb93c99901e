// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings

/// The arguments of a key, gathered text by text; what is noted first decides how one is read.
struct ArgumentRows {
  /// The arguments, number 1 first; one that is not known is a gap.
  var arguments: [ReferenceArgument] = []
  /// Whether a form that was noted prints its substitution's own argument.
  private(set) var printsOwnArgument = false

  private let substitutions: [SubstitutionFacts]
  /// How far a number may lie beyond the known ones; further off it is a typing error (`argNum`), not
  /// a row to make.
  private let largestGap = 1_000

  /// Starts without arguments.
  ///
  /// - Parameter substitutions: What the source's localization declares.
  init(substitutions: [SubstitutionFacts]) {
    self.substitutions = substitutions
  }

  /// Notes the argument of a substitution.
  mutating func note(_ own: OwnArgument) {
    note(own.number, own.specifier, isExpected: false)
  }

  /// Notes what a text reads.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - own: The argument of the substitution whose form the text is.
  ///   - isExpected: Whether other texts should print what this one prints.
  mutating func note(_ format: FormatString, own: OwnArgument? = nil, isExpected: Bool) {
    let uses = PlaceholderUse.uses(in: format, substitutions: substitutions, own: own)
    for (index, use) in uses.enumerated() {
      // A key from a syntax-only extractor has `%arg` for every argument, whatever its class.
      if use.isSubstitutionArgument, use.number == nil, own == nil {
        note(index + 1, nil, isExpected: isExpected)
        continue
      }
      if use.isOwn { printsOwnArgument = true }
      // The plain row inside a form is not the key's row.
      if own != nil, use.isPlain { continue }
      let isPrinted = use.substitution?.printsArgument ?? true
      note(use.number, use.specifier, isExpected: isExpected && isPrinted)
      for (number, specifier) in use.substitution?.otherArguments ?? [:] {
        note(number, specifier, isExpected: isExpected)
      }
    }
  }

  private mutating func note(_ number: Int?, _ specifier: FormatSpecifier?, isExpected: Bool) {
    guard let number, number >= 1, number <= arguments.count + largestGap else { return }
    while arguments.count < number { arguments.append(ReferenceArgument()) }
    arguments[number - 1].isKnown = true
    if isExpected { arguments[number - 1].isExpected = true }
    if arguments[number - 1].specifier == nil { arguments[number - 1].specifier = specifier }
  }
}
