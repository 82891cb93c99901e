// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// The substitutions that one localization declares, each with the argument that it reads.
struct SubstitutionTable {
  /// One substitution.
  struct Row {
    /// The token of its name.
    let name: Int
    /// The values of its `argNum` and `formatSpecifier`, where they have the right type.
    let argumentNumberToken: Int?
    let specifierToken: Int?
    /// The argument that chooses the form.
    let own: OwnArgument
    /// The `argNum`.
    let declaredNumber: Int?
    /// Whether the number of the argument was written, on a token or as `argNum`, and not counted.
    let isNumbered: Bool

    var value: Int { name + 1 }
  }

  private(set) var rows: [Row] = []
  /// The places of the rows by the tokens of their names; empty where a walk is faster.
  private var places: [Int: Int] = [:]
  /// What is declared, in the order of `rows`.
  private(set) var facts: DeclaredSubstitutions = []

  /// A localization without substitutions.
  static let none = SubstitutionTable()

  /// Up to how many substitutions a walk over them is faster than a table.
  private static let few = 8

  private init() {}

  /// Reads what a localization declares.
  ///
  /// A position on the token wins over `argNum`, and that over the order of the tokens; where the
  /// order leads to an argument of another class, the only free one of the right class is meant.
  ///
  /// - Parameters:
  ///   - entry: the key.
  ///   - localization: the localization, one of the entry's.
  ///   - arguments: the arguments of the key, as far as they are known.
  ///   - format: the format string that a text of the localization is.
  init(
    _ entry: EntryContext,
    _ localization: EntryContent.Localization,
    arguments: [ReferenceArgument],
    format: (Leaf) -> FormatString
  ) {
    let document = entry.document
    guard localization.hasSubstitutions,
      let object = document.member(.substitutions, of: localization.value)
    else { return }
    let leaves = entry.content.leaves[localization.leaves].filter { $0.value >= 0 }
    let members = Array(document.members(of: object))
    let areFew = members.count <= Self.few
    let formsByName = areFew ? [:] : Dictionary(grouping: leaves, by: \.substitution)
    var declared: [(name: Int, number: Int?, specifier: Int?)] = []
    var read: [SubstitutionFacts] = []
    for member in members {
      let number = document.member(.argNum, of: member.value)
        .flatMap { document[$0].kind == .number ? $0 : nil }
      let specifier = document.member(.formatSpecifier, of: member.value)
        .flatMap { document[$0].kind == .string ? $0 : nil }
      let forms =
        areFew ? leaves.filter { $0.substitution == member.name } : formsByName[member.name] ?? []
      declared.append((member.name, number, specifier))
      read.append(
        SubstitutionFacts(
          name: document.text(member.name),
          formatSpecifier: specifier.map(document.text),
          argumentNumber: number.flatMap { Self.integer(document, $0) },
          forms: forms.map(format)
        )
      )
    }
    facts = SubstitutionFacts.resolvingNested(DeclaredSubstitutions(read))
    let tokens = leaves.filter { $0.substitution < 0 }.map { text in
      SubstitutionTokens(format(text), facts)
    }
    for (declared, facts) in zip(declared, facts) {
      let place = Self.place(of: facts, in: tokens, arguments)
      let isNumbered = place.isNumbered || facts.argumentNumber != nil
      let number = isNumbered ? place.number ?? facts.argumentNumber : place.number
      if !areFew { places[declared.name] = rows.count }
      rows.append(
        Row(
          name: declared.name,
          argumentNumberToken: declared.number,
          specifierToken: declared.specifier,
          own: OwnArgument(number: number, specifier: facts.specifier),
          declaredNumber: facts.argumentNumber,
          isNumbered: isNumbered
        )
      )
    }
  }

  /// The argument of the substitution that has this token as its name.
  func own(_ name: Int) -> OwnArgument? {
    places.isEmpty ? rows.first { $0.name == name }?.own : places[name].map { rows[$0].own }
  }

  /// The number of the argument that the tokens of a substitution read.
  private static func place(
    of facts: SubstitutionFacts,
    in texts: [SubstitutionTokens],
    _ arguments: [ReferenceArgument]
  ) -> (number: Int?, isNumbered: Bool) {
    for tokens in texts {
      guard let use = tokens.first(of: facts.name), let number = use.number else { continue }
      if use.isPositional || facts.argumentNumber != nil { return (number, use.isPositional) }
      let ownClass = facts.specifier?.argumentClass
      let placed = number <= arguments.count ? arguments[number - 1].argumentClass : nil
      guard let ownClass, let placed, placed != ownClass else { return (number, false) }
      return (tokens.onlyFree(ownClass, in: arguments) ?? number, false)
    }
    return (nil, false)
  }

  /// The integer that a number is; `nil` for any other number.
  private static func integer(_ document: JSONDocument, _ token: Int) -> Int? {
    document.bytes.withSpan(document.contentRange(token)) { Int(String(copying: $0)) }
  }
}
