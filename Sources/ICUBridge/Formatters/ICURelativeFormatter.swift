// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// Formats distances in time such as "in 3 days" and "yesterday".
@safe
package final class ICURelativeFormatter: Sendable {
  /// A unit of time.
  package enum Unit: Int32, Sendable, CaseIterable {
    case year = 0
    case quarter = 1
    case month = 2
    case week = 3
    case day = 4
    case hour = 5
    case minute = 6
    case second = 7
  }

  // RelativeDateTimeFormatter is thread-safe except for assignment (reldatefmt.h).
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens a formatter.
  ///
  /// - Throws: `ICUError` when ICU's data is absent.
  package init(locale: String, width: TextWidth) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe toast_relative_open(locale, width.rawValue, &status)
    try ICUError.check(status, "relative dates of \(locale)")
    guard let opened = unsafe opened else {
      throw ICUError(code: 1, operation: "relative dates of \(locale)")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe toast_relative_close(handle)
  }

  /// A distance as text; offsets below zero lie in the past.
  ///
  /// `isNumeric` asks for "1 day ago" where the language has "yesterday".
  package func format(_ offset: Double, _ unit: Unit, isNumeric: Bool) -> String? {
    unsafe icuText { buffer, capacity, status in
      unsafe toast_relative_format(
        handle,
        offset,
        unit.rawValue,
        isNumeric ? 1 : 0,
        buffer,
        capacity,
        status
      )
    }
  }
}
