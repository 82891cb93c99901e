// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings

/// One piece of a text that is filled with values.
enum TextPiece: Sendable {
  /// Text that is copied, `%%` resolved.
  case literal(String)
  /// A conversion.
  case argument(ArgumentPiece)
  /// `%arg`: the argument of the substitution in whose form it stands.
  case own(offset: Int)
  /// `%#@name@`.
  case substitution(SubstitutionPiece)
  /// What starts like a placeholder and is none.
  case invalid(InvalidPiece)
}

/// A number of an argument, from 1.
struct ArgumentNumber: Sendable, Equatable {
  let number: Int
  /// Whether it was written; else it counts from the first one of the row.
  let isPositional: Bool

  /// The number where the row starts at another argument than the first.
  func counted(from first: Int) -> Int { isPositional ? number : number + first - 1 }
}

/// A conversion in a text.
struct ArgumentPiece: Sendable {
  /// What is done with the argument without looking further, in the cases that are common.
  enum Shortcut: Sendable { case integer, object, none }

  let value: ArgumentNumber
  let width: ArgumentNumber?
  let precision: ArgumentNumber?
  let specifier: FormatSpecifier
  let shortcut: Shortcut
  /// Where it stands in the text, as a UTF-8 offset.
  let offset: Int
  /// How it is written.
  let source: String

  init(
    value: ArgumentNumber,
    width: ArgumentNumber?,
    precision: ArgumentNumber?,
    specifier: FormatSpecifier,
    offset: Int,
    source: String
  ) {
    self.value = value
    self.width = width
    self.precision = precision
    self.specifier = specifier
    self.offset = offset
    self.source = source
    let isBare = specifier.flags.isEmpty && specifier.width == .none && specifier.precision == .none
    switch specifier.conversion {
    case UInt8(ascii: "@"): shortcut = .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"):
      shortcut = isBare ? .integer : .none
    default: shortcut = .none
    }
  }
}

/// A `%#@name@` in a text.
struct SubstitutionPiece: Sendable {
  let name: String
  /// The number that is written or that the row gives.
  let argument: ArgumentNumber
  let offset: Int
}

/// What starts like a placeholder and is none.
struct InvalidPiece: Sendable {
  let reason: InvalidPlaceholder.Reason
  let offset: Int
  let source: String
}
