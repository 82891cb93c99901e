// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text that is equal to another only when their Unicode scalars are.
///
/// Swift's `String` takes the composed and the decomposed `é` for one text; the keys of a catalog
/// are two.
package struct ExactText: Hashable, Sendable {
  /// The text.
  package let text: String

  /// Makes one of a text.
  package init(_ text: String) {
    self.text = text
  }

  /// Whether the scalars are the same.
  package static func == (a: ExactText, b: ExactText) -> Bool { a.text.isExactly(b.text) }

  /// Hashes the UTF-8 bytes.
  package func hash(into hasher: inout Hasher) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hasher.combine(hash)
  }
}

extension String {
  /// Whether another text has the same Unicode scalars.
  package func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
