// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A line of an embedded catalog whose key has nothing but a text in each language, as most have.
///
/// It is read by its shape. Reading any JSON takes tables that a program which has just begun would
/// have to set up first; lines of another shape, or with escapes, are left to that.
struct PlainEntryLine {
  /// The texts by language, in the order of the line.
  private(set) var texts: [(language: String, text: String)] = []

  /// Reads what follows the key of a line, or gives `nil` for any other shape.
  ///
  /// - Parameters:
  ///   - bytes: The lines.
  ///   - range: The part of the line after the quote that ends its key.
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var rest = range
    guard Self.skip(":{\"localizations\":{", bytes, &rest) else { return nil }
    repeat {
      guard Self.skip("\"", bytes, &rest), let language = Self.text(bytes, &rest),
        Self.skip(":{\"stringUnit\":{\"value\":\"", bytes, &rest),
        let text = Self.text(bytes, &rest), Self.skip("}}", bytes, &rest)
      else { return nil }
      texts.append((language, text))
    } while Self.skip(",", bytes, &rest)
    guard Self.skip("}}", bytes, &rest), rest.isEmpty else { return nil }
  }

  /// Skips a word if the rest begins with it.
  private static func skip(_ word: String, _ bytes: Span<UInt8>, _ rest: inout Range<Int>) -> Bool {
    var offset = rest.lowerBound
    for byte in word.utf8 {
      guard offset < rest.upperBound, bytes[offset] == byte else { return false }
      offset += 1
    }
    rest = offset..<rest.upperBound
    return true
  }

  /// The text up to the next quote, which is skipped; `nil` when there are escapes in it.
  private static func text(_ bytes: Span<UInt8>, _ rest: inout Range<Int>) -> String? {
    var stop = rest.lowerBound
    while stop < rest.upperBound, bytes[stop] != UInt8(ascii: "\"") {
      if bytes[stop] == UInt8(ascii: "\\") { return nil }
      stop += 1
    }
    guard stop < rest.upperBound else { return nil }
    let text = String(copying: bytes.extracting(rest.lowerBound..<stop))
    rest = stop + 1..<rest.upperBound
    return text
  }
}
