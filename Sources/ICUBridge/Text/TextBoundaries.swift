// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// Where a text may be divided, by ICU's rules and dictionaries (UAX #29 and #14).
package enum TextBoundaries: Int32, Sendable, CaseIterable {
  case character = 0
  case word = 1
  case line = 2
  case sentence = 3

  /// The ends of the pieces as offsets in the UTF-8 of the text, the last of them its length.
  ///
  /// An empty text has none; neither has a text when ICU's data is absent. The locale, an ICU
  /// identifier, matters to a few languages only.
  package func offsets(in text: String, locale: String) -> [Int] {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return [] }
      var status: Int32 = 0
      var found = [Int32](repeating: 0, count: bytes.count)
      let count = unsafe toast_boundaries(
        rawValue,
        locale,
        start,
        Int32(clamping: bytes.count),
        &found,
        Int32(clamping: found.count),
        &status
      )
      guard status <= 0 else { return [] }
      return found.prefix(Int(count)).map(Int.init)
    }
  }
}
