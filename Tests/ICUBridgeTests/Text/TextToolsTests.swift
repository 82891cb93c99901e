// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import Testing

@Suite struct TextToolsTests {
  private static let texts = [
    "", "a", "Hello, %@", "caf\u{E9}", "cafe\u{301}", "日本語のテキスト", "🍞🍞", "\0\0",
    String(repeating: "long ", count: 100), String(repeating: "é", count: 33),
  ]

  @Test("Hashes follow the bytes", arguments: texts)
  func hash(text: String) {
    let bytes = Array(text.utf8)
    #expect(ByteHash.hash(text) == ByteHash.hash(bytes.span))
    #expect(ByteHash.areSame(text, String(decoding: bytes, as: UTF8.self)))
    for other in Self.texts where Array(other.utf8) != bytes {
      #expect(!ByteHash.areSame(text, other))
      #expect(ByteHash.hash(text) != ByteHash.hash(other))
    }
  }

  @Test("Bytes are found")
  func search() {
    let bytes = Array("one\ntwo\n".utf8)
    #expect(ByteSearch.firstIndex(of: 0x0A, in: bytes.span, from: 0) == 3)
    #expect(ByteSearch.firstIndex(of: 0x0A, in: bytes.span, from: 4) == 7)
    #expect(ByteSearch.firstIndex(of: 0x0A, in: bytes.span, from: 8) == nil)
    #expect(ByteSearch.contains(UInt8(ascii: "%"), in: "100%"))
    #expect(!ByteSearch.contains(UInt8(ascii: "%"), in: ""))
  }

  @Test(
    "A writer gives what appending gives, whatever room it starts with",
    arguments: [0, 1, 15, 64, 10_000]
  )
  func writer(capacity: Int) {
    let text = TextWriter.text(capacity: capacity) { writer in
      for text in Self.texts { writer.append(text) }
      return true
    }
    #expect(text == Self.texts.joined())
    #expect(TextWriter.text(capacity: capacity) { _ in false } == nil)
  }

  @Test("Literals are read in place")
  func staticText() {
    let text = StaticText("Grüße")
    #expect(text.count == 7)
    #expect(text.withBytes { $0.count } == 7)
    #expect(StaticText("").withBytes { $0.count } == 0)
    #expect(StaticText("a").withBytes { $0[0] } == UInt8(ascii: "a"))
  }

  @Test("The first strong character decides, what stands in isolates does not")
  func direction() {
    #expect(TextDirection(firstStrongOf: "123 abc") == .leftToRight)
    #expect(TextDirection(firstStrongOf: "(שלום) abc") == .rightToLeft)
    #expect(TextDirection(firstStrongOf: "\u{2067}שלום\u{2069} abc") == .leftToRight)
    #expect(TextDirection(firstStrongOf: "12:30") == nil)
    #expect(TextDirection(firstStrongOf: "") == nil)
    #expect(TextDirection(locale: "ar_EG") == .rightToLeft)
    #expect(TextDirection(locale: "az") == .leftToRight)
    #expect(TextDirection.isPlainASCII("Max 2"))
    #expect(!TextDirection.isPlainASCII("C++"))
    #expect(!TextDirection.isPlainASCII("é"))
  }

  @Test("Texts are divided where a reader would divide them")
  func boundaries() {
    let text = "Saved. Really! 👩‍👩‍👧"
    #expect(TextBoundaries.sentence.offsets(in: text, locale: "en") == [7, 15, text.utf8.count])
    #expect(TextBoundaries.character.offsets(in: "e\u{301}👩‍👩‍👧", locale: "en").count == 2)
    #expect(TextBoundaries.word.offsets(in: "one two", locale: "en") == [3, 4, 7])
    #expect(TextBoundaries.line.offsets(in: "one two", locale: "en") == [4, 7])
    #expect(TextBoundaries.word.offsets(in: "", locale: "en").isEmpty)
  }

  private final class Box: Sendable {
    let value: Int
    init(_ value: Int) { self.value = value }
  }

  @Test("All threads see the value that was first")
  func lazyReferences() async {
    let references = LazyReferences<Box>(count: 100)
    let seen = await withTaskGroup(of: [Int].self, returning: [[Int]].self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<100).map { index in
            (references.load(index) ?? references.storeIfNil(Box(task), at: index)).value
          }
        }
      }
      var all: [[Int]] = []
      for await values in group { all.append(values) }
      return all
    }
    for index in 0..<100 { #expect(Set(seen.map { $0[index] }).count == 1) }
    #expect(LazyReference<Box>().load() == nil)
  }
}
