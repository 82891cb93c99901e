// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

extension ConversionFormatter {
  /// `@`: any value in the usual form of the locale.
  func object(_ argument: LocalizationArgument) throws(Refusal) -> NumberText {
    switch argument {
    case .string(let text): return NumberText(text: text, category: .other)
    case .integer(let number): return try whole(number)
    case .unsigned(let number):
      guard let signed = Int64(exactly: number) else {
        return try output("", .decimal(String(number)))
      }
      return try whole(signed)
    case .double: return try output(".#################", argument)
    case .decimal(let digits):
      if digits.utf8.count > Self.mostDecimalDigits, let text = try longDecimal(digits) {
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
      let text = try available { () throws(ICUError) in
        try StyleFormatter(formats: formats, rules: rules).format(value)
      }
      guard let text else { throw silence }
      return text
    // The resolver has put its text in its place.
    case .resource: throw .wrongType
    }
  }

  /// `c C`: one character, or the number of one.
  func character(_ argument: LocalizationArgument) throws(Refusal) -> NumberText {
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

  /// `s S P`: a text, at most as many characters of it as the precision says.
  func string(
    _ argument: LocalizationArgument,
    _ conversion: Conversion
  ) throws(Refusal) -> NumberText {
    guard case .string(let text) = argument else { throw .wrongType }
    let cut = conversion.precision.map { String(text.prefix($0)) } ?? text
    return NumberText(text: cut, category: .other)
  }
}
