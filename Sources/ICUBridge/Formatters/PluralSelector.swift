// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// The plural rules of one language, quick for the integers that people count with.
package final class PluralSelector: Sendable {
  let handle: PluralHandle
  private let rules: PluralRules
  /// The categories of 0 to 999, one a byte, as ``PluralCategory/index``.
  package let small: [UInt8]

  /// Opens the rules of a language.
  ///
  /// - Parameters:
  ///   - locale: An ICU identifier.
  ///   - kind: Cardinal or ordinal.
  /// - Throws: `ICUError` when ICU's data is absent.
  package init(locale: String, kind: PluralRules.Kind = .cardinal) throws(ICUError) {
    handle = try PluralHandle(locale: locale, kind: kind)
    rules = try PluralRules(locale: locale, kind: kind)
    var small = [UInt8](repeating: 5, count: 1000)
    var status: Int32 = 0
    unsafe toast_plural_select_range(handle.pointer, &small, Int32(small.count), &status)
    try ICUError.check(status, "plural categories of \(locale)")
    self.small = small
  }

  /// The category of a whole number, by its absolute value.
  package func category(ofMagnitude magnitude: UInt64) -> PluralCategory {
    if magnitude < 1000 { return PluralCategory(index: Int(small[Int(magnitude)])) ?? .other }
    // Above 2^53 a double would round, and ICU computes with doubles. No rule of CLDR looks at more
    // than the last six digits of a number that large.
    let million: UInt64 = 1_000_000
    let same = magnitude > 1 << 53 ? magnitude % million + million * million : magnitude
    return rules.category(of: Double(same))
  }

  /// The category of a number as it is spelled; see `PluralRules.category(ofFormatted:)`.
  package func category(ofFormatted decimal: String) -> PluralCategory? {
    rules.category(ofFormatted: decimal)
  }

  /// The category of a number in its shortest spelling: 1.0 counts as 1.
  package func category(of number: Double) -> PluralCategory {
    rules.category(of: number)
  }

  /// The categories that the rules can give.
  package var categories: PluralCategorySet { rules.categories }
}
