// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// Joins items to a list in the style of a language.
@safe
package final class ICUListFormatter: Sendable {
  /// What the list says of its items.
  package enum Kind: Int32, Sendable, CaseIterable {
    /// All of them: "a, b and c".
    case and = 0
    /// One of them: "a, b or c".
    case or = 1
    /// Parts of one measure: "3 feet, 7 inches".
    case units = 2
  }

  // ListFormatter is immutable (ulistformatter.h).
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens the list patterns of a locale.
  ///
  /// - Throws: `ICUError` when ICU's data is absent.
  package init(locale: String, kind: Kind, width: TextWidth) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe toast_list_open(locale, kind.rawValue, width.rawValue, &status)
    try ICUError.check(status, "lists of \(locale)")
    guard let opened = unsafe opened else {
      throw ICUError(code: 1, operation: "lists of \(locale)")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe toast_list_close(handle)
  }

  /// The items as one text.
  package func format(_ items: [String]) -> String? {
    let bytes = items.flatMap(\.utf8)
    let lengths = items.map { Int32(clamping: $0.utf8.count) }
    guard bytes.count < Int(Int32.max) else { return nil }
    return unsafe icuText { buffer, capacity, status in
      unsafe toast_list_format(
        handle,
        bytes,
        lengths,
        Int32(clamping: lengths.count),
        buffer,
        capacity,
        status
      )
    }
  }
}
