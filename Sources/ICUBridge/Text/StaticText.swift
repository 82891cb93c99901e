// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text that is part of the program, read in place as UTF-8.
package struct StaticText: Sendable {
  private let text: StaticString

  /// Wraps a literal; costs nothing.
  package init(_ text: StaticString) { self.text = text }

  /// The number of bytes.
  package var count: Int { text.utf8CodeUnitCount }

  /// Calls a function with the bytes, which are neither copied nor checked.
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    // The memory belongs to the program and is never written.
    text.withUTF8Buffer { buffer in
      let bytes = unsafe Span(_unsafeElements: buffer)
      return body(bytes)
    }
  }
}
