// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A replacement of bytes in a text.
package struct TextEdit: Sendable, Hashable {
  /// What is replaced, as UTF-8 offsets in the text.
  package let range: Range<Int>
  /// What stands there afterwards.
  package let replacement: String

  /// Makes a replacement.
  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
