// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// A number formatter that an ICU number skeleton describes.
@safe
package final class ICUNumberFormatter: Sendable {
  // UNumberFormatter is immutable and may be used from several threads (unumberformatter.h); what
  // is not, the result, is made anew for each number.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// A number as text.
  package struct Output: Sendable {
    /// The digits with all that belongs to them.
    package let text: String
    /// The plural category of what is shown; `other` when no rules were given.
    package let category: PluralCategory
  }

  /// Opens a formatter.
  ///
  /// - Parameters:
  ///   - skeleton: Such as ".00 sign-always"; empty for ICU's default.
  ///   - locale: An ICU identifier; keywords such as `@numbers=latn` count.
  /// - Throws: `ICUError` when the skeleton is wrong or ICU's data is absent.
  package init(skeleton: String, locale: String) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe toast_number_open(skeleton, locale, &status)
    try ICUError.check(status, "a number format “\(skeleton)” of \(locale)")
    guard let opened = unsafe opened else {
      throw ICUError(code: 1, operation: "a number format of \(locale)")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe toast_number_close(handle)
  }

  /// A whole number as text, with its plural category where rules are given.
  package func format(_ number: Int64, rules: PluralSelector? = nil) -> Output? {
    unsafe output(rules) { rules, buffer, capacity, category, status in
      unsafe toast_number_format_integer(
        handle,
        number,
        rules,
        buffer,
        capacity,
        category,
        status
      )
    }
  }

  /// A floating-point number as text, with its plural category where rules are given.
  package func format(_ number: Double, rules: PluralSelector? = nil) -> Output? {
    unsafe output(rules) { rules, buffer, capacity, category, status in
      unsafe toast_number_format_double(
        handle,
        number,
        rules,
        buffer,
        capacity,
        category,
        status
      )
    }
  }

  /// A decimal number as text, with its plural category where rules are given.
  ///
  /// The number is ASCII such as "-1.50" or "1E400", at most 4,096 characters, and its exponent not
  /// above 4,096 or below -4,096: ICU would write a billion zeros for "1E999999999".
  package func format(decimal: String, rules: PluralSelector? = nil) -> Output? {
    guard decimal.utf8.count <= Self.mostDigits, Self.hasSmallExponent(decimal) else { return nil }
    return unsafe output(rules) { rules, buffer, capacity, category, status in
      unsafe toast_number_format_decimal(
        handle,
        decimal,
        rules,
        buffer,
        capacity,
        category,
        status
      )
    }
  }

  private static let mostDigits = 4_096

  private static func hasSmallExponent(_ decimal: String) -> Bool {
    guard let letter = decimal.utf8.firstIndex(where: { $0 == 0x45 || $0 == 0x65 }) else {
      return true
    }
    guard let exponent = Int(decimal[decimal.utf8.index(after: letter)...]) else { return false }
    return -mostDigits...mostDigits ~= exponent
  }

  private func output(
    _ rules: PluralSelector?,
    _ fill: (
      OpaquePointer?, UnsafeMutablePointer<UInt8>, Int32, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>
    ) -> Int32
  ) -> Output? {
    var category = Int32(TOAST_PLURAL_OTHER)
    let text = unsafe icuText { buffer, capacity, status in
      unsafe fill(rules?.handle.pointer, buffer, capacity, &category, status)
    }
    guard let text else { return nil }
    return Output(text: text, category: PluralCategory(index: Int(category)) ?? .other)
  }
}
