// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU
internal import Synchronization

/// Ordinal numbers with their ending, such as "2nd", by ICU's rule-based formatter.
@safe
package final class ICUOrdinalFormatter: Sendable {
  // The rule-based formatter keeps state while it works (unum.h promises nothing): the lock lets
  // one thread at a time use the handle.
  private nonisolated(unsafe) let handle: OpaquePointer
  private let lock = Mutex(())

  /// Opens the ordinal rules of a locale.
  ///
  /// - Throws: `ICUError` when ICU's data is absent.
  package init(locale: String) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe toast_ordinal_open(locale, &status)
    try ICUError.check(status, "ordinal numbers of \(locale)")
    guard let opened = unsafe opened else {
      throw ICUError(code: 1, operation: "ordinal numbers of \(locale)")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe toast_ordinal_close(handle)
  }

  /// The ordinal of a number.
  package func format(_ number: Int64) -> String? {
    lock.withLock { _ in
      unsafe icuText { buffer, capacity, status in
        unsafe toast_ordinal_format(handle, number, buffer, capacity, status)
      }
    }
  }
}
