// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge

/// Shows arguments as the conversions of a format string ask.
///
/// `d D i u U f F e E g G` use the digits, separators and signs of the locale, `x X o O a A c C` do
/// not (as Core Foundation has it); widths are counted in characters.
struct ConversionFormatter {
  let formats: LocaleFormats
  /// The plural rules of the text; `nil` where no category is asked for.
  let rules: LanguagePlurals?

  /// Widths and precisions above this are refused.
  static let largestFieldSize = 4_096
  /// ICU takes no more fraction or integer digits; what is beyond is filled with zeros.
  private static let mostDigits = 300
  /// ICU 72 refuses decimal numbers with more digits (measured).
  private static let mostDecimalDigits = 34

  /// A conversion whose `*` have been replaced by numbers.
  struct Conversion {
    var flags: FormatFlags
    var width: Int
    var precision: Int?
    var letter: UInt8
    var length: LengthModifier
  }

  /// Why a conversion cannot show an argument.
  enum Refusal: Error {
    case wrongType
    case tooLong
    case unknownConversion
  }

  /// The argument as text.
  ///
  /// - Throws: A `Refusal`.
  func format(
    _ argument: LocalizationArgument,
    _ conversion: Conversion
  ) throws(Refusal) -> NumberText {
    guard conversion.width <= Self.largestFieldSize,
      conversion.precision ?? 0 <= Self.largestFieldSize
    else { throw .tooLong }
    switch conversion.letter {
    case UInt8(ascii: "@"): return try object(argument)
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"),
      UInt8(ascii: "U"):
      return padded(try integer(argument, conversion), conversion)
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"):
      return padded(try bits(argument, conversion), conversion)
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"):
      return padded(try floating(argument, conversion), conversion)
    case UInt8(ascii: "a"), UInt8(ascii: "A"):
      return padded(try hexadecimal(argument, conversion), conversion)
    case UInt8(ascii: "c"), UInt8(ascii: "C"):
      return padded(try character(argument), conversion)
    case UInt8(ascii: "s"), UInt8(ascii: "S"):
      guard case .string(let text) = argument else { throw .wrongType }
      let cut = conversion.precision.map { String(text.prefix($0)) } ?? text
      return padded(NumberText(text: cut, category: .other), conversion)
    default: throw .unknownConversion
    }
  }

  // MARK: - Objects

  private func object(_ argument: LocalizationArgument) throws(Refusal) -> NumberText {
    switch argument {
    case .string(let text): return NumberText(text: text, category: .other)
    case .integer(let number): return whole(number)
    case .unsigned(let number):
      guard let signed = Int64(exactly: number) else {
        return try output("", .decimal(String(number)))
      }
      return whole(signed)
    case .double: return try output(".#################", argument)
    case .decimal(let digits):
      if digits.utf8.count > Self.mostDecimalDigits, let text = formats.longDecimal(digits) {
        return NumberText(text: text, category: .other)
      }
      if digits.contains(where: { $0 == "e" || $0 == "E" }) {
        return try output(".#################", argument)
      }
      let fraction = digits.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        .first
      let count = min(fraction?.utf8.count ?? 0, Self.mostDigits)
      return try output(
        count == 0 ? "" : "." + String(repeating: "0", count: count),
        argument
      )
    case .styled(let value):
      guard let text = StyleFormatter(formats: formats, rules: rules).format(value) else {
        throw .wrongType
      }
      return text
    // The resolver has put its text in its place.
    case .resource: throw .wrongType
    }
  }

  private func whole(_ number: Int64) -> NumberText {
    NumberText(
      text: formats.integer(number),
      category: rules?.cardinal.category(ofMagnitude: number.magnitude) ?? .other
    )
  }

  // MARK: - Whole numbers

