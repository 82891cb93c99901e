// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// Whether a text says anything in words.
package enum Letters {
  /// Whether a text has a letter once its placeholders are taken out.
  static func has(_ document: JSONDocument, _ token: Int) -> Bool {
    let traits = document[token].traits
    guard traits.hasAny(.letter | .nonASCII | .escape) else {
      return false
    }
    if traits.hasAny(.letter), !traits.hasAny(.percent | .escape) { return true }
    return document.withText(token) { utf8 in has(utf8) }
  }

  /// Whether a text has a letter once its placeholders are taken out.
  package static func has(_ text: String) -> Bool {
    has(Array(text.utf8).span)
  }

  private static func has(_ utf8: Span<UInt8>) -> Bool {
    for segment in FormatString(utf8: utf8).segments {
      guard case .literal(let range) = segment else { continue }
      let text = String(copying: utf8.extracting(range))
      if text.unicodeScalars.contains(where: \.properties.isAlphabetic) { return true }
    }
    return false
  }
}
