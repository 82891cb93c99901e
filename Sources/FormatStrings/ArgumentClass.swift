// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What kind of argument a conversion reads.
///
/// Reading an argument as another class prints garbage or crashes; within a class only the width
/// and the sign can be wrong.
public enum ArgumentClass: String, Sendable, Hashable, CaseIterable {
  /// `d D i u U x X o O`, with any length.
  case integer
  /// `f F e E g G a A`.
  case floating
  /// `@`.
  case object
  /// `c C`.
  case character
  /// `s S`, and `P` where that is a conversion.
  case cString
  /// `p`.
  case pointer

  /// Whether the class holds numbers, on which plural forms can depend.
  public var isNumber: Bool { self == .integer || self == .floating }
}
