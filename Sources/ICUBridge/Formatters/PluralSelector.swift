// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// The plural rules of one language, quick for the integers that people count with.
@safe
package final class PluralSelector: Sendable {
  let handle: PluralHandle
  private let rules: PluralRules
  // The categories of 0 to 999, one a byte, as `PluralCategory.index`. Written in `init` only,
  // freed in `deinit`, and not reached beyond its end.
  private nonisolated(unsafe) let small: UnsafeMutablePointer<UInt8>
  private static let smallCount = 1_000

  /// Opens the rules of a language.
  ///
  /// - Parameters:
  ///   - locale: An ICU identifier.
  ///   - kind: Cardinal or ordinal.
  /// - Throws: `ICUError` when ICU's data is absent.
  package init(locale: String, kind: PluralRules.Kind = .cardinal) throws(ICUError) {
    handle = try PluralHandle(locale: locale, kind: kind)
    rules = try PluralRules(locale: locale, kind: kind)
    unsafe small = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.smallCount)
    unsafe small.initialize(repeating: UInt8(PluralCategory.other.index), count: Self.smallCount)
    var status: Int32 = 0
    unsafe toast_plural_select_range(handle.pointer, small, Int32(Self.smallCount), &status)
    try ICUError.check(status, "plural categories of \(locale)")
  }

  deinit {
    unsafe small.deallocate()
  }

  /// The categories of 0 to 999, to be asked as long as this object lives.
  package var smallNumbers: SmallCategories { unsafe SmallCategories(base: UnsafePointer(small)) }

  /// The category of a whole number, by its absolute value.
  package func category(ofMagnitude magnitude: UInt64) -> PluralCategory {
    if magnitude < UInt64(Self.smallCount) {
      return PluralCategory(index: Int(unsafe small[Int(magnitude)])) ?? .other
    }
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

/// The plural categories of the numbers from 0 to 999 in one language.
@safe
@frozen
public struct SmallCategories: @unchecked Sendable {
  // Sendable: nobody writes what it points to, the memory of a selector that whoever holds this
  // keeps.
  @usableFromInline let base: UnsafePointer<UInt8>

  @inlinable
  init(base: UnsafePointer<UInt8>) { unsafe self.base = base }

  /// The index in CLDR's order of the category of a number; `nil` for larger ones.
  @inlinable @inline(__always)
  public func index(ofMagnitude magnitude: UInt64) -> Int? {
    magnitude < 1_000 ? Int(unsafe base[Int(magnitude)]) : nil
  }
}
