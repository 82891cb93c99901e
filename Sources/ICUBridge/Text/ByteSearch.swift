// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// Searches in bytes.
package enum ByteSearch {
  /// The offset of the first byte of a value at or after an offset, or `nil`.
  package static func firstIndex(of byte: UInt8, in bytes: Span<UInt8>, from start: Int) -> Int? {
    guard start >= 0, start < bytes.count else { return nil }
    let found = unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return Int64(-1) }
      return unsafe toast_find_byte(base + start, Int64(buffer.count - start), byte)
    }
    return found < 0 ? nil : start + Int(found)
  }

  /// The offset of the last byte of a value between two offsets, or `nil`.
  package static func lastIndex(
    of byte: UInt8,
    in bytes: Span<UInt8>,
    from start: Int,
    before end: Int
  ) -> Int? {
    guard start >= 0, start < end, end <= bytes.count else { return nil }
    let found = unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return Int64(-1) }
      return unsafe toast_find_last_byte(base + start, Int64(end - start), byte)
    }
    return found < 0 ? nil : start + Int(found)
  }

  /// Whether a text has a byte of a value.
  package static func contains(_ byte: UInt8, in text: String) -> Bool {
    let found = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let base = bytes.baseAddress else { return false }
      return unsafe toast_find_byte(base, Int64(bytes.count), byte) >= 0
    }
    return found ?? text.utf8.contains(byte)
  }
}
