// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// The format strings that texts of a catalog are, each parsed once.
struct FormatCache {
  private var formats: [(token: Int, format: FormatString)] = []
  /// The formats beyond a few.
  private var formatsByToken: [Int: FormatString] = [:]

  /// Up to how many formats a walk over them is faster than a table.
  private static let few = 16

  /// The format string that the text of a token is.
  mutating func format(_ token: Int, _ document: JSONDocument) -> FormatString {
    if let known = formats.first(where: { $0.token == token }) { return known.format }
    if let known = formatsByToken[token] { return known }
    let format = document.withText(token) { FormatString(utf8: $0) }
    if formats.count < Self.few {
      formats.append((token, format))
    } else {
      formatsByToken[token] = format
    }
    return format
  }

  /// Forgets all formats.
  mutating func removeAll() {
    formats.removeAll(keepingCapacity: true)
    if !formatsByToken.isEmpty { formatsByToken = [:] }
  }
}
