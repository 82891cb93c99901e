// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge

/// Fills the texts of one language with values.
struct TextRenderer {
  /// Texts beyond this many bytes are refused, and so are more expansions of substitutions: a few
  /// substitutions that mention each other several times could otherwise fill the memory.
  private static let longestText = 1 << 20
  private var mostExpansions: Int { isLenient ? 1_000 : 10_000 }
  private var mostPieces: Int { isLenient ? 100_000 : 1_000_000 }
  /// Substitutions within substitutions.
  private static let largestDepth = 8

  private let content: CompiledContent
  private let arguments: ArgumentTexts
  private let options: LocalizationOptions
  /// Whether what cannot be filled in is left as it stands rather than the end of it.
  private var isLenient = false
  private var text = ""
  private var expansions = 0
  private var pieceCount = 0
  private var names: [String] = []
  /// The text that was chosen for the device, width and number, outside of substitutions.
  private var chosen: CompiledText?
  /// Whether grammar markup was met.
  private(set) var hasMarkup = false
  /// What is wrong with values that were shown all the same.
  private(set) var remarks: [RenderFailure] = []

  init(
    _ content: CompiledContent,
    arguments: [LocalizationArgument],
    formats: LanguageFormats,
    options: LocalizationOptions
  ) {
    self.content = content
    self.arguments = ArgumentTexts(values: arguments, formats: formats)
    self.options = options
  }

  /// The text with its values.
  ///
  /// - Throws: A `RenderFailure` for the first thing that is wrong.
  mutating func render() throws(RenderFailure) -> String {
    try append(content.node, own: nil)
    return text
  }

  /// The text with the values that fit, and whatever else stands in it as it is spelled: the last
  /// resort.
  ///
  /// Variations that no value chooses are read as for `other`. Of a text that would be too long
  /// comes what there is room for; one that is too long by itself comes as it stands.
  mutating func renderLeniently() -> String {
    isLenient = true
    return (try? render()) ?? chosen?.raw ?? ""
  }

  private mutating func append(_ node: TextNode, own: OwnArgument?) throws(RenderFailure) {
    switch node {
    case .text(let text): try append(text, own: own)
    case .devices(let cases):
      for candidate in options.device.candidates {
        for item in cases where item.device == candidate {
          return try append(item.node, own: own)
        }
      }
      if isLenient, let some = cases.first { return try append(some.node, own: own) }
      throw RenderFailure(
        kind: .missingText,
        message: "there is no text for the device “\(options.device.rawValue)” and none for "
          + "“other”; add one of them"
      )
    case .widths(let cases):
      let wanted = options.width ?? .max
      // The widest that fits, else the narrowest there is.
      guard let best = cases.last(where: { $0.width <= wanted }) ?? cases.first else { return }
      try append(best.node, own: own)
    case .plural(let plural): try append(plural, own: own)
    }
  }

  // MARK: - Plural forms

  private mutating func append(_ plural: PluralNode, own: OwnArgument?) throws(RenderFailure) {
    let form: TextNode
    do {
      form = try self.form(of: plural, own: own)
    } catch {
      guard isLenient, let some = plural.form(.other) ?? plural.forms.compactMap({ $0 }).last else {
        throw error
      }
      form = some
    }
    try append(form, own: own)
  }

  /// The form for a number.
  private mutating func form(
    of plural: PluralNode,
    own: OwnArgument?
  ) throws(RenderFailure) -> TextNode {
    let number = own?.number ?? plural.argument ?? arguments.firstNumber
    guard let number, number <= arguments.values.count else {
      throw .missingArgument(
        "the plural form depends on value \(number ?? 1)",
        given: arguments.values.count
      )
    }
    let value = arguments.values[number - 1]
    // "zero" is for the number 0 in every language that has it, whatever CLDR's category is.
    if value.isWholeZero, let form = plural.form(.zero) { return form }
    let category = try self.category(of: value, number, plural, own)
    guard let form = plural.form(category) ?? plural.form(.other) else {
      throw RenderFailure(
        kind: .missingText,
        message: "the plural form “\(category.rawValue)” is missing, and “other” too; add them"
      )
    }
    return form
  }

  /// The plural category of a number; `other`, with a remark, where ICU has no rules.
  private mutating func category(
    of value: LocalizationArgument,
    _ number: Int,
    _ plural: PluralNode,
    _ own: OwnArgument?
  ) throws(RenderFailure) -> PluralCategory {
    let rules: LanguagePlurals
    do {
      rules = try arguments.formats.plurals
    } catch {
      remarks.append(.withoutRules(error))
      return .other
    }
    let shown = own.map { plural.shown(ownArgument: $0.number) } ?? plural.shown
    return try arguments.category(
      of: value,
      number: number,
      shown: shown,
      own: own,
      rules: rules
    )
  }

  // MARK: - Pieces

  private mutating func append(_ compiled: CompiledText, own: OwnArgument?) throws(RenderFailure) {
    if compiled.hasMarkup { hasMarkup = true }
    if isLenient, names.isEmpty { chosen = compiled }
    if let literal = compiled.literal { return try append(literal) }
    if arguments.values.isEmpty, own == nil, !compiled.mentionsSubstitutions {
      return try append(compiled.raw)
    }
    let pieces =
      own == nil ? compiled.pieces(forArguments: arguments.values.count) : compiled.pieces
    pieceCount += pieces.count
    guard pieceCount <= mostPieces else {
      throw RenderFailure(
        kind: .tooLong,
        message: "the text would have more than \(mostPieces) parts; do substitutions mention "
          + "each other too often?"
      )
    }
    if text.isEmpty { text.reserveCapacity(compiled.raw.utf8.count + 24) }
    for piece in pieces {
      let length = text.utf8.count
      do {
        try append(piece, own: own)
      } catch {
        guard isLenient else { throw error }
        // What a substitution wrote before it failed would stand beside what is shown in its place.
        text.removeSubrange(text.utf8.index(text.startIndex, offsetBy: length)...)
        try append(Self.source(of: piece, own: own))
      }
    }
  }

