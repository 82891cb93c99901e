// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// One line of an embedded catalog, as an object with one member.
struct EmbeddedLine {
  private let document: JSONDocument

  /// Reads a line in braces, or gives `nil`.
  init?(_ text: [UInt8]) {
    guard let document = try? JSONDocument(TextBytes(text)) else { return nil }
    self.document = document
  }

  /// The key.
  var key: String? {
    for member in document.members(of: 0) { return document.text(member.name) }
    return nil
  }
}
