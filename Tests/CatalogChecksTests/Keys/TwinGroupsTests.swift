// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import XCStrings

@testable import CatalogChecks

@Suite struct TwinGroupsTests {
  /// The groups among keys, as places in the list.
  private func groups(_ keys: [String]) throws -> [TwinGroups.Group] {
    var json: [UInt8] = [UInt8(ascii: "[")]
    for (index, key) in keys.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      json.append(UInt8(ascii: "\""))
      for byte in key.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
        case 0x0A: json += Array("\\n".utf8)
        default: json.append(byte)
        }
      }
      json.append(UInt8(ascii: "\""))
    }
    json.append(UInt8(ascii: "]"))
    let document = try JSONDocument(TextBytes(json))
    let tokens = document.elements(of: 0).enumerated().map { (place: $0.offset, token: $0.element) }
    return TwinGroups(tokens, document).groups
  }

  @Test(
    "Twins",
    arguments: [
      ("%@ percent", "%lld percent"), ("%1$@ of %2$@", "%@ of %lld"), ("%arg files", "%d files"),
      ("It’s", "It's"), ("“%@”a", "\"%@\"a"), ("Wait...", "Wait…"), ("a b", "a\u{A0}b"),
      ("a ", "a"), (" a", "a"), ("a  b", "a b"), ("a: b", "a:b"), ("a %@", "a%@"),
      ("é", "e\u{301}"), ("이것", "\u{110B}\u{1175}것"), ("%@\u{3000}字", "%@字"),
    ]
  )
  func twins(first: String, second: String) throws {
    let expected = [TwinGroups.Group(members: [0, 2], isByCaseAlone: false)]
    #expect(try groups([first, "something else", second]) == expected)
    #expect(try groups([second, "something else", first]) == expected)
    #expect(TwinDifference([first, second]).isEmpty == false)
  }

  @Test("Capitals", arguments: [("Save", "save"), ("Ärger", "ärger"), ("%@ Of", "%@ of")])
  func capitals(first: String, second: String) throws {
    let expected = [TwinGroups.Group(members: [0, 1], isByCaseAlone: true)]
    #expect(try groups([first, second]) == expected)
  }

  @Test(
    "Others",
    arguments: [
      ("Log in", "Login"), ("a", "b"), ("a\nb", "a b"), ("%@", "%lld"), ("%@: %@", "%@: %lld"),
      ("%@ · %@", "%lld · %lld"), ("—", "— "), ("a %@", "a"), ("%@ %@ a", "%@ a"), ("a", "ä"),
      ("50% off", "50 off"), ("1", "1 "),
    ]
  )
  func others(first: String, second: String) throws {
    #expect(try groups([first, second]) == [])
  }

  @Test("Twins and capitals in one group are one group")
  func mixed() throws {
    let found = try groups(["%d Files", "%d files", "%lld files"])
    #expect(found == [TwinGroups.Group(members: [1, 2], isByCaseAlone: false)])
  }

  @Test(
    "Escapes of Swift are resolved, others stay",
    arguments: [
      (#"Wait\u{2026}"#, "Wait…"), (#"\u{1F600}\u{41}"#, "😀A"), (#"C:\users"#, nil),
      (#"\u{}"#, nil), (#"\u{110000}"#, nil), (#"\u{2026"#, nil),
    ] as [(String, String?)]
  )
  func escapes(text: String, resolved: String?) {
    #expect(KeyFold.resolvingSwiftEscapes(text) == resolved)
  }
}
