// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Why a text is not JSON, and at which byte.
public struct JSONSyntaxError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Fault: Equatable, Sendable {
    /// The file holds nothing, or nothing but blanks.
    case empty
    /// The text ends while something is still open; `expected` names what should follow.
    case unexpectedEnd(expected: String)
    /// A byte that cannot stand here.
    case unexpected(found: Unicode.Scalar, expected: String)
    /// A comma before a closing bracket.
    case trailingComma(before: Unicode.Scalar)
    /// A value with no comma before the next one; `unescapedQuote` when the value before it seems
    /// to hold a quotation mark without a backslash.
    case missingComma(unescapedQuote: Bool)
    /// A name without its colon.
    case missingColon
    /// A control character, a line break most often, inside a string.
    case controlCharacter(UInt8)
    /// A backslash before something that JSON does not know.
    case invalidEscape(Unicode.Scalar)
    /// A `\u` escape of half a surrogate pair.
    case loneSurrogate
    /// Bytes that are not UTF-8.
    case invalidUTF8(UInt8)
    /// A number that JSON does not allow, such as `01` or `1.`.
    case invalidNumber
    /// More text after the value.
    case textAfterEnd
    /// A line that a version control system left: `<<<<<<<`, `|||||||`, `=======` or `>>>>>>>`.
    case conflictMarker(String)
    /// Objects and arrays nested deeper than the reader goes.
    case tooDeep(limit: Int)
    /// More bytes than the reader's positions can count.
    case tooLarge(limit: Int)
  }

  /// What is wrong.
  public let fault: Fault
  /// The offset of the byte that the fault is about.
  public let offset: Int
}

extension JSONSyntaxError: CustomStringConvertible {
  /// What was found and what was expected, in one sentence without a full stop.
  public var description: String {
    switch fault {
    case .empty:
      "the file is empty; a catalog is at least {\"sourceLanguage\" : …, \"strings\" : {…}}"
    case .unexpectedEnd(let expected): "the text ends here; expected \(expected)"
    case .unexpected(let found, let expected): "found \(Self.shown(found)), expected \(expected)"
    case .trailingComma(let closer): "comma before “\(closer)”; remove it"
    case .missingComma(unescapedQuote: false): "a comma is missing between two members"
    case .missingComma(unescapedQuote: true):
      "the string ends at this quotation mark; inside a string write \\\", or put a comma after it"
    case .missingColon: "a colon is missing after the name"
    case .controlCharacter(let byte):
      byte == 0x0A || byte == 0x0D
        ? "line break inside a string; write \\n"
        : "control character inside a string; write \(Self.escape(byte))"
    case .invalidEscape("u"): "\\u without four hexadecimal digits; write them all, as in \\u00e9"
    case .invalidEscape(let found):
      "\\ before \(Self.shown(found)) is no escape of JSON; write \\\\ for a backslash"
    case .loneSurrogate:
      "\\u escape of half a surrogate pair; write both halves, or the character itself"
    case .invalidUTF8(let byte):
      "byte 0x\(String(byte, radix: 16, uppercase: true)) is not valid UTF-8; save the file as UTF-8"
    case .invalidNumber:
      "not a number as JSON writes it; no leading zeros, and digits after “.” and “e”"
    case .textAfterEnd: "text after the end of the catalog; remove it"
    case .conflictMarker(let marker):
      "conflict marker “\(marker)” of a merge; resolve the conflict in this file"
    case .tooDeep(let limit): "objects and arrays are nested more than \(limit) deep; no catalog is"
    case .tooLarge(let limit):
      "the file is larger than \(limit) bytes; split the catalog into several"
    }
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n", "\r": "a line break"
    case "\t": "a tab"
    case "\"": "a quotation mark"
    default:
      scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .control
        ? codePoint(scalar) : "“\(scalar)”"
    }
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0x09: "\\t"
    case 0x08: "\\b"
    case 0x0C: "\\f"
    default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
