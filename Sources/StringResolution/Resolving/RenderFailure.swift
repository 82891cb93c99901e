// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge

/// Why a text cannot be filled, or not as it should be.
struct RenderFailure: Error {
  let kind: LocalizationProblem.Kind
  /// Where it lies in the text, as a UTF-8 offset; `nil` when it concerns all of it.
  let offset: Int?
  /// What is wrong and what to do.
  let message: String

  init(kind: LocalizationProblem.Kind, offset: Int? = nil, message: String) {
    self.kind = kind
    self.offset = offset
    self.message = message
  }
}

extension RenderFailure {
  /// A text wants a value that was not given.
  ///
  /// - Parameters:
  ///   - wish: What wants which value, such as "“%2$@” wants value 2".
  ///   - offset: Where it stands.
  ///   - given: How many values there are.
  /// - Returns: The failure.
  static func missingArgument(_ wish: String, offset: Int? = nil, given: Int) -> RenderFailure {
    let given =
      switch given {
      case 0: "none was given"
      case 1: "only 1 was given"
      default: "only \(given) were given"
      }
    return RenderFailure(kind: .missingArgument, offset: offset, message: "\(wish), but \(given)")
  }

  /// A value is not of the kind that is needed.
  static func wrongType(
    _ value: LocalizationArgument,
    _ number: Int,
    wanted: String,
    offset: Int? = nil
  ) -> RenderFailure {
    RenderFailure(
      kind: .argumentType,
      offset: offset,
      message: "value \(number) should be \(wanted) and is \(value.typeName)"
    )
  }

  /// ICU does not have the plural rules of a language; the form for `other` is taken.
  static func withoutRules(_ error: ICUError) -> RenderFailure {
    RenderFailure(
      kind: .unknownLocale,
      message: "the plural form “other” is taken for every number: \(error.description)"
    )
  }

  /// What starts like a placeholder is none.
  static func invalid(_ piece: InvalidPiece) -> RenderFailure {
    switch piece.reason {
    case .positionOutOfRange, .missingPosition:
      RenderFailure(
        kind: .badPosition,
        offset: piece.offset,
        message: "“\(piece.source)” has a position outside 1 to \(Placeholder.largestPosition); "
          + "correct it"
      )
    default:
      RenderFailure(
        kind: .unknownConversion,
        offset: piece.offset,
        message: "“\(piece.source)” begins no conversion; write %% for a percent sign"
      )
    }
  }
}
