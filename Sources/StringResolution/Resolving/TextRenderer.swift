// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge

/// Fills the texts of one language with values.
struct TextRenderer {
  /// Texts beyond this many bytes are refused, and so are more expansions of substitutions: a few
  /// substitutions that mention each other several times could otherwise fill the memory.
  private static let longestText = 1 << 20
  private static let mostExpansions = 10_000
  private static let mostPieces = 1_000_000
  /// Substitutions within substitutions.
  private static let largestDepth = 8

  /// Why a text cannot be filled.
  struct Failure: Error {
    let kind: LocalizationProblem.Kind
    let offset: Int?
    let message: String
  }

  /// The argument of the substitution in whose form a text stands.
  private struct Own {
    let name: String
    let number: Int
    let specifier: FormatSpecifier?
  }

  private let content: CompiledContent
  private let arguments: [LocalizationArgument]
  private let formats: LanguageFormats
  private let options: LocalizationOptions
  private var text = ""
  private var expansions = 0
  private var pieceCount = 0
  private var names: [String] = []
  /// Whether grammar markup was met.
  private(set) var hasMarkup = false

  init(
    _ content: CompiledContent,
    arguments: [LocalizationArgument],
    formats: LanguageFormats,
    options: LocalizationOptions
  ) {
    self.content = content
    self.arguments = arguments
    self.formats = formats
    self.options = options
  }

  /// The text with its values.
  ///
  /// - Throws: A `Failure` for the first thing that is wrong.
  mutating func render() throws(Failure) -> String {
    try append(content.node, own: nil)
    return text
  }

