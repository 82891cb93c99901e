// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// What numbers of a locale are made of.
package enum NumberSymbols {
  /// The decimal separator, "." where ICU's data is absent.
  package static func decimalSeparator(locale: String) -> String {
    unsafe icuText { buffer, capacity, status in
      unsafe toast_decimal_separator(locale, buffer, capacity, status)
    } ?? "."
  }

  /// A number as C's `%a` prints it, always with a point.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - precision: How many hexadecimal digits follow the point; `nil` for as many as it needs.
  ///   - uppercase: Whether `%A` was asked for.
  ///   - alternate: Whether the point stands also before no digit.
  /// - Returns: The text, or `nil` when the C library refuses.
  package static func hexadecimal(
    _ number: Double,
    precision: Int?,
    uppercase: Bool,
    alternate: Bool
  ) -> String? {
    unsafe icuText { buffer, capacity, _ in
      unsafe toast_hexadecimal_double(
        number,
        Int32(clamping: precision ?? -1),
        uppercase ? 1 : 0,
        alternate ? 1 : 0,
        buffer,
        capacity
      )
    }
  }
}
