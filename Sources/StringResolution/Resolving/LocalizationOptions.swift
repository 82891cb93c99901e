// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What has a say in how a text is made.
public struct LocalizationOptions: Sendable, Hashable {
  /// Values for the places that a literal left open with `\(placeholder:)`, in their order.
  public var replacements: [LocalizationArgument]
  /// The device that the text is for.
  public var device: DeviceVariation
  /// How much room there is, in the unit that the tables use for their width variants; `nil` for
  /// enough.
  public var width: Int?
  /// When texts that are filled in are isolated in their direction.
  public var isolation: BidiIsolation
  /// The language tag that numbers and dates follow, in place of the reader's.
  ///
  /// It does not choose the language.
  public var locale: String?

  /// Makes options.
  ///
  /// - Parameters:
  ///   - replacements: Values for places that were left open.
  ///   - device: The device that the text is for.
  ///   - width: How much room there is.
  ///   - isolation: When texts are isolated in their direction.
  ///   - locale: The language tag that numbers and dates follow.
  public init(
    replacements: [LocalizationArgument] = [],
    device: DeviceVariation = .other,
    width: Int? = nil,
    isolation: BidiIsolation = .automatic,
    locale: String? = nil
  ) {
    self.replacements = replacements
    self.device = device
    self.width = width
    self.isolation = isolation
    self.locale = locale
  }

  /// The usual options.
  public static let standard = LocalizationOptions()

  /// Whether neither values nor a locale come from here.
  var hasNoSay: Bool { locale == nil && replacements.isEmpty }
}
