// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings

/// A key or a text of the source language with the arguments that it reads, found once for all the
/// texts that are compared with it.
struct SourceText: Sendable {
  /// One argument that is read.
  struct Reading: Sendable {
    let number: Int
    let specifier: FormatSpecifier?
    /// Whether it is printed; a substitution may only choose its form by it.
    let isPrinted: Bool
  }

  /// The text.
  let format: FormatString
  /// What it reads, in the order in which a formatter does.
  let readings: [Reading]
  /// The numbers of the arguments that it prints, in its substitutions at least in some form.
  private let printed: Set<Int>
  /// Whether it prints any argument, one without a number included.
  private let printsAny: Bool

  /// Finds what a text reads.
  ///
  /// - Parameters:
  ///   - format: A text that is no form of a substitution.
  ///   - substitutions: What its localization declares.
  init(_ format: FormatString, _ substitutions: DeclaredSubstitutions = []) {
    self.format = format
    var readings: [Reading] = []
    var printed: Set<Int> = []
    var printsAny = false
    let uses = PlaceholderUse.uses(in: format, substitutions: substitutions, own: nil)
    for (index, use) in uses.enumerated() {
      let isPrinted = use.substitution?.printsArgument ?? true
      printsAny = printsAny || isPrinted
      // A key from a syntax-only extractor has `%arg` for every argument, whatever its class.
      let isUnnumbered = use.isSubstitutionArgument && use.number == nil
      guard let number = isUnnumbered ? index + 1 : use.number else { continue }
      readings.append(Reading(number: number, specifier: use.specifier, isPrinted: isPrinted))
      if isPrinted, !isUnnumbered { printed.insert(number) }
      for (number, specifier) in use.substitution?.otherArguments ?? [:] {
        readings.append(Reading(number: number, specifier: specifier, isPrinted: true))
      }
    }
    (self.readings, self.printed, self.printsAny) = (readings, printed, printsAny)
  }

  /// Whether the text prints the argument of a substitution; any where its number is not known.
  func prints(_ own: OwnArgument) -> Bool { own.number.map(printed.contains) ?? printsAny }
}
