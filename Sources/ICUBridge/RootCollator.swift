// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// The root order of CLDR, as the system's ICU has it: numbers by value, to the third level.
@safe
package final class RootCollator: Sendable {
  // A UCollator whose attributes are no longer set may be used from several threads at once
  // (ucol.h); it is closed when the last owner lets go, when no call can be running.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens the collator.
  ///
  /// - Throws: `ICUError` when ICU's data is absent.
  package init() throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe toast_collator_open(&status)
    guard let opened = unsafe opened else {
      throw ICUError(code: max(status, 1), operation: "the root collation")
    }
    if status > 0 {
      unsafe toast_collator_close(opened)
      throw ICUError(code: status, operation: "the root collation")
    }
    unsafe handle = opened
  }

  deinit {
    unsafe toast_collator_close(handle)
  }

  /// Compares two texts.
  ///
  /// - Returns: A negative number when `a` comes first, a positive one when `b` does, zero when the
  ///   order does not tell them apart or one of them is longer than ICU can compare.
  package func compare(_ a: String, _ b: String) -> Int {
    var (a, b) = (a, b)
    return a.withUTF8 { first in
      b.withUTF8 { second in
        guard let firstLength = Int32(exactly: first.count),
          let secondLength = Int32(exactly: second.count)
        else { return 0 }
        var status: Int32 = 0
        let result = unsafe first.withMemoryRebound(to: CChar.self) { first in
          unsafe second.withMemoryRebound(to: CChar.self) { second in
            unsafe toast_collator_compare(
              handle,
              first.baseAddress,
              firstLength,
              second.baseAddress,
              secondLength,
              &status
            )
          }
        }
        return status > 0 ? 0 : Int(result)
      }
    }
  }
}
