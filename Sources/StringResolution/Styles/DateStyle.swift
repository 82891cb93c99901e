// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How a point in time is shown.
public struct DateStyle: Sendable, Hashable, Codable {
  /// How much of a date or a time is shown.
  public enum Length: String, Sendable, Hashable, Codable, CaseIterable {
    /// With all its parts in words: Tuesday, 3 March 2026; with the name of the time zone.
    case full
    /// In words: 3 March 2026; with seconds and the time zone.
    case long
    /// Shortened: 3 Mar 2026; with seconds.
    case medium
    /// In digits: 03/03/2026; hours and minutes.
    case short
  }

  /// What is shown.
  enum Kind: Sendable, Hashable, Codable {
    case fixed(date: Length?, time: Length?)
    case fields(String)
    case relative(secondsSince1970: Double?, width: FormatWidth, isNumeric: Bool)
  }

  let kind: Kind
  private(set) var timeZone: String?

  /// The date alone.
  public static func date(_ length: Length = .medium) -> DateStyle {
    DateStyle(kind: .fixed(date: length, time: nil))
  }

  /// The time of day alone.
  public static func time(_ length: Length = .short) -> DateStyle {
    DateStyle(kind: .fixed(date: nil, time: length))
  }

  /// The date and the time of day.
  public static func dateTime(date: Length = .medium, time: Length = .short) -> DateStyle {
    DateStyle(kind: .fixed(date: date, time: time))
  }

  /// Certain fields, arranged as the language does.
  ///
  /// - Parameter skeleton: The letters of the fields (UTS #35 part 4), such as `yMMMd`.
  /// - Returns: The style.
  public static func fields(_ skeleton: String) -> DateStyle {
    DateStyle(kind: .fields(skeleton))
  }

  /// The distance from another point in time: "in 3 days", "yesterday".
  ///
  /// - Parameters:
  ///   - date: The other point in time; `nil` for the moment in which the text is made.
  ///   - width: How much room there is.
  ///   - isNumeric: Whether "1 day ago" is wanted where the language has "yesterday".
  /// - Returns: The style.
  public static func relative(
    to date: Date? = nil,
    width: FormatWidth = .wide,
    isNumeric: Bool = false
  ) -> DateStyle {
    DateStyle(
      kind: .relative(
        secondsSince1970: date?.timeIntervalSince1970,
        width: width,
        isNumeric: isNumeric
      )
    )
  }

  /// The same style in a time zone, such as `Europe/Riga`, in place of that of the process.
  public func timeZone(_ name: String) -> DateStyle {
    var style = self
    style.timeZone = name
    return style
  }
}

extension DateStyle {
  /// Whether a text has the form of a skeleton of fields (UTS #35 part 4).
  static func isSkeleton(_ text: String) -> Bool {
    1...60 ~= text.utf8.count
      && text.utf8.allSatisfy { 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
  }
}
