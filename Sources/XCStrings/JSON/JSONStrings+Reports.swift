// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import HarmlessText

/// Texts in the JSON of reports: valid for every reader, and harmless where it is merely shown.
extension JSONStrings {
  /// Appends a text in quotation marks for a report.
  ///
  /// Escaped are, besides what JSON demands, the scalars that a terminal acts on and those that
  /// some readers take for the end of a line (`ActingScalar`), and the second of two number
  /// signs, since build services look for commands such as `##[add-path]` anywhere in a line.
  package static func appendReportQuoted(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if isPlain(text) {
      output.append(contentsOf: text.utf8)
    } else {
      appendEscaped(text, to: &output)
    }
    output.append(UInt8(ascii: "\""))
  }

  /// JSON with the same value in which nothing acts on a terminal or on the log of a build service;
  /// escaped is what `appendReportQuoted` escapes.
  ///
  /// - Parameter json: valid JSON in UTF-8, where all of this can only stand inside strings.
  /// - Returns: JSON that is read as the same value.
  package static func harmless(_ json: [UInt8]) -> [UInt8] {
    let bytes = json.span
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "#"), offset > 0, bytes[offset - 1] == UInt8(ascii: "#") {
        appendUnit(0x23, to: &result)
        offset += 1
      } else if byte >= 0x7F, let scalar = ActingScalar.starting(at: offset, of: bytes) {
        appendUnit(scalar.value, to: &result)
        offset += scalar.length
      } else {
        // Line breaks are layout here.
        result.append(byte)
        offset += 1
      }
    }
    return result
  }

  /// Whether no byte of a text can belong to something that is escaped.
  ///
  /// Above ASCII only the first bytes of such scalars count: C2 (C1 controls), D8 (U+061C) and
  /// E2 (U+200E to U+206F).
  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8.span
    // Without short circuits, so that many bytes are looked at in one step.
    var marks: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      marks |=
        (byte < 0x20 ? 1 : 0) | (byte == 0x23 ? 1 : 0) | (byte == 0x7F ? 1 : 0)
        | (byte == 0xC2 ? 1 : 0) | (byte == 0xD8 ? 1 : 0) | (byte == 0xE2 ? 1 : 0)
        | (byte == 0x22 ? 1 : 0) | (byte == 0x5C ? 1 : 0)
    }
    return marks == 0
  }

  private static func appendEscaped(_ text: String, to output: inout [UInt8]) {
    let bytes = text.utf8.span
    var offset = 0
    var written = 0
    while offset < bytes.count {
      let length: Int
      switch bytes[offset] {
      case 0x24...0x5B, 0x5D...0x7E, 0x20, 0x21:
        // Most bytes; tested first.
        offset += 1
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        output.append(text, written..<offset)
        output.append(UInt8(ascii: "\\"))
        written = offset
        offset += 1
        continue
      case UInt8(ascii: "#") where offset > 0 && bytes[offset - 1] == UInt8(ascii: "#"):
        output.append(text, written..<offset)
        appendUnit(0x23, to: &output)
        length = 1
      default:
        guard let scalar = ActingScalar.starting(at: offset, of: bytes) else {
          offset += 1
          continue
        }
        output.append(text, written..<offset)
        appendUnit(scalar.value, to: &output)
        length = scalar.length
      }
      offset += length
      written = offset
    }
    output.append(text, written..<offset)
  }

  /// Appends an escape: of one letter where JSON has one, else of four digits; all scalars that
  /// need one are in the first plane.
  private static func appendUnit(_ unit: UInt32, to output: inout [UInt8]) {
    switch unit {
    case 0x0A: output.append(contentsOf: "\\n".utf8)
    case 0x0D: output.append(contentsOf: "\\r".utf8)
    case 0x09: output.append(contentsOf: "\\t".utf8)
    default:
      let digits = String(unit, radix: 16)
      output.append(contentsOf: "\\u".utf8)
      output.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
      output.append(contentsOf: digits.utf8)
    }
  }
}
