// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge

extension ConversionFormatter {
  /// `d D i u U`: in the digits and with the grouping of the locale.
  func integer(
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
      if isPlain { return spaced(try whole(value), value >= 0, conversion) }
      number = argument
    case .unsigned(let value):
      if isPlain, let signed = Int64(exactly: value) {
        return spaced(try whole(signed), true, conversion)
      }
      number = .decimal(String(value))
    case .styled(.integer(let spelled, _)): number = .decimal(spelled)
    // Whole numbers beyond 64 bits come as decimals.
    case .decimal(let spelled) where !spelled.contains("."):
      if isPlain, spelled.utf8.count > Self.mostDecimalDigits,
        let text = try longDecimal(spelled)
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

  /// A whole number in the usual form of the locale.
  func whole(_ number: Int64) throws(Refusal) -> NumberText {
    guard let text = try available({ () throws(ICUError) in try formats.integer(number) }) else {
      throw silence
    }
    return NumberText(
      text: text,
      category: rules?.cardinal.category(ofMagnitude: number.magnitude) ?? .other
    )
  }

  /// A decimal number with more digits than ICU takes; `nil` when it is none.
  func longDecimal(_ decimal: String) throws(Refusal) -> String? {
    try available { () throws(ICUError) in try formats.longDecimal(decimal) }
  }

  /// `x X o O`: in ASCII.
  func bits(
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
}
