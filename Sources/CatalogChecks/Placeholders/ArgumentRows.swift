// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings

/// The arguments of a key, gathered text by text; what is noted first decides how one is read.
struct ArgumentRows {
  /// The arguments, number 1 first; one that is not known is a gap.
  var arguments: [ReferenceArgument] = []
  /// Whether a form that was noted prints its substitution's own argument.
  private(set) var printsOwnArgument = false

  private let substitutions: DeclaredSubstitutions
  /// How far a number may lie beyond the known ones; further off it is a typing error (`argNum`), not
  /// a row to make.
  private let largestGap = 1_000

  /// Starts without arguments.
  ///
  /// - Parameter substitutions: What the source's localization declares.
  init(substitutions: DeclaredSubstitutions) {
    self.substitutions = substitutions
  }

  /// Notes the argument of a substitution.
  mutating func note(_ own: OwnArgument) {
    note(own.number, own.specifier, isExpected: false)
  }

  /// Notes what a text reads.
  ///
  /// - Parameters:
  ///   - text: A key or a text that is no form of a substitution.
  ///   - isExpected: Whether other texts should print what this one prints.
  mutating func note(_ text: SourceText, isExpected: Bool) {
    for reading in text.readings {
      note(reading.number, reading.specifier, isExpected: isExpected && reading.isPrinted)
    }
  }

  /// Notes what the form of a substitution reads; other texts should print it, too.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - own: The argument of the substitution.
  mutating func note(_ format: FormatString, own: OwnArgument) {
    for use in PlaceholderUse.uses(in: format, substitutions: substitutions, own: own) {
      if use.isOwn { printsOwnArgument = true }
      // The plain row inside a form is not the key's row.
      if use.isPlain { continue }
      note(use.number, use.specifier, isExpected: use.substitution?.printsArgument ?? true)
      for (number, specifier) in use.substitution?.otherArguments ?? [:] {
        note(number, specifier, isExpected: true)
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
