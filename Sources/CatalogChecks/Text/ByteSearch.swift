// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Looks for a few bytes in a text, to spare most texts a closer look.
struct ByteSearch: Sendable {
  private let pattern: [UInt8]

  init(_ pattern: String) {
    self.pattern = Array(pattern.utf8)
  }

  /// Whether the pattern stands anywhere in a text.
  func isIn(_ text: Span<UInt8>) -> Bool {
    guard let first = pattern.first else { return true }
    var start = 0
    while start + pattern.count <= text.count {
      if text[start] == first, matches(text, at: start) { return true }
      start += 1
    }
    return false
  }

  private func matches(_ text: Span<UInt8>, at start: Int) -> Bool {
    for offset in pattern.indices where text[start + offset] != pattern[offset] { return false }
    return true
  }
}
