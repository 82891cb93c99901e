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
  static let mostDigits = 300
  /// ICU 72 refuses decimal numbers with more digits (measured).
  static let mostDecimalDigits = 34

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
    /// ICU does not have what shows such values; the reason, which says what to do.
    case unavailable(String)
  }

  /// The argument as text.
  ///
  /// A plain number for which ICU has no format is shown in ASCII, with a fault: the reader's language
  /// with plain digits is better than another language.
  ///
  /// - Throws: A `Refusal`.
  func format(
    _ argument: LocalizationArgument,
    _ conversion: Conversion
  ) throws(Refusal) -> NumberText {
    do throws(Refusal) {
      return try shown(argument, conversion)
    } catch {
      guard case .unavailable(let reason) = error, let digits = argument.plainDigits else {
        throw error
      }
      return NumberText(
        text: digits,
        category: rules?.cardinal.category(of: argument.doubleValue.magnitude) ?? .other,
        fault: reason,
        faultKind: .unknownLocale
      )
    }
  }

  private func shown(
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
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "P"):
      return padded(try string(argument, conversion), conversion)
    default: throw .unknownConversion
    }
  }

  // MARK: - What all conversions share

  /// What ICU opens.
  func available<Value>(_ open: () throws(ICUError) -> Value) throws(Refusal) -> Value {
    do throws(ICUError) {
      return try open()
    } catch {
      throw .unavailable(error.description)
    }
  }

  /// Why ICU wrote nothing: the value, or that it writes no numbers at all in the locale.
  var silence: Refusal {
    formats.writesNumbers ? .wrongType : .unavailable(formats.noNumbers)
  }

  /// A number as ICU writes it by a skeleton, with its plural category.
  func output(
    _ skeleton: String,
    _ argument: LocalizationArgument
  ) throws(Refusal) -> NumberText {
    let formatter = try available { () throws(ICUError) in try formats.number(skeleton) }
    let output: ICUNumberFormatter.Output? =
      switch argument {
      case .integer(let number): formatter.format(number, rules: rules?.cardinal)
      case .double(let number): formatter.format(number, rules: rules?.cardinal)
      case .decimal(let digits): formatter.format(decimal: digits, rules: rules?.cardinal)
      default: nil
      }
    guard let output else { throw silence }
    return NumberText(text: output.text, category: output.category)
  }

  /// The blank that the space flag puts in place of a plus sign.
  func spaced(
    _ text: NumberText,
    _ isPositive: Bool,
    _ conversion: Conversion
  ) -> NumberText {
    guard isPositive, conversion.flags.contains(.space), !conversion.flags.contains(.sign) else {
      return text
    }
    return NumberText(text: " " + text.text, category: text.category)
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
