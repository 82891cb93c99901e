// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// The plural rules of one locale, as ICU has them from CLDR.
///
/// A locale that CLDR has no rules for gets those of the root, where everything is `other`; ask
/// `ruleSet(for:)` first where that matters.
@safe
package final class PluralRules: Sendable {
  /// What the numbers are for.
  package enum Kind: Hashable, Sendable {
    /// How many: 1 file, 2 files.
    case cardinal
    /// Which one: 1st, 2nd.
    case ordinal
  }

  // ICU's PluralRules is immutable once built: selecting and listing keywords only read it
  // (upluralrules.h takes it as const), so the handle may be used from several threads at once.
  // It is closed when the last owner lets go, when no call can be running.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// The locale in ICU's spelling.
  package let locale: String

  /// Opens the rules of a locale.
  ///
  /// - Parameters:
  ///   - locale: An ICU identifier or language tag; the nearest rules by truncation are taken.
  ///   - kind: Cardinal or ordinal.
  /// - Throws: `ICUError` when ICU's data is absent.
  package init(locale: String, kind: Kind = .cardinal) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe toast_plural_open(locale, kind == .ordinal ? 1 : 0, &status)
    try ICUError.check(status, "the plural rules of \(locale)")
    guard let opened = unsafe opened else {
      throw ICUError(code: 1, operation: "the plural rules of \(locale)")
    }
    unsafe handle = opened
    self.locale = locale
  }

  deinit {
    unsafe toast_plural_close(handle)
  }

  /// The categories that the rules can give.
  package var categories: PluralCategorySet {
    var status: Int32 = 0
    let bits = unsafe toast_plural_categories(handle, &status)
    return status > 0 ? .other : PluralCategorySet(rawValue: UInt8(truncatingIfNeeded: bits))
  }

  /// The category of an integer.
  ///
  /// Integers beyond 2^53 are judged by their nearest double, as ICU itself does.
  package func category(of integer: Int64) -> PluralCategory {
    category(of: Double(integer))
  }

  /// The category of a number written with no more fraction digits than it needs: 1.0 counts as 1.
  package func category(of number: Double) -> PluralCategory {
    var status: Int32 = 0
    let index = unsafe toast_plural_select(handle, number, &status)
    return status > 0 ? .other : PluralCategory(index: Int(index)) ?? .other
  }

  /// The category of a number as it is written: "1.0" and "1" may differ.
  ///
  /// - Parameter decimal: ASCII digits with an optional sign and decimal point, and for compact
  ///   notation a `c` with the power of ten: "1.1c6" is 1.1 in "1.1 million".
  /// - Returns: The category, or `nil` when the text is no such number.
  package func category(ofFormatted decimal: String) -> PluralCategory? {
    guard Self.isDecimal(decimal) else { return nil }
    var status: Int32 = 0
    let index = unsafe toast_plural_select_decimal(handle, locale, decimal, &status)
    return status > 0 ? nil : PluralCategory(index: Int(index))
  }

  /// The name of the set of cardinal rules that CLDR has for exactly this ICU identifier, or `nil`.
  ///
  /// Locales with the same name have the same rules, in this version of the data: "de" and "en" may
  /// share one. "pt_PT" has rules, "pt_BR" has not: those of "pt" hold there.
  package static func ruleSet(for identifier: String) -> String? {
    unsafe localeIdentifier { buffer, capacity, status in
      unsafe toast_plural_rule_set(identifier, buffer, capacity, status)
    }
  }

  /// Whether a text is digits, perhaps with a sign, a point between digits, and a `c` exponent.
  ///
  /// The length limit is the shim's buffer; no real count comes near it.
  private static func isDecimal(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    guard rest.count <= 48 else { return false }
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    let parts = rest.split(separator: UInt8(ascii: "c"), omittingEmptySubsequences: false)
    guard let mantissa = parts.first, parts.count <= 2 else { return false }
    let halves = mantissa.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = halves + parts.dropFirst()
    return halves.count <= 2 && (parts.count < 2 || parts[1].count <= 2)
      && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { 0x30...0x39 ~= $0 } }
  }
}
