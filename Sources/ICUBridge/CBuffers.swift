// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

extension [CChar] {
  /// The ASCII text up to the first zero.
  var asciiText: String {
    String(decoding: prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// Calls a C function that fills a buffer with a locale identifier.
///
/// - Parameter fill: Receives the buffer, its capacity and a status; returns the length.
/// - Returns: The identifier, or `nil` when the call failed or gave nothing.
func localeIdentifier(
  _ fill: (UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> Int32
) -> String? {
  let capacity = Int(TOAST_LOCALE_CAPACITY)
  var status: Int32 = 0
  let text = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
    guard let start = buffer.baseAddress else { return "" }
    let length = unsafe fill(start, Int32(capacity), &status)
    // A length at or above the capacity comes with an overflow status, tested below.
    let kept = unsafe buffer.prefix(Int(clamping: length)).map { UInt8(bitPattern: $0) }
    return String(decoding: kept, as: UTF8.self)
  }
  return status <= 0 && !text.isEmpty ? text : nil
}
