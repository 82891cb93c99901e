// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU
internal import Synchronization

/// Formats points in time.
@safe
package final class ICUDateFormatter: Sendable {
  /// How much of a date or a time is shown.
  package enum Style: Int32, Sendable, CaseIterable {
    case none = -1
    case full = 0
    case long = 1
    case medium = 2
    case short = 3
  }

  // DateFormat changes while it formats (datefmt.h): the lock lets one thread at a time use it.
  private nonisolated(unsafe) let handle: OpaquePointer
  private let lock = Mutex(())

  /// Opens a formatter with the usual styles of a locale.
  ///
  /// - Parameters:
  ///   - locale: An ICU identifier; keywords such as `@calendar=buddhist` count.
  ///   - zone: A time zone name such as "Europe/Riga".
  ///   - date: How much of the date is shown.
  ///   - time: How much of the time is shown.
  /// - Throws: `ICUError` when ICU's data is absent.
  package init(locale: String, zone: String, date: Style, time: Style) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe toast_date_open(locale, zone, date.rawValue, time.rawValue, &status)
    unsafe handle = try Self.checked(opened, status, locale)
  }

  /// Opens a formatter for certain fields, arranged as the locale does.
  ///
  /// - Parameters:
  ///   - locale: An ICU identifier.
  ///   - zone: A time zone name.
  ///   - skeleton: The letters of the fields (UTS #35 part 4), such as "yMMMd".
  /// - Throws: `ICUError` when the skeleton is wrong or ICU's data is absent.
  package init(locale: String, zone: String, skeleton: String) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe toast_date_open_skeleton(locale, zone, skeleton, &status)
    unsafe handle = try Self.checked(opened, status, locale)
  }

  deinit {
    unsafe toast_date_close(handle)
  }

  /// A point in time, counted in seconds since 1970-01-01T00:00:00Z, as text.
  package func format(secondsSince1970 seconds: Double) -> String? {
    lock.withLock { _ in
      unsafe icuText { buffer, capacity, status in
        unsafe toast_date_format(handle, seconds * 1000, buffer, capacity, status)
      }
    }
  }

  /// Whether a time zone name is known.
  package static func knowsTimeZone(_ name: String) -> Bool {
    unsafe toast_time_zone_exists(name) == 1
  }

  private static func checked(
    _ opened: OpaquePointer?,
    _ status: Int32,
    _ locale: String
  ) throws(ICUError) -> OpaquePointer {
    try ICUError.check(status, "dates of \(locale)")
    guard let opened = unsafe opened else {
      throw ICUError(code: 1, operation: "dates of \(locale)")
    }
    return unsafe opened
  }
}
