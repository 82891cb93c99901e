// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Text of catalogs inside XML and HTML.
enum MarkupText {
  /// Appends a text as content or as the value of an attribute in double quotation marks.
  ///
  /// What acts on a terminal or a log is shown as in `TerminalText.escaped`; XML 1.0 has no way to
  /// spell most of it, nor U+FFFE and U+FFFF, which are shown in the same way.
  static func append(_ text: String, to output: inout [UInt8]) {
    let text = TerminalText.escaped(text)
    let bytes = text.utf8.span
    var written = 0
    var offset = 0
    while offset < bytes.count {
      let entity: String
      var length = 1
      switch bytes[offset] {
      case UInt8(ascii: "&"): entity = "&amp;"
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: ">"): entity = "&gt;"
      case UInt8(ascii: "\""): entity = "&quot;"
      case UInt8(ascii: "'"): entity = "&#39;"
      case 0xEF where bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE:
        entity = TerminalText.escape(0xFFC0 + UInt32(bytes[offset + 2] - 0x80))
        length = 3
      default:
        offset += 1
        continue
      }
      output.append(text, written..<offset)
      output.append(contentsOf: entity.utf8)
      offset += length
      written = offset
    }
    output.append(text, written..<offset)
  }

  /// Appends ` name="text"`.
  static func appendAttribute(_ name: String, _ text: String, to output: inout [UInt8]) {
    output.append(contentsOf: " \(name)=\"".utf8)
    append(text, to: &output)
    output.append(UInt8(ascii: "\""))
  }
}
