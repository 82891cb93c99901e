// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension String {
  /// Makes a string of UTF-8 bytes; what is not UTF-8 becomes U+FFFD.
  package init(copying utf8: Span<UInt8>) {
    self = unsafe utf8.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
