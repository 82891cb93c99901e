// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A value that a text shows.
///
/// Values keep their type until a text asks for it, so that a translator's wrong conversion can be
/// told from a right one.
public enum LocalizationArgument: Sendable, Hashable, Codable {
  /// A text; it is copied as it is and never looked into.
  case string(String)
  /// A whole number with sign.
  case integer(Int64)
  /// A whole number without sign.
  case unsigned(UInt64)
  /// A floating-point number.
  case double(Double)
  /// A decimal number as ASCII digits, such as `1.50`; its fraction digits are all shown.
  case decimal(String)
  /// A value together with the way in which it is to be shown.
  case styled(StyledValue)
  /// A text of the same bundle, looked up for the same reader.
  indirect case resource(LocalizedResource)
}

extension LocalizationArgument {
  /// The conversion that stands for it in a key, without percent sign.
  var specifier: String {
    switch self {
    case .string, .decimal, .styled, .resource: "@"
    case .integer: "lld"
    case .unsigned: "llu"
    case .double: "lf"
    }
  }

  /// Whether it is a number, on which plural forms can depend.
  var isNumber: Bool {
    switch self {
    case .string, .resource: false
    case .integer, .unsigned, .double, .decimal: true
    case .styled(let value): value.isNumber
    }
  }

  /// What it is called in messages.
  var typeName: String {
    switch self {
    case .string, .resource: "a text"
    case .integer, .unsigned: "a whole number"
    case .double: "a floating-point number"
    case .decimal: "a decimal number"
    case .styled(let value): value.typeName
    }
  }
}

extension LocalizationArgument: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension LocalizationArgument: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension LocalizationArgument: ExpressibleByFloatLiteral {
  /// A floating-point number.
  public init(floatLiteral value: Double) { self = .double(value) }
}
