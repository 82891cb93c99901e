// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import XCStrings

/// Each kind of malformed text, the byte it is blamed on, and the fault that is named.
@Suite struct JSONSyntaxErrorTests {
  struct Row: CustomStringConvertible, Sendable {
    let text: String
    let offset: Int
    let fault: JSONSyntaxError.Fault
    var description: String { text }

    init(_ text: String, _ offset: Int, _ fault: JSONSyntaxError.Fault) {
      self.text = text
      self.offset = offset
      self.fault = fault
    }
  }

  @Test(arguments: [
    Row("", 0, .empty),
    Row(" \n\t", 3, .empty),
    Row("{", 1, .unexpectedEnd(expected: "a name or “}”")),
    Row("{\"a\"", 4, .unexpectedEnd(expected: "a colon")),
    Row("{\"a\" :", 6, .unexpectedEnd(expected: "a value")),
    Row("{\"a\" : 1", 8, .unexpectedEnd(expected: "a comma or “}”")),
    Row("{\"a\" : 1,", 9, .unexpectedEnd(expected: "a name")),
    Row("[1", 2, .unexpectedEnd(expected: "a comma or “]”")),
    Row("\"abc", 4, .unexpectedEnd(expected: "the end of a string")),
    Row("\"abc\\", 5, .unexpectedEnd(expected: "the end of a string")),
    Row("{\"a\" : 1,\n}", 8, .trailingComma(before: "}")),
    Row("[1, ]", 2, .trailingComma(before: "]")),
    Row("{\"a\" : 1 \"b\" : 2}", 9, .missingComma(unescapedQuote: false)),
    Row("{\"a\" : \"say \"no\" now\"}", 12, .missingComma(unescapedQuote: true)),
    Row("{\"a\" 1}", 5, .missingColon),
    Row("{a : 1}", 1, .unexpected(found: "a", expected: "a name in quotation marks or “}”")),
    Row("{\"a\" : 1, b}", 10, .unexpected(found: "b", expected: "a name in quotation marks")),
    Row("{\"a\" : é}", 7, .unexpected(found: "é", expected: "a value")),
    Row("\"a\nb\"", 2, .controlCharacter(0x0A)),
    Row("\"a\u{1}b\"", 2, .controlCharacter(0x01)),
    Row(#""a\x""#, 2, .invalidEscape("x")),
    Row(#""a\u12g4""#, 2, .invalidEscape("u")),
    Row(#""\ud800""#, 1, .loneSurrogate),
    Row(#""\udc00""#, 1, .loneSurrogate),
    Row(#""\ud800\u0041""#, 1, .loneSurrogate),
    Row("{\"a\" : 01}", 7, .invalidNumber),
    Row("{\"a\" : 1.}", 7, .invalidNumber),
    Row("{\"a\" : -}", 7, .invalidNumber),
    Row("{\"a\" : 1e}", 7, .invalidNumber),
    Row("{} {}", 3, .textAfterEnd),
    Row("{}}", 2, .textAfterEnd),
    Row("{\n<<<<<<< HEAD\n}", 2, .conflictMarker("<<<<<<<")),
    Row("{\"a\" : 1\n=======\n}", 9, .conflictMarker("=======")),
    Row("{\"a\" : 1,\n>>>>>>> b\n}", 10, .conflictMarker(">>>>>>>")),
    Row("tru", 0, .unexpected(found: "t", expected: "{")),
  ])
  func isLocatedAndNamed(_ row: Row) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(TextBytes(row.text.utf8)) }
    #expect(error?.offset == row.offset)
    #expect(error?.fault == row.fault)
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xC0, 0x80, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82],
    ] as [[UInt8]]
  )
  func bytesThatAreNotUTF8AreLocated(_ bytes: [UInt8]) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(TextBytes(bytes)) }
    #expect(error == JSONSyntaxError(fault: .invalidUTF8(bytes[1]), offset: 1))
  }

  /// Invisible characters are named as Unicode names them, with at least four digits.
  @Test func invisibleCharactersAreNamed() {
    for (text, name) in [("\u{1}", "U+0001"), ("\u{200B}", "U+200B"), ("\u{E0001}", "U+E0001")] {
      let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(TextBytes(text.utf8)) }
      #expect(error?.description.contains(name) == true)
    }
  }

  @Test(arguments: ["[", "{\"a\":"])
  func nestingHasALimit(_ opening: String) throws {
    let deep = String(repeating: opening, count: 10_000)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(TextBytes(deep.utf8)) }
    #expect(error?.fault == .tooDeep(limit: JSONScanner.depthLimit))
    let limit = JSONScanner.depthLimit
    let allowed = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(throws: Never.self) { try JSONDocument(TextBytes(allowed.utf8)) }
  }
}
