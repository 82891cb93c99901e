// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// How much room a formatted value may take.
public enum FormatWidth: String, Sendable, Hashable, Codable, CaseIterable {
  /// Words in full: for speech, and for sight where there is room.
  case wide
  /// Common abbreviations, for sight.
  case abbreviated
  /// As little as possible, for sight.
  case narrow

  /// What a screen reader should get: abbreviations are read letter by letter or not at all.
  public static let spoken = FormatWidth.wide

  /// The same for ICU.
  var textWidth: TextWidth {
    switch self {
    case .wide: .wide
    case .abbreviated: .short
    case .narrow: .narrow
    }
  }

  /// The stem of a number skeleton for units.
  var unitStem: String {
    switch self {
    case .wide: "unit-width-full-name"
    case .abbreviated: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }
}