  private mutating func append(_ node: TextNode, own: Own?) throws(Failure) {
    switch node {
    case .text(let text): try append(text, own: own)
    case .devices(let cases):
      for candidate in options.device.candidates {
        for item in cases where item.device == candidate {
          return try append(item.node, own: own)
        }
      }
      throw Failure(
        kind: .missingText,
        offset: nil,
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

  private mutating func append(_ plural: PluralNode, own: Own?) throws(Failure) {
    let number = own?.number ?? plural.argument ?? firstNumber
    guard let number, number <= arguments.count else {
      throw Failure(
        kind: .missingArgument,
        offset: nil,
        message: "the plural form depends on value \(number ?? 1), but \(given)"
      )
    }
    let value = arguments[number - 1]
    // "zero" is for the number 0 in every language that has it, whatever CLDR's category is.
    if value.isWholeZero, let form = plural.form(.zero) { return try append(form, own: own) }
    let shown = own.map { plural.shown(ownArgument: $0.number) } ?? plural.shown
    let category = try category(of: value, number: number, shown: shown, own: own)
    guard let form = plural.form(category) ?? plural.form(.other) else {
      throw Failure(
        kind: .missingText,
        offset: nil,
        message: "the plural form “\(category.rawValue)” is missing, and “other” too; add them"
      )
    }
    try append(form, own: own)
  }

  /// The first number among the values, counted from 1.
  private var firstNumber: Int? {
    arguments.firstIndex { $0.isNumber }.map { $0 + 1 }
  }

  private func category(
    of value: LocalizationArgument,
    number: Int,
    shown: ShownNumber,
    own: Own?
  ) throws(Failure) -> PluralCategory {
    guard let rules = formats.plurals else { return .other }
    let specifier: FormatSpecifier?
    switch shown {
    case .nowhere: return try shortestCategory(of: value, number: number, rules)
    case .own:
      specifier = own?.specifier
      if specifier == nil, let magnitude = value.magnitude {
        return rules.cardinal.category(ofMagnitude: magnitude)
      }
    case .conversion(let piece):
      if piece.shortcut != .none, let magnitude = value.magnitude {
        return rules.cardinal.category(ofMagnitude: magnitude)
      }
      let conversion = try conversion(piece, own: own)
      return try text(of: value, conversion, rules, piece.offset, piece.source).category
    }
    guard value.isNumber else { throw wrongType(value, number, "a number", nil) }
    let conversion = Self.conversion(specifier)
    return try text(of: value, conversion, rules, nil, "%arg").category
  }

  /// The category of a number that no form shows: there are no digits to go by, so that 1.0 is 1.
  private func shortestCategory(
    of value: LocalizationArgument,
    number: Int,
    _ rules: LanguagePlurals
  ) throws(Failure) -> PluralCategory {
    switch value {
    case .integer(let number): return rules.cardinal.category(ofMagnitude: number.magnitude)
    case .unsigned(let number): return rules.cardinal.category(ofMagnitude: number)
    case .double(let number), .styled(.double(let number, _)):
      return rules.cardinal.category(of: number)
    case .decimal(let digits), .styled(.integer(let digits, _)), .styled(.decimal(let digits, _)):
      return rules.cardinal.category(of: Double(digits) ?? 0)
    case .string, .styled: throw wrongType(value, number, "a number", nil)
    }
  }

  // MARK: - Pieces

  private mutating func append(_ compiled: CompiledText, own: Own?) throws(Failure) {
    if compiled.hasMarkup { hasMarkup = true }
    if let literal = compiled.literal { return try append(literal) }
    if arguments.isEmpty, own == nil, !compiled.mentionsSubstitutions {
      return try append(compiled.raw)
    }
    let pieces = own == nil ? compiled.pieces(forArguments: arguments.count) : compiled.pieces
    pieceCount += pieces.count
    guard pieceCount <= Self.mostPieces else {
      throw Failure(
        kind: .tooLong,
        offset: nil,
        message: "the text would have more than \(Self.mostPieces) parts; do substitutions mention "
          + "each other too often?"
      )
    }
    if text.isEmpty { text.reserveCapacity(compiled.raw.utf8.count + 24) }
    for piece in pieces {
      switch piece {
      case .literal(let literal): try append(literal)
      case .argument(let piece): try append(piece, own: own)
      case .own(let offset): try appendOwn(own, offset)
      case .substitution(let piece): try append(piece, own: own)
      case .invalid(let piece): throw Self.failure(piece)
      }
    }
  }

  private mutating func append(_ string: String) throws(Failure) {
    guard text.utf8.count + string.utf8.count <= Self.longestText else {
      throw Failure(
        kind: .tooLong,
        offset: nil,
        message: "the text would be longer than \(Self.longestText) bytes; do substitutions "
          + "mention each other too often?"
      )
    }
    text += string
  }

  private mutating func append(_ piece: ArgumentPiece, own: Own?) throws(Failure) {
    let number = piece.value.counted(from: own?.number ?? 1)
    guard number <= arguments.count else { throw missing(number, piece) }
    let value = arguments[number - 1]
    switch (piece.shortcut, value) {
    case (.integer, .integer(let number)), (.object, .integer(let number)):
      try append(formats.formats.integer(number))
    case (.object, .string(let string)): try appendArgument(string)
    default:
      let conversion = try conversion(piece, own: own)
      let output = try self.text(of: value, conversion, nil, piece.offset, piece.source)
      if value.isText { try appendArgument(output.text) } else { try append(output.text) }
    }
  }

  /// Appends a text that was filled in, isolated where it needs to be.
  private mutating func appendArgument(_ string: String) throws(Failure) {
    guard options.isolation.isolates(string, in: formats.direction) else {
      return try append(string)
    }
    text += "\u{2068}"
    try append(string)
    text += "\u{2069}"
  }

  private mutating func appendOwn(_ own: Own?, _ offset: Int) throws(Failure) {
    guard let own else {
      throw Failure(
        kind: .unknownConversion,
        offset: offset,
        message: "%arg has a meaning inside a substitution only; write the conversion of the value"
      )
    }
    guard own.number <= arguments.count else {
      throw Failure(
        kind: .missingArgument,
        offset: offset,
        message: "%arg wants value \(own.number), but \(given)"
      )
    }
    let value = arguments[own.number - 1]
    if own.specifier == nil || own.specifier?.isBareInteger == true,
      case .integer(let number) = value
    {
      return try append(formats.formats.integer(number))
    }
    let output = try self.text(of: value, Self.conversion(own.specifier), nil, offset, "%arg")
    if value.isText { try appendArgument(output.text) } else { try append(output.text) }
  }

  private mutating func append(_ piece: SubstitutionPiece, own: Own?) throws(Failure) {
    guard let substitution = content.substitution(piece.name) else {
      throw Failure(
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
      throw Failure(
        kind: .substitutionCycle,
        offset: piece.offset,
        message: "the substitutions \((names + [piece.name]).joined(separator: ", ")) refer to "
          + "each other in a circle or more than \(Self.largestDepth) deep; take one reference out"
      )
    }
    guard expansions <= Self.mostExpansions else {
      throw Failure(
        kind: .tooLong,
        offset: piece.offset,
        message: "more than \(Self.mostExpansions) substitutions would be filled in; "
          + "do they mention each other too often?"
      )
    }
    // A number that is written wins over that of the catalog, which wins over the order.
    let number =
      piece.argument.isPositional
      ? piece.argument.number
      : substitution.argument ?? piece.argument.counted(from: own?.number ?? 1)
    names.append(piece.name)
    try append(
      substitution.node,
      own: Own(name: piece.name, number: number, specifier: substitution.specifier)
    )
    names.removeLast()
  }

  // MARK: - Values

  private func text(
    of value: LocalizationArgument,
    _ conversion: ConversionFormatter.Conversion,
    _ rules: LanguagePlurals?,
    _ offset: Int?,
    _ source: String
  ) throws(Failure) -> NumberText {
    let formatter = ConversionFormatter(formats: formats.formats, rules: rules)
    do {
      return try formatter.format(value, conversion)
    } catch {
      switch error {
      case .wrongType:
        throw Failure(
          kind: .argumentType,
          offset: offset,
          message: "“\(source)” cannot show \(value.typeName); correct the conversion or the value"
        )
      case .tooLong:
        throw Failure(
          kind: .tooLong,
          offset: offset,
          message: "“\(source)” asks for a width or precision above "
            + "\(ConversionFormatter.largestFieldSize); use a smaller one"
        )
      case .unknownConversion:
        throw Failure(
          kind: .unknownConversion,
          offset: offset,
          message: "“\(source)” is no conversion that a text may use; take it out or write %%"
        )
      }
    }
  }

  /// The conversion of a piece with its `*` replaced.
  private func conversion(
    _ piece: ArgumentPiece,
    own: Own?
  ) throws(Failure) -> ConversionFormatter.Conversion {
    var conversion = Self.conversion(piece.specifier)
    if let width = try size(piece.width, piece, own) {
      // C takes a negative width for a positive one with the flag "-".
      if width < 0 { conversion.flags.insert(.leftJustified) }
      conversion.width = Int(clamping: width.magnitude)
    }
    if let precision = try size(piece.precision, piece, own) {
      conversion.precision = precision < 0 ? nil : Int(clamping: precision)
    }
    return conversion
  }

  private func size(
    _ number: ArgumentNumber?,
    _ piece: ArgumentPiece,
    _ own: Own?
  ) throws(Failure) -> Int64? {
    guard let number = number?.counted(from: own?.number ?? 1) else { return nil }
    guard number <= arguments.count else { throw missing(number, piece) }
    switch arguments[number - 1] {
    case .integer(let size): return size
    case .unsigned(let size): return Int64(clamping: size)
    default:
      throw wrongType(arguments[number - 1], number, "a whole number for “*”", piece.offset)
    }
  }

  private static func conversion(
    _ specifier: FormatSpecifier?
  ) -> ConversionFormatter.Conversion {
    var conversion = ConversionFormatter.Conversion(
      flags: specifier?.flags ?? [],
      width: 0,
      precision: nil,
      letter: specifier?.conversion ?? UInt8(ascii: "@"),
      length: specifier?.length ?? .none
    )
    if case .number(let width)? = specifier?.width { conversion.width = width }
    if case .number(let precision)? = specifier?.precision { conversion.precision = precision }
    return conversion
  }

  // MARK: - Failures

  private var given: String {
    switch arguments.count {
    case 0: "none was given"
    case 1: "only 1 was given"
    default: "only \(arguments.count) were given"
    }
  }

  private func missing(_ number: Int, _ piece: ArgumentPiece) -> Failure {
    Failure(
      kind: .missingArgument,
      offset: piece.offset,
      message: "“\(piece.source)” wants value \(number), but \(given)"
    )
  }

  private func wrongType(
    _ value: LocalizationArgument,
    _ number: Int,
    _ wanted: String,
    _ offset: Int?
  ) -> Failure {
    Failure(
      kind: .argumentType,
      offset: offset,
      message: "value \(number) should be \(wanted) and is \(value.typeName)"
    )
  }

  private static func failure(_ piece: InvalidPiece) -> Failure {
    switch piece.reason {
    case .positionOutOfRange, .missingPosition:
      Failure(
        kind: .badPosition,
        offset: piece.offset,
        message: "“\(piece.source)” has a position outside 1 to \(Placeholder.largestPosition); "
          + "correct it"
      )
    default:
      Failure(
        kind: .unknownConversion,
        offset: piece.offset,
        message: "“\(piece.source)” begins no conversion; write %% for a percent sign"
      )
    }
  }
}

extension LocalizationArgument {
  /// Whether it is shown as words, which have a direction of their own.
  fileprivate var isText: Bool {
    switch self {
    case .string, .styled(.list): true
    default: false
    }
  }
}

extension FormatSpecifier {
  /// Whether it is a whole number without flags, width or precision.
  fileprivate var isBareInteger: Bool {
    flags.isEmpty && width == .none && precision == .none
      && [UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u")].contains(conversion)
  }
}
