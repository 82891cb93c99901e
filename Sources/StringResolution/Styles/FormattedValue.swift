// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A value together with one of Foundation's format styles, shown in the locale of the text.
///
/// Two are equal when their styles are of the same type and show the same in a neutral locale. What
/// is encoded is that neutral text: a style of any type cannot be written down. Resources that are
/// stored or sent should use this package's own styles.
public struct FormattedValue: Sendable, Hashable, Codable {
  private let text: @Sendable (_ locale: String) -> String
  private let style: String
  private let neutral: String

  /// A locale that has no language's conventions.
  private static let neutralLocale = "en_US_POSIX"

  /// Keeps a value with its style.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The style; its own locale gives way to that of the text.
  public init<Style: FormatStyle & Sendable>(_ value: Style.FormatInput, format: Style)
  where Style.FormatInput: Sendable, Style.FormatOutput == String {
    text = { locale in format.locale(Locale(identifier: locale)).format(value) }
    style = String(describing: Style.self)
    neutral = format.locale(Locale(identifier: Self.neutralLocale)).format(value)
  }

  /// The text in a locale, by ICU's identifier.
  func text(locale: String) -> String { text(locale) }

  /// Whether two show the same in the same way.
  public static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    a.style == b.style && a.neutral == b.neutral
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(neutral)
  }

  private enum CodingKeys: String, CodingKey { case style, text }

  /// Reads a value, which shows its neutral text in every locale.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` when a member is absent or of another shape.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    style = try container.decode(String.self, forKey: .style)
    let neutral = try container.decode(String.self, forKey: .text)
    self.neutral = neutral
    text = { _ in neutral }
  }

  /// Writes the name of the style and the neutral text.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(style, forKey: .style)
    try container.encode(neutral, forKey: .text)
  }
}
