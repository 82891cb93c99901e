// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge

extension ArgumentTexts {
  /// The first number among the values, counted from 1.
  var firstNumber: Int? {
    values.firstIndex { $0.isNumber }.map { $0 + 1 }
  }

  /// The plural category of a value, by the form in which it is shown.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - number: Its number, from 1.
  ///   - shown: How the forms of the plural show it.
  ///   - own: The argument of the substitution in whose form the text stands.
  ///   - rules: The plural rules of the language of the text.
  /// - Returns: The category in the language of the text.
  /// - Throws: A `RenderFailure` when it is no number.
  func category(
    of value: LocalizationArgument,
    number: Int,
    shown: ShownNumber,
    own: OwnArgument?,
    rules: LanguagePlurals
  ) throws(RenderFailure) -> PluralCategory {
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
    guard value.isNumber else { throw .wrongType(value, number, wanted: "a number") }
    let conversion = Self.conversion(specifier)
    return try text(of: value, conversion, rules, nil, "%arg").category
  }

  /// The category of a number that no form shows: there are no digits to go by, so that 1.0 is 1.
  private func shortestCategory(
    of value: LocalizationArgument,
    number: Int,
    _ rules: LanguagePlurals
  ) throws(RenderFailure) -> PluralCategory {
    switch value {
    case .integer(let number): return rules.cardinal.category(ofMagnitude: number.magnitude)
    case .unsigned(let number): return rules.cardinal.category(ofMagnitude: number)
    case .double(let number), .styled(.double(let number, _)):
      return rules.cardinal.category(of: number)
    case .decimal(let digits), .styled(.integer(let digits, _)), .styled(.decimal(let digits, _)):
      return rules.cardinal.category(of: Double(digits) ?? 0)
    case .string, .styled, .resource: throw .wrongType(value, number, wanted: "a number")
    }
  }
}
