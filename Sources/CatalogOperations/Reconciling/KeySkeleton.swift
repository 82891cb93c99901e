// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings

/// A key with a mark in the place of each placeholder, so that keys which differ in their
/// conversions alone are found together.
package struct KeySkeleton: Hashable, Sendable {
  /// The bytes of the key, with a zero for each placeholder; doubled percent signs stay.
  let bytes: [UInt8]
  /// The conversions in their order, without positions, such as `%lld`.
  package let specifiers: [String]
  /// Whether the key has positions, which no interpolation makes.
  package let isPositional: Bool

  /// The skeleton of a key; `nil` where it has no placeholder.
  package init?(_ key: String) {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let placeholders = FormatString(key).placeholders.filter { $0.reading == .conversion }
    guard !placeholders.isEmpty else { return nil }
    let text = Array(key.utf8)
    var bytes: [UInt8] = []
    var specifiers: [String] = []
    var position = 0
    for placeholder in placeholders {
      bytes += text[position..<placeholder.range.lowerBound]
      bytes.append(0)
      specifiers.append(placeholder.text(position: nil))
      position = placeholder.range.upperBound
    }
    bytes += text[position...]
    self.bytes = bytes
    self.specifiers = specifiers
    isPositional = placeholders.contains { $0.position != nil }
  }

  /// Whether the texts are the same.
  package static func == (a: Self, b: Self) -> Bool { a.bytes == b.bytes }

  /// Hashes the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
