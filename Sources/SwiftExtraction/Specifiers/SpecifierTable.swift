// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The conversions that Foundation and SwiftUI write into a key for the types of arguments.
///
/// From the implementations of `LocalizedStringKey` and `String.LocalizationValue`: numbers have
/// their own, everything else is `%@`.
enum SpecifierTable {
  private static let numbers: [String: String] = [
    "Int": "%lld", "Int64": "%lld", "NSInteger": "%lld", "CLong": "%lld", "CLongLong": "%lld",
    "Int8": "%d", "Int16": "%d", "Int32": "%d", "CInt": "%d",
    "UInt": "%llu", "UInt64": "%llu", "NSUInteger": "%llu",
    "UInt8": "%u", "UInt16": "%u", "UInt32": "%u",
    "Float": "%f", "Float32": "%f",
    "Double": "%lf", "CGFloat": "%lf", "Float64": "%lf", "TimeInterval": "%lf",
    "CLLocationDistance": "%lf", "CLLocationDegrees": "%lf", "CLLocationSpeed": "%lf",
    "CLLocationAccuracy": "%lf", "CLLocationDirection": "%lf",
  ]

  /// The conversion for an argument of a type; `nil` where the type does not tell.
  static func specifier(of type: String) -> String? {
    if type.isEmpty || type == "T" || type == "Any" { return nil }
    return numbers[type] ?? "%@"
  }

  /// Whether a type is a number.
  static func isNumber(_ type: String) -> Bool { numbers[type] != nil }

  /// Whether a type can be the raw type of an enumeration.
  static func isRawType(_ type: String) -> Bool {
    numbers[type] != nil || type == "String" || type == "Character"
  }
}
