// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A value together with the way in which it is to be shown.
public indirect enum StyledValue: Sendable, Hashable, Codable {
  /// A whole number as ASCII digits.
  case integer(String, NumberStyle)
  /// A floating-point number.
  case double(Double, NumberStyle)
  /// A decimal number as ASCII digits.
  case decimal(String, NumberStyle)
  /// A point in time.
  case date(secondsSince1970: Double, DateStyle)
  /// Texts.
  case list([String], ListStyle)
  /// A length of time.
  case duration(seconds: Double, DurationStyle)
  /// Any value in one of Foundation's styles.
  case formatted(FormattedValue)

  /// Whether plural forms can depend on it.
  var isNumber: Bool {
    switch self {
    case .integer, .double, .decimal: true
    case .date, .list, .duration, .formatted: false
    }
  }

  /// What it is called in messages.
  var typeName: String {
    switch self {
    case .integer: "a whole number in a style"
    case .double: "a floating-point number in a style"
    case .decimal: "a decimal number in a style"
    case .date: "a point in time"
    case .list: "a list"
    case .duration: "a length of time"
    case .formatted: "a value in a style of Foundation"
    }
  }
}
