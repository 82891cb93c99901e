// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Text of catalogs made harmless for terminals and the logs of build services.
package enum TerminalText {
  /// Whether a terminal or the reader of a log could act on a scalar, see `ActingScalar`.
  package static func acts(_ scalar: Unicode.Scalar) -> Bool {
    ActingScalar.acts(scalar)
  }

  /// A text on one line in which nothing acts.
  ///
  /// Shown as escapes are the scalars that act: `\t`, `\n` and `\r` by letter, others as `\u{1B}`.
  /// Besides, two spellings are broken up that build services obey anywhere in a line:
  /// `##[command]` (GitHub Actions' older form) and `##vso[command]` (Azure Pipelines).
  package static func escaped(_ text: String) -> String {
    if isPlain(text) { return text }
    var bytes: [UInt8] = []
    appendEscaped(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what `escaped` gives.
  static func append(_ text: String, to output: inout [UInt8]) {
    if isPlain(text) {
      output.append(contentsOf: text.utf8)
    } else {
      appendEscaped(text, to: &output)
    }
  }

  /// A text that begins a line: as `escaped`, and not a workflow command of GitHub Actions, which
  /// starts with two colons after any blanks.
  static func escapedAtLineStart(_ text: String) -> String {
    let text = escaped(text)
    let command = text.unicodeScalars.drop { $0.properties.isWhitespace }
    guard command.starts(with: "::".unicodeScalars) else { return text }
    let blanks = text.unicodeScalars[..<command.startIndex]
    return String(blanks) + escape(UInt32(UInt8(ascii: ":"))) + String(command.dropFirst())
  }

  /// A scalar as it is shown.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    acts(scalar) ? shown(scalar.value) : String(scalar)
  }

  /// The escape of a scalar whether it acts or not.
  static func escape(_ value: UInt32) -> String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }

  private static func shown(_ value: UInt32) -> String {
    switch value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    default: escape(value)
    }
  }

  /// Whether no byte of a text can belong to something that is escaped; bytes as in
  /// `JSONStrings.appendReportQuoted`.
  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8.span
    // Without short circuits, so that many bytes are looked at in one step.
    var marks: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      marks |=
        (byte < 0x20 ? 1 : 0) | (byte == 0x23 ? 1 : 0) | (byte == 0x7F ? 1 : 0)
        | (byte == 0xC2 ? 1 : 0) | (byte == 0xD8 ? 1 : 0) | (byte == 0xE2 ? 1 : 0)
    }
    return marks == 0
  }

  private static func appendEscaped(_ text: String, to output: inout [UInt8]) {
    let bytes = text.utf8.span
    var offset = 0
    var written = 0
    while offset < bytes.count {
      let length: Int
      if let scalar = ActingScalar(bytes, at: offset) {
        output.append(text, written..<offset)
        output.append(contentsOf: shown(scalar.value).utf8)
        length = scalar.length
      } else if bytes[offset] == UInt8(ascii: "#"), isSecondSign(bytes, offset) {
        output.append(text, written..<offset)
        output.append(contentsOf: escape(UInt32(bytes[offset])).utf8)
        length = 1
      } else {
        offset += 1
        continue
      }
      offset += length
      written = offset
    }
    output.append(text, written..<offset)
  }

  /// Whether a number sign is the second one of `##[` or `##vso[`.
  private static func isSecondSign(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset > 0, bytes[offset - 1] == UInt8(ascii: "#") else { return false }
    func follows(_ text: String) -> Bool {
      let wanted = text.utf8.span
      guard offset + wanted.count < bytes.count else { return false }
      return wanted.indices.allSatisfy { bytes[offset + 1 + $0] == wanted[$0] }
    }
    return follows("[") || follows("vso[")
  }
}
