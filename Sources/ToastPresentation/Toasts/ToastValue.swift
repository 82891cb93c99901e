// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

public import StringResolution

/// A value that a text of a toast shows.
public struct ToastValue: Sendable, Hashable {
  /// The value.
  public var content: LocalizationArgument
  /// The language that a text is in, as a BCP 47 tag; `nil` where it is not known.
  public var language: String?
  /// How a voice is to say it.
  public var manner: SpeechManner

  /// Makes a value.
  public init(
    _ content: LocalizationArgument,
    language: String? = nil,
    manner: SpeechManner = .normal
  ) {
    self.content = content
    self.language = language
    self.manner = manner
  }

  /// A text in a language.
  public static func text(_ text: String, language: String? = nil) -> Self {
    Self(.string(text), language: language)
  }

  /// A whole number.
  public static func integer(_ integer: some BinaryInteger) -> Self {
    Self(.integer(Int64(clamping: integer)))
  }

  /// A number with a fraction.
  public static func number(_ number: Double) -> Self {
    Self(.double(number))
  }

  /// The value as it is spoken: dates, times and units in words.
  var spoken: LocalizationArgument {
    guard case .styled(let value) = content else { return content }
    return .styled(value.spoken)
  }
}