  private func integer(
    _ argument: LocalizationArgument,
    _ conversion: Conversion
  ) throws(Refusal) -> NumberText {
    var digits = conversion.precision
    if digits == nil, conversion.flags.contains(.zeroPadded),
      !conversion.flags.contains(.leftJustified), conversion.width > 0
    {
      digits = conversion.width
    }
    let isPlain = digits == nil && !conversion.flags.contains(.sign)
    let number: LocalizationArgument
    switch argument {
    case .integer(let value):
      if isPlain { return spaced(whole(value), value >= 0, conversion) }
      number = argument
    case .unsigned(let value):
      if isPlain, let signed = Int64(exactly: value) {
        return spaced(whole(signed), true, conversion)
      }
      number = .decimal(String(value))
    case .styled(.integer(let spelled, _)): number = .decimal(spelled)
    // Whole numbers beyond 64 bits come as decimals.
    case .decimal(let spelled) where !spelled.contains("."):
      if isPlain, spelled.utf8.count > Self.mostDecimalDigits,
        let text = formats.longDecimal(spelled)
      {
        return NumberText(text: text, category: .other)
      }
      number = argument
    default: throw .wrongType
    }
    var stems: [String] = []
    if let digits, digits > 0 {
      stems.append("integer-width/+" + String(repeating: "0", count: min(digits, Self.mostDigits)))
    }
    if conversion.flags.contains(.sign) { stems.append("sign-always") }
    var isNegative = false
    if case .integer(let value) = number { isNegative = value < 0 }
    if case .decimal(let spelled) = number { isNegative = spelled.hasPrefix("-") }
    return spaced(
      try output(stems.joined(separator: " "), number),
      !isNegative,
      conversion
    )
  }

  /// The blank that the space flag puts in place of a plus sign.
  private func spaced(
    _ text: NumberText,
    _ isPositive: Bool,
    _ conversion: Conversion
  ) -> NumberText {
    guard isPositive, conversion.flags.contains(.space), !conversion.flags.contains(.sign) else {
      return text
    }
    return NumberText(text: " " + text.text, category: text.category)
  }

  private func bits(
    _ argument: LocalizationArgument,
    _ conversion: Conversion
  ) throws(Refusal) -> NumberText {
    var value: UInt64
    switch argument {
    case .integer(let number):
      value = UInt64(bitPattern: number)
      // A negative number has as many bits as its length says, 32 without one.
      if number < 0, conversion.length == .none, Int32(exactly: number) != nil {
        value &= 0xFFFF_FFFF
      }
    case .unsigned(let number): value = number
    default: throw .wrongType
    }
    let isOctal = conversion.letter == UInt8(ascii: "o") || conversion.letter == UInt8(ascii: "O")
    let isUppercase = conversion.letter == UInt8(ascii: "X")
    var text = String(value, radix: isOctal ? 8 : 16, uppercase: isUppercase)
    var fill = conversion.precision ?? 0
    let prefix: String
    switch (conversion.flags.contains(.alternate), isOctal) {
    case (false, _): prefix = ""
    case (true, true): prefix = "0"
    case (true, false): prefix = value == 0 ? "" : isUppercase ? "0X" : "0x"
    }
    if conversion.precision == nil, conversion.flags.contains(.zeroPadded),
      !conversion.flags.contains(.leftJustified)
    {
      fill = conversion.width - prefix.utf8.count
    }
    if text.utf8.count < fill {
      text = String(repeating: "0", count: fill - text.utf8.count) + text
    }
    let magnitude = argument.magnitude ?? value
    return NumberText(
      text: prefix + text,
      category: rules?.cardinal.category(ofMagnitude: magnitude) ?? .other
    )
  }

  private func character(_ argument: LocalizationArgument) throws(Refusal) -> NumberText {
    switch argument {
    case .integer(let number):
      guard let code = UInt32(exactly: number), let scalar = Unicode.Scalar(code) else {
        throw .wrongType
      }
      return NumberText(text: String(scalar), category: .other)
    case .string(let text) where text.count == 1: return NumberText(text: text, category: .other)
    default: throw .wrongType
    }
  }

  // MARK: - Floating-point numbers

  private func floating(
    _ argument: LocalizationArgument,
    _ conversion: Conversion
  ) throws(Refusal) -> NumberText {
    var number: LocalizationArgument
    switch argument {
    case .double, .decimal: number = argument
    // Every whole number of up to 53 bits is a floating-point number too, the text says how many
    // digits to show.
    case .integer(let value): number = .decimal(String(value))
    case .unsigned(let value): number = .decimal(String(value))
    case .styled(.double(let value, _)): number = .double(value)
    case .styled(.integer(let spelled, _)), .styled(.decimal(let spelled, _)):
      number = .decimal(spelled)
    default: throw .wrongType
    }
    let value = number.doubleValue
    // A floating-point number has no more digits than ICU takes.
    if case .decimal(let digits) = number, digits.utf8.count > Self.mostDecimalDigits {
      number = .double(value)
    }
    var stems: [String] = []
    let precision = min(conversion.precision ?? 6, Self.mostDigits)
    switch conversion.letter {
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      stems += ["scientific/+ee/sign-always", Self.fixed(precision)]
    case UInt8(ascii: "g"), UInt8(ascii: "G"):
      stems += general(value, conversion)
    default:
      stems.append(Self.fixed(precision))
      if conversion.flags.contains(.alternate), precision == 0 { stems.append("decimal-always") }
      if conversion.flags.contains(.zeroPadded), !conversion.flags.contains(.leftJustified) {
        let digits = conversion.width - (precision > 0 ? precision + 1 : 0)
        if digits > 0 {
          stems.append(
            "integer-width/+" + String(repeating: "0", count: min(digits, Self.mostDigits))
          )
        }
      }
    }
    if conversion.flags.contains(.sign) { stems.append("sign-always") }
    let text = try output(stems.joined(separator: " "), number)
    return spaced(text, value >= 0, conversion)
  }

