// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing

@testable import XCStrings

@Suite struct JSONScannerTests {
  /// What Foundation takes and what it refuses, over texts that are nearly right.
  @Test(arguments: 0..<40)
  func acceptsWhatFoundationAccepts(seed: Int) throws {
    var generator = CatalogGenerator(seed: UInt64(seed))
    let layouts = GeneratedLayout.allCases
    let whole = generator.catalog(layout: layouts[seed % layouts.count], keyCount: 4)
    for _ in 0..<60 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...2, using: &generator.random) {
        let index = bytes.indices.randomElement(using: &generator.random) ?? 0
        switch Int.random(in: 0..<4, using: &generator.random) {
        case 0: bytes.remove(at: index)
        case 1:
          bytes[index] = Array(" \"{}[],:\\u0a\n".utf8).randomElement(using: &generator.random) ?? 0
        case 2: bytes.insert(bytes[index], at: index)
        default: bytes.removeSubrange(index...)
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      var fault: JSONSyntaxError.Fault?
      do throws(JSONSyntaxError) { _ = try JSONDocument(TextBytes(bytes)) } catch {
        fault = error.fault
      }
      // Foundation also takes a comma before a closing bracket, and ends a text at a zero byte.
      if bytes.contains(0) { continue }
      if case .trailingComma = fault { continue }
      let isAccepted = fault == nil
      let isRight =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])) != nil
      #expect(isAccepted == isRight, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  /// Any bytes at all are either read or refused.
  @Test(arguments: 0..<20)
  func neverCrashes(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<200 {
      let alphabet =
        Array("{}[]\",:\\/bfnrtu0123456789.eE+-truefalsn \n\r\t".utf8) + [0xC3, 0xA9, 0xFF, 0]
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      if let document = try? JSONDocument(TextBytes(bytes)) {
        #expect(document.endOffset(0) <= bytes.count)
      }
    }
  }

  @Test func tokensKeepTheirSpelling() throws {
    let text = #"{"a" : 1.50, "b" : [-0e1, true, null], "c\u0041" : "\/é\ud83d\ude00"}"#
    let document = try JSONDocument(TextBytes(text.utf8))
    let members = Array(document.members(of: 0))
    #expect(members.map { document.text($0.name) } == ["a", "b", "cA"])
    let first = try #require(members.first)
    #expect(
      String(decoding: document.bytes.copy(document.contentRange(first.value)), as: UTF8.self)
        == "1.50"
    )
    let last = try #require(members.last)
    #expect(document.text(last.value) == "/é😀")
    #expect(document.elements(of: members[1].value).count == 3)
    #expect(document.endOffset(0) == text.utf8.count)
  }

  @Test(
    "Where half a surrogate pair is allowed, it is U+FFFD",
    arguments: [
      (#"\ud800"#, "\u{FFFD}"), (#"\udc00\ud800"#, "\u{FFFD}\u{FFFD}"),
      (#"a\uD83Db"#, "a\u{FFFD}b"), (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
      (#"\ud83d\n"#, "\u{FFFD}\n"), (#"\ud83d\u0041"#, "\u{FFFD}A"), (#"\\ud83d"#, #"\ud83d"#),
      (#"\ude00é"#, "\u{FFFD}é"),
    ]
  )
  func loneSurrogates(_ spelling: String, _ text: String) throws {
    let bytes = TextBytes("[\"\(spelling)\"]".utf8)
    let document = try JSONDocument(bytes, allowsLoneSurrogates: true)
    #expect(document.text(1) == text)
    #expect(document.isText(1, text))
    // Each scalar is spelled by bytes of its own, which follow one another.
    var place = document.contentRange(1).lowerBound
    var offset = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      let range = document.spelledRange(ofText: 1, offset..<offset + length)
      #expect(range.lowerBound == place)
      offset += length
      place = range.upperBound
    }
    #expect(place == document.contentRange(1).upperBound)
  }

  @Test func namesAreComparedByScalars() throws {
    let text = "{\"e\u{301}\" : 1, \"\u{E9}\" : 2, \"\\u00e9\" : 3, \"A\" : 4, \"\\u0041\" : 5}"
    let document = try JSONDocument(TextBytes(text.utf8))
    let seconds = document.duplicates.map { document.startOffset($0.second) }
    #expect(document.duplicates.count == 2)
    #expect(seconds == seconds.sorted())
    #expect(
      document.member("e\u{301}", of: 0).map { document.bytes[document.startOffset($0)] }
        == UInt8(ascii: "1")
    )
    #expect(
      document.member("\u{E9}", of: 0).map { document.bytes[document.startOffset($0)] }
        == UInt8(ascii: "2")
    )
  }

  /// The search for duplicates against a plain comparison of every pair.
  @Test(arguments: 0..<20)
  func findsEveryDuplicate(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let pool = ["a", "b", "state", "value", "one", "é", "e\u{301}", "long name of a key", "x.y"]
    let names = (0..<Int.random(in: 1..<60, using: &random)).map { _ in
      (pool.randomElement(using: &random) ?? "")
        + (Bool.random(using: &random) ? "" : "\(Int.random(in: 0..<9, using: &random))")
    }
    let text = "{" + names.map { "\"\($0)\" : {\"\($0)\" : 1}" }.joined(separator: ",") + "}"
    let document = try JSONDocument(TextBytes(text.utf8))
    var expected = 0
    for (index, name) in names.enumerated()
    where names[..<index].contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      expected += 1
    }
    #expect(document.duplicates.count == expected)
    for duplicate in document.duplicates {
      #expect(document.isSameText(duplicate.first, duplicate.second))
      #expect(duplicate.first < duplicate.second)
    }
  }

  @Test(arguments: GeneratedLayout.allCases)
  func traitsNeverMissACharacter(_ layout: GeneratedLayout) throws {
    var generator = CatalogGenerator(seed: 7)
    let document = try JSONDocument(TextBytes(generator.catalog(layout: layout, keyCount: 40)))
    for token in document.tokens.indices where document[token].kind == .string {
      let traits = document[token].traits
      let text = document.text(token)
      if traits.contains(.escape) { continue }
      #expect(traits.contains(.percent) || !text.contains("%"))
      #expect(traits.contains(.nonASCII) || text.utf8.allSatisfy { $0 < 0x80 })
      #expect(traits.contains(.letter) || !text.utf8.contains { 0x61...0x7A ~= $0 | 0x20 })
      let edges = [text.unicodeScalars.first, text.unicodeScalars.last].compactMap(\.self)
      #expect(traits.contains(.edge) || !edges.contains { $0.properties.isWhitespace })
    }
  }
}
