// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import XCStrings

/// Places and layouts that the laws alone would not pin down.
@Suite
struct CatalogEditorCasesTests {
  private func edited(_ text: String, _ edit: (CatalogEditor) throws -> Void) throws -> String {
    let editor = try CatalogEditor(StringCatalog(Array(text.utf8)))
    try edit(editor)
    return editor.changedBytes().map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  @Test(
    "A new key stands among those in order; the others stay",
    arguments: [
      (["a", "z", "b", "c", "d"], "bb", ["a", "z", "b", "bb", "c", "d"]),
      (["a", "z", "b", "c", "d"], "y", ["a", "z", "b", "c", "d", "y"]),
      (["z", "b", "c", "d"], "a", ["z", "a", "b", "c", "d"]),
      (["b", "c", "d", "a"], "e", ["b", "c", "d", "e", "a"]),
      (["zh-Hans", "zh-Hant"], "zh-HK", ["zh-Hans", "zh-Hant", "zh-HK"]),
      (["Mark", "mask"], "mark", ["mark", "Mark", "mask"]),
      (["1", "10"], "2", ["1", "2", "10"]),
      ([], "a", ["a"]),
    ]
  )
  func place(keys: [String], new: String, expected: [String]) throws {
    let members = keys.map { "\"\($0)\":{}" }.joined(separator: ",")
    let result = try edited("{\"strings\":{\(members)}}") { try $0.insertEntry(new) }
    let wanted = expected.map { "\"\($0)\":{}" }.joined(separator: ",")
    #expect(result == "{\"strings\":{\(wanted)}}")
  }

  @Test func takesAfterTheSiblings() throws {
    let python =
      "{\n    \"strings\": {\n        \"a\": {},\n        \"b\": {\"comment\": \"x\"}\n    }\n}\n"
    #expect(
      try edited(python) { try $0.setComment("y", forKey: "c") }
        == "{\n    \"strings\": {\n        \"a\": {},\n        \"b\": {\"comment\": \"x\"},\n        \"c\": {\"comment\": \"y\"}\n    }\n}\n"
    )
    #expect(
      try edited(python) { try $0.setShouldTranslate(false, forKey: "b") }
        == "{\n    \"strings\": {\n        \"a\": {},\n        \"b\": {\"comment\": \"x\", \"shouldTranslate\": false}\n    }\n}\n"
    )
    #expect(
      try edited("{\r\n\t\"strings\" : {\r\n\r\n\t}\r\n}") { try $0.insertEntry("a") }
        == "{\r\n\t\"strings\" : {\r\n\t\t\"a\" : {\r\n\r\n\t\t}\r\n\t}\r\n}"
    )
    #expect(
      try edited("{\"strings\": {\"a\": {}}, \"version\": \"1.0\"}") {
        try $0.setText("x", state: .new, forKey: "A", language: "de")
      }
        == "{\"strings\": {\"a\": {}, \"A\": {\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"new\", \"value\": \"x\"}}}}}, \"version\": \"1.0\"}"
    )
  }

  @Test func emptiedObjectsTakeXcodesForm() throws {
    #expect(
      try edited("{\n  \"strings\" : {\n    \"a\" : {\n\n    }\n  }\n}") { try $0.removeEntry("a") }
        == "{\n  \"strings\" : {\n\n  }\n}"
    )
    #expect(
      try edited("{}") { try $0.insertEntry("a") }
        == "{\n  \"strings\" : {\n    \"a\" : {\n\n    }\n  }\n}"
    )
  }

  @Test func keysGoByTheirScalars() throws {
    let text = "{\"strings\":{\"caf\u{E9}\":{},\"\\u0041\":{}}}"
    #expect(try edited(text) { try $0.insertEntry("A") } == text)
    #expect(
      try edited(text) { try $0.removeEntry("caf\u{E9}") } == "{\"strings\":{\"\\u0041\":{}}}"
    )
    #expect(throws: CatalogEditorError.missingKey("cafe\u{301}")) {
      try edited(text) { try $0.removeEntry("cafe\u{301}") }
    }
  }

  @Test func refusesDuplicates() throws {
    let text = "{\n\"strings\":{\n\"a\":{},\n\"a\":{}}}"
    let error = #expect(throws: CatalogEditorError.self) { try edited(text) { _ in } }
    let message = try #require(error?.description)
    #expect(message.contains("\"a\"") && message.contains("3:1") && message.contains("4:1"))
  }

  @Test func namesAValueOfTheWrongKind() throws {
    let text = "{\"strings\":{\n\"a\":{\"localizations\":[]}}}"
    let error = #expect(throws: CatalogEditorError.self) {
      try edited(text) { try $0.setText("x", state: nil, forKey: "a", language: "de") }
    }
    #expect(
      error
        == .unexpectedKind(
          path: ["strings", "a", "localizations"],
          at: XCStrings.SourceLocation(line: 2, column: 22)
        )
    )
  }

  @Test func nullStandsForAnAbsentMember() throws {
    #expect(
      try edited("{\"strings\":{\"a\":{\"comment\":null,\"localizations\":null}}}") {
        try $0.setText("x", state: .new, forKey: "a", language: "de")
      }
        == "{\"strings\":{\"a\":{\"comment\":null,\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"x\"}}}}}}"
    )
  }

  @Test func manyEditsInOnePass() throws {
    let keys = (0..<4000).map { "key \($0)" }
    let editor = try CatalogEditor(StringCatalog(Array("{\"strings\":{}}".utf8)))
    for key in keys.shuffled() {
      try editor.setText(key, state: .new, forKey: key, language: "de")
    }
    let result = try StringCatalog(try #require(editor.changedBytes()))
    #expect(result.entries.map(\.key) == keys)
  }
}