  private mutating func append(_ piece: TextPiece, own: OwnArgument?) throws(RenderFailure) {
    switch piece {
    case .literal(let literal): try append(literal)
    case .argument(let piece): try append(piece, own: own)
    case .own(let offset): try appendOwn(own, offset)
    case .substitution(let piece): try append(piece, own: own)
    case .invalid(let piece): throw .invalid(piece)
    }
  }

  /// How a piece that cannot be filled in is shown: as it stands, and a text that is not to be had
  /// not at all.
  private static func source(of piece: TextPiece, own: OwnArgument?) -> String {
    switch piece {
    case .literal(let literal): literal
    case .argument(let piece): piece.source
    case .own: "%" + (own?.specifier?.description ?? "@")
    case .substitution: ""
    case .invalid(let piece): piece.source
    }
  }

  private mutating func append(_ string: String) throws(RenderFailure) {
    guard text.utf8.count + string.utf8.count <= Self.longestText else {
      throw RenderFailure(
        kind: .tooLong,
        message: "the text would be longer than \(Self.longestText) bytes; do substitutions "
          + "mention each other too often?"
      )
    }
    text += string
  }

  private mutating func append(_ piece: ArgumentPiece, own: OwnArgument?) throws(RenderFailure) {
    let number = piece.value.counted(from: own?.number ?? 1)
    let value = try arguments.value(number, piece)
    switch (piece.shortcut, value) {
    case (.integer, .integer(let number)), (.object, .integer(let number)):
      try append(number, piece.source, piece.offset)
    case (.object, .string(let string)): try appendArgument(string)
    default:
      let conversion = try arguments.conversion(piece, own: own)
      try append(
        try arguments.text(of: value, conversion, nil, piece.offset, piece.source),
        isText: value.isText,
        offset: piece.offset
      )
    }
  }

  /// Appends a whole number in the usual form.
  private mutating func append(
    _ number: Int64,
    _ source: String,
    _ offset: Int
  ) throws(RenderFailure) {
    if let text = (try? arguments.formats.formats.integer(number)) ?? nil {
      return try append(text)
    }
    let output = try arguments.text(
      of: .integer(number),
      ArgumentTexts.conversion(nil),
      nil,
      offset,
      source
    )
    try append(output, isText: false, offset: offset)
  }

  /// Appends a text that was filled in, isolated where it needs to be.
  private mutating func appendArgument(_ string: String) throws(RenderFailure) {
    guard options.isolation.isolates(string, in: arguments.formats.direction) else {
      return try append(string)
    }
    try append("\u{2068}" + string + "\u{2069}")
  }

  /// Appends a value as it is shown.
  private mutating func append(
    _ output: NumberText,
    isText: Bool,
    offset: Int
  ) throws(RenderFailure) {
    if let fault = output.fault {
      remarks.append(RenderFailure(kind: output.faultKind, offset: offset, message: fault))
    }
    if isText { try appendArgument(output.text) } else { try append(output.text) }
  }

  private mutating func appendOwn(_ own: OwnArgument?, _ offset: Int) throws(RenderFailure) {
    guard let own else {
      throw RenderFailure(
        kind: .unknownConversion,
        offset: offset,
        message: "%arg has a meaning inside a substitution only; write the conversion of the value"
      )
    }
    guard own.number <= arguments.values.count else {
      throw .missingArgument(
        "%arg wants value \(own.number)",
        offset: offset,
        given: arguments.values.count
      )
    }
    let value = arguments.values[own.number - 1]
    if own.specifier == nil || own.specifier?.isBareInteger == true,
      case .integer(let number) = value
    {
      return try append(number, "%arg", offset)
    }
    let conversion = ArgumentTexts.conversion(own.specifier)
    try append(
      try arguments.text(of: value, conversion, nil, offset, "%arg"),
      isText: value.isText,
      offset: offset
    )
  }

  private mutating func append(_ piece: SubstitutionPiece, own: OwnArgument?) throws(RenderFailure)
  {
    guard let substitution = content.substitution(piece.name) else {
      throw RenderFailure(
        kind: .undefinedSubstitution,
        offset: piece.offset,
        message: "“%#@\(piece.name)@” names a substitution that the key does not have; "
          + "define it or correct the name"
      )
    }
    expansions += 1
    guard !names.contains(where: { $0.utf8.elementsEqual(piece.name.utf8) }),
      names.count < Self.largestDepth
    else {
      throw RenderFailure(
        kind: .substitutionCycle,
        offset: piece.offset,
        message: "the substitutions \((names + [piece.name]).joined(separator: ", ")) refer to "
          + "each other in a circle or more than \(Self.largestDepth) deep; take one reference out"
      )
    }
    guard expansions <= mostExpansions else {
      throw RenderFailure(
        kind: .tooLong,
        offset: piece.offset,
        message: "more than \(mostExpansions) substitutions would be filled in; "
          + "do they mention each other too often?"
      )
    }
    // A number that is written wins over that of the catalog, which wins over the order.
    let number =
      piece.argument.isPositional
      ? piece.argument.number
      : substitution.argument ?? piece.argument.counted(from: own?.number ?? 1)
    names.append(piece.name)
    defer { names.removeLast() }
    try append(
      substitution.node,
      own: OwnArgument(number: number, specifier: substitution.specifier)
    )
  }
}
