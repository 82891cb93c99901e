// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge

extension ConversionFormatter {
  /// `f F e E g G`: in the digits and with the separators of the locale.
  func floating(
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

  /// `a A`: in ASCII, except for the decimal point.
  func hexadecimal(
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
}
