// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// Keys by their bytes: Swift's own `==` and hash take composed and decomposed spellings for one.
public enum ByteHash {
  /// A hash of the UTF-8 of a text, the same on every run.
  package static func hash(_ text: String) -> UInt64 {
    let hash = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe toast_hash(bytes.baseAddress, Int64(bytes.count))
    }
    if let hash { return hash }
    // Texts bridged from elsewhere may lie in pieces.
    return unsafe Array(text.utf8).withUnsafeBufferPointer { bytes in
      unsafe toast_hash(bytes.baseAddress, Int64(bytes.count))
    }
  }

  /// A hash of bytes, equal to that of a text with this UTF-8.
  package static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe toast_hash(bytes.baseAddress, Int64(bytes.count))
    }
  }

  /// Whether two texts have the same UTF-8.
  package static func areSame(_ a: String, _ b: String) -> Bool {
    guard a.utf8.count == b.utf8.count else { return false }
    let same = unsafe a.utf8.withContiguousStorageIfAvailable { first in
      unsafe b.utf8.withContiguousStorageIfAvailable { second in
        unsafe toast_bytes_equal(first.baseAddress, second.baseAddress, Int64(first.count)) == 1
      }
    }
    return (same ?? nil) ?? a.utf8.elementsEqual(b.utf8)
  }

  /// A hash of bytes.
  @unsafe
  @usableFromInline
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    unsafe toast_hash(bytes.baseAddress, Int64(bytes.count))
  }

  /// Whether bytes are as many and the same as those at an address.
  @unsafe
  @usableFromInline
  static func areSame(_ first: UnsafePointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe toast_bytes_equal(first, second.baseAddress, Int64(second.count)) == 1
  }

  /// Calls a function with the UTF-8 of a text.
  @unsafe
  @inlinable @inline(__always)
  static func withBytes<Result>(
    _ text: String,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = unsafe text.utf8.withContiguousStorageIfAvailable(body) { return result }
    // Texts bridged from elsewhere may lie in pieces.
    return unsafe Array(text.utf8).withUnsafeBufferPointer(body)
  }
}
