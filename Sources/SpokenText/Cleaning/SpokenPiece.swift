// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A piece of a text that keeps its identity while the text is cleaned.
package struct SpokenPiece: Sendable, Hashable {
  package var text: String
  /// Which of the caller's pieces it is.
  package let tag: Int

  package init(_ text: String, tag: Int = 0) {
    self.text = text
    self.tag = tag
  }
}
