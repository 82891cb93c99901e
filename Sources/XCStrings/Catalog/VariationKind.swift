// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What decides which case of a variation is shown: an open set.
public struct VariationKind: RawRepresentable, Hashable, Sendable {
  /// The text in the file.
  public let rawValue: String

  /// Makes a kind of the text in the file, known or not.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The plural category of a number, as CLDR defines it.
  public static let plural = VariationKind(rawValue: "plural")
  /// The device that the app runs on.
  public static let device = VariationKind(rawValue: "device")
}
