// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The width or the precision of a conversion.
public enum FieldSize: Sendable, Hashable {
  /// Not given.
  case none
  /// Written as digits. Numbers above ``limit`` are kept as ``limit``.
  case number(Int)
  /// `*` or `*n$`: read from an integer argument of its own, from the next one of the plain row
  /// where no position is given.
  case argument(position: Int?)

  /// Digits are counted up to here, so that no number of digits overflows.
  public static let limit = 999_999_999

  /// The size as it stands in a format string, without the point of a precision.
  var text: String {
    switch self {
    case .none: ""
    case .number(let number): String(number)
    case .argument(nil): "*"
    case .argument(let position?): "*\(position)$"
    }
  }
}
