// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings

/// One reading of one argument, with the facts of the catalog applied.
struct PlaceholderUse {
  /// The placeholder that reads.
  let placeholder: Placeholder
  /// What the argument is read for.
  let role: ArgumentUse.Role
  /// The number of the argument, `nil` for a `%arg` whose substitution is not known.
  var number: Int?
  /// How the argument is read, `nil` where that is not known.
  let specifier: FormatSpecifier?
  /// Whether the number was written in the text.
  let isPositional: Bool
  /// Whether it reads the argument of the substitution in whose form it stands.
  let isOwn: Bool
  /// For a `%#@name@` token, what its localization declares; `nil` where nothing is declared.
  let substitution: SubstitutionFacts?

  /// Whether the number rests on nothing but the order of the placeholders.
  var isPlain: Bool { !isPositional && !isOwn && !isSubstitutionArgument }

  /// Whether it is a conversion, not a token and not `%arg`.
  var isConversion: Bool { placeholder.specifier != nil }

  /// Whether it is a `%arg`.
  var isSubstitutionArgument: Bool { placeholder.kind == .substitutionArgument }

  /// The class of the argument, `nil` where it is not known.
  var argumentClass: ArgumentClass? { specifier?.argumentClass }

  /// How `*` reads its argument.
  private static let star = FormatSpecifier("d")

  /// The uses of a text.
  ///
  /// The number of a token is its position, else the `argNum`, else its place in the plain row.
  /// Inside a substitution's form `%arg` and the first plain placeholder are its own argument.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - isIncluded: Which placeholders count; by default those that are no prose.
  ///   - substitutions: What the text's localization declares.
  ///   - own: The argument of the substitution whose form the text is.
  /// - Returns: The uses, in the order in which a formatter takes them.
  static func uses(
    in format: FormatString,
    including isIncluded: (Placeholder) -> Bool = { $0.reading == .conversion },
    substitutions: DeclaredSubstitutions,
    own: OwnArgument?
  ) -> [PlaceholderUse] {
    var hasPlainOwn = false
    return format.argumentUses(including: isIncluded).map { use in
      let placeholder = format.placeholders[use.placeholder]
      var number = use.number
      var specifier = use.role == .value ? placeholder.specifier : star
      var isOwn = false
      var facts: SubstitutionFacts?
      switch placeholder.kind {
      case .substitution(let name):
        facts = substitutions.place(of: name).map { substitutions[$0] }
        specifier = facts?.specifier
        if placeholder.position == nil { number = facts?.argumentNumber ?? number }
      case .substitutionArgument:
        isOwn = own != nil && (number == nil || number == own?.number)
        specifier = isOwn ? own?.specifier : nil
        if isOwn { number = own?.number }
      case .conversion:
        guard let own, use.role == .value else { break }
        if use.isPositional {
          isOwn = number == own.number
        } else if !hasPlainOwn {
          hasPlainOwn = true
          isOwn = true
          number = own.number
        }
      }
      return PlaceholderUse(
        placeholder: placeholder,
        role: use.role,
        number: number,
        specifier: specifier,
        isPositional: use.isPositional,
        isOwn: isOwn,
        substitution: facts
      )
    }
  }
}
