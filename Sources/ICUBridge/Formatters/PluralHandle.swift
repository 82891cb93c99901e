// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// The plural rules of a language, to be asked about numbers as they are formatted.
@safe
final class PluralHandle: Sendable {
  // Immutable once built; see `PluralRules`.
  nonisolated(unsafe) let pointer: OpaquePointer

  init(locale: String, kind: PluralRules.Kind) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe toast_plural_open(locale, kind == .ordinal ? 1 : 0, &status)
    try ICUError.check(status, "the plural rules of \(locale)")
    guard let opened = unsafe opened else {
      throw ICUError(code: 1, operation: "the plural rules of \(locale)")
    }
    unsafe pointer = opened
  }

  deinit {
    unsafe toast_plural_close(pointer)
  }
}
