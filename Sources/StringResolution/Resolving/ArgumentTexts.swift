// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings

/// The values of a text as a language shows them.
struct ArgumentTexts {
  let values: [LocalizationArgument]
  let formats: LanguageFormats

  /// The value with a number, from 1, that a conversion asks for.
  ///
  /// - Throws: A `RenderFailure` when it was not given.
  func value(_ number: Int, _ piece: ArgumentPiece) throws(RenderFailure) -> LocalizationArgument {
    guard number <= values.count else { throw missing(number, piece) }
    return values[number - 1]
  }

  /// A value as a conversion shows it, with the plural category of what is shown where rules are
  /// given.
  ///
  /// - Throws: A `RenderFailure` when the conversion cannot show it.
  func text(
    of value: LocalizationArgument,
    _ conversion: ConversionFormatter.Conversion,
    _ rules: LanguagePlurals?,
    _ offset: Int?,
    _ source: String
  ) throws(RenderFailure) -> NumberText {
    let formatter = ConversionFormatter(formats: formats.formats, rules: rules)
    do {
      return try formatter.format(value, conversion)
    } catch {
      throw Self.failure(error, value, source, offset)
    }
  }

  private static func failure(
    _ refusal: ConversionFormatter.Refusal,
    _ value: LocalizationArgument,
    _ source: String,
    _ offset: Int?
  ) -> RenderFailure {
    switch refusal {
    case .wrongType:
      RenderFailure(
        kind: .argumentType,
        offset: offset,
        message: "“\(source)” cannot show \(value.typeName); correct the conversion or the value"
      )
    case .tooLong:
      RenderFailure(
        kind: .tooLong,
        offset: offset,
        message: "“\(source)” asks for a width or precision above "
          + "\(ConversionFormatter.largestFieldSize); use a smaller one"
      )
    case .unavailable(let reason):
      RenderFailure(
        kind: .unknownLocale,
        offset: offset,
        message: "“\(source)” is not filled in, through no fault of the value: \(reason)"
      )
    case .unknownConversion:
      RenderFailure(
        kind: .unknownConversion,
        offset: offset,
        message: "“\(source)” is no conversion that a text may use; take it out or write %%"
      )
    }
  }

  /// The conversion of a piece with its `*` replaced.
  func conversion(
    _ piece: ArgumentPiece,
    own: OwnArgument?
  ) throws(RenderFailure) -> ConversionFormatter.Conversion {
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
    _ own: OwnArgument?
  ) throws(RenderFailure) -> Int64? {
    guard let number = number?.counted(from: own?.number ?? 1) else { return nil }
    guard number <= values.count else { throw missing(number, piece) }
    switch values[number - 1] {
    case .integer(let size): return size
    case .unsigned(let size): return Int64(clamping: size)
    default:
      throw .wrongType(
        values[number - 1],
        number,
        wanted: "a whole number for “*”",
        offset: piece.offset
      )
    }
  }

  static func conversion(
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

  private func missing(_ number: Int, _ piece: ArgumentPiece) -> RenderFailure {
    .missingArgument(
      "“\(piece.source)” wants value \(number)",
      offset: piece.offset,
      given: values.count
    )
  }
}

extension LocalizationArgument {
  /// Whether it is shown as words, which have a direction of their own.
  var isText: Bool {
    switch self {
    case .string, .styled(.list): true
    default: false
    }
  }
}

extension FormatSpecifier {
  /// Whether it is a whole number without flags, width or precision.
  var isBareInteger: Bool {
    flags.isEmpty && width == .none && precision == .none
      && [UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u")].contains(conversion)
  }
}
