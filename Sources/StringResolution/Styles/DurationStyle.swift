// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How a length of time is shown.
public struct DurationStyle: Sendable, Hashable, Codable {
  /// What is shown.
  enum Kind: Sendable, Hashable, Codable {
    case units(FormatWidth, most: Int)
    case clock
  }

  let kind: Kind

  /// Units with their names: 1 hour, 2 minutes.
  ///
  /// - Parameters:
  ///   - width: How much room there is.
  ///   - mostUnits: How many units are shown, from the largest that is not zero, 1 to 4; the last
  ///     one is cut, not rounded.
  /// - Returns: The style.
  public static func duration(
    _ width: FormatWidth = .wide,
    mostUnits: Int = 2
  ) -> DurationStyle {
    DurationStyle(kind: .units(width, most: min(max(mostUnits, 1), 4)))
  }

  /// Hours, minutes and seconds as on a clock: 1:02:05.
  public static let clock = DurationStyle(kind: .clock)
}
