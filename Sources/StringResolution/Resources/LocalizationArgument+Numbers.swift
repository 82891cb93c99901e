// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension LocalizationArgument {
  /// The number as a double, 0 for what is none.
  var doubleValue: Double {
    switch self {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .double(let number): number
    case .decimal(let digits): Double(digits) ?? 0
    case .string, .styled, .resource: 0
    }
  }

  /// The digits of a plain number in ASCII, `nil` for anything else.
  var plainDigits: String? {
    switch self {
    case .integer(let number): String(number)
    case .unsigned(let number): String(number)
    case .double(let number): String(number)
    case .decimal(let digits): Double(digits) == nil ? nil : digits
    case .string, .styled, .resource: nil
    }
  }

  /// Whether it is the whole number 0.
  var isWholeZero: Bool {
    switch self {
    case .integer(0), .unsigned(0), .styled(.integer("0", _)): true
    default: false
    }
  }

  /// The absolute value of a whole number, `nil` for anything else.
  var magnitude: UInt64? {
    switch self {
    case .integer(let number): number.magnitude
    case .unsigned(let number): number
    default: nil
    }
  }
}