  /// The stems of `%g`: as `%f` or `%e`, whichever C takes, without trailing zeros.
  private func general(_ value: Double, _ conversion: Conversion) -> [String] {
    let digits = min(max(conversion.precision ?? 6, 1), Self.mostDigits)
    var exponent = 0
    var magnitude = value.magnitude
    if magnitude > 0, magnitude.isFinite {
      // Rounding to the digits that are shown may reach the next power of ten.
      while magnitude >= 10, exponent < 400 {
        (magnitude, exponent) = (magnitude / 10, exponent + 1)
      }
      while magnitude < 1, exponent > -400 {
        (magnitude, exponent) = (magnitude * 10, exponent - 1)
      }
      let half = 5 * (0..<digits).reduce(1.0) { result, _ in result / 10 }
      if magnitude + half >= 10 { exponent += 1 }
    }
    let isScientific = exponent < -4 || exponent >= digits
    let keepsZeros = conversion.flags.contains(.alternate)
    if isScientific {
      return [
        "scientific/+ee/sign-always",
        keepsZeros ? Self.fixed(digits - 1) : Self.most(digits - 1),
      ]
    }
    return [
      keepsZeros
        ? String(repeating: "@", count: digits)
        : "@" + String(repeating: "#", count: digits - 1)
    ]
  }

  private static func fixed(_ digits: Int) -> String {
    digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
  }

  private static func most(_ digits: Int) -> String {
    digits == 0 ? "precision-integer" : "." + String(repeating: "#", count: digits)
  }

  private func hexadecimal(
    _ argument: LocalizationArgument,
    _ conversion: Conversion
  ) throws(Refusal) -> NumberText {
    guard case .double(let number) = argument,
      let text = NumberSymbols.hexadecimal(
        number,
        precision: conversion.precision,
        uppercase: conversion.letter == UInt8(ascii: "A"),
        alternate: conversion.flags.contains(.alternate)
      )
    else { throw .wrongType }
    let separator = NumberSymbols.decimalSeparator(locale: formats.locale)
    let localized = text.split(separator: ".", omittingEmptySubsequences: false)
      .joined(separator: separator)
    return spaced(
      NumberText(text: localized, category: .other),
      number >= 0,
      conversion
    )
  }

  // MARK: - Parts

  private func output(
    _ skeleton: String,
    _ argument: LocalizationArgument
  ) throws(Refusal) -> NumberText {
    guard let formatter = formats.number(skeleton) else { throw .wrongType }
    let output: ICUNumberFormatter.Output? =
      switch argument {
      case .integer(let number): formatter.format(number, rules: rules?.cardinal)
      case .double(let number): formatter.format(number, rules: rules?.cardinal)
      case .decimal(let digits): formatter.format(decimal: digits, rules: rules?.cardinal)
      default: nil
      }
    guard let output else { throw .wrongType }
    return NumberText(text: output.text, category: output.category)
  }

  private func padded(_ text: NumberText, _ conversion: Conversion) -> NumberText {
    guard conversion.width > 0 else { return text }
    let missing = conversion.width - text.text.count
    guard missing > 0 else { return text }
    let blanks = String(repeating: " ", count: missing)
    return NumberText(
      text: conversion.flags.contains(.leftJustified) ? text.text + blanks : blanks + text.text,
      category: text.category
    )
  }
}

extension LocalizationArgument {
  /// The number as a double, 0 for what is none.
  var doubleValue: Double {
    switch self {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .double(let number): number
    case .decimal(let digits): Double(digits) ?? 0
    case .string, .styled, .resource: 0
    }
  }

  /// Whether it is the whole number 0.
  var isWholeZero: Bool {
    switch self {
    case .integer(0), .unsigned(0), .styled(.integer("0", _)): true
    default: false
    }
  }

  /// The absolute value of a whole number, `nil` for anything else.
  var magnitude: UInt64? {
    switch self {
    case .integer(let number): number.magnitude
    case .unsigned(let number): number
    default: nil
    }
  }
}
