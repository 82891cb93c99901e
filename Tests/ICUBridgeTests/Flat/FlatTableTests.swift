// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ICUBridge
import Testing

/// Contents, tables and numbers that lie flat in memory.
@Suite struct FlatTableTests {
  private final class Box: Sendable {
    let value: Int
    init(_ value: Int) { self.value = value }
  }

  private static func entry(_ texts: String?...) -> FlatEntry {
    FlatEntry(literals: texts, contents: texts.map { _ in nil })
  }

  @Test("What was put in is found, by its bytes and by nothing else")
  func find() {
    let table = FlatTable<Box>(limit: 40)
    for number in 0..<40 {
      let box = Box(number)
      #expect(table.insert(box, entry: Self.entry("\(number)", nil), key: "key \(number)") === box)
    }
    for number in 0..<40 {
      #expect(table.value("key \(number)")?.value == number)
      let view = table.view.entry(KeyText("key \(number)"))
      #expect(view?.literal(0) == "\(number)")
      #expect(view?.literal(1) == nil)
      #expect(view?.literal(2) == nil)
      #expect(view?.literal(-1) == nil)
      #expect(view?.content(0)?.argument == nil)
    }
    withExtendedLifetime(table) {}
    #expect(table.value("key 40") == nil)
    #expect(table.value("") == nil)
    let again = Box(100)
    #expect(table.insert(again, entry: Self.entry("x"), key: "key 7").value == 7)
    _ = table.insert(Box(1), entry: Self.entry("composed"), key: "\u{E9}")
    #expect(table.value("e\u{301}") == nil)
  }

  @Test("More keys than there is room for are given back")
  func full() {
    let table = FlatTable<Box>(limit: 1)
    for number in 0..<100 {
      #expect(table.insert(Box(number), entry: Self.entry(), key: "\(number)").value == number)
    }
    #expect(table.value("0")?.value == 0)
    #expect(table.value("99") == nil)
  }

  @Test("All threads get the value that was first, and all values are freed")
  func threads() async {
    weak var last: Box?
    do {
      let table = FlatTable<Box>(limit: 200)
      let seen = await withTaskGroup(of: [Int].self, returning: [[Int]].self) { group in
        for task in 0..<8 {
          group.addTask {
            (0..<200).map { number in
              table.insert(Box(task), entry: Self.entry("\(task)"), key: "key \(number)").value
            }
          }
        }
        var all: [[Int]] = []
        for await values in group { all.append(values) }
        return all
      }
      for number in 0..<200 { #expect(Set(seen.map { $0[number] }).count == 1) }
      last = table.value("key 199")
      #expect(last != nil)
    }
    #expect(last == nil)
  }

  @Test("A key grows from parts as a string does", arguments: [0, 1, 5, 20])
  func keys(count: Int) {
    let parts = (0..<count).map { $0.isMultiple(of: 2) ? "part \($0)" : "ünï" }
    var key = KeyText()
    for part in parts { key.append(part) }
    #expect(key.text == parts.joined())
    #expect(key == KeyText(parts.joined()))
    #expect(key.hashValue == KeyText(parts.joined()).hashValue)
    #expect(key != KeyText(parts.joined() + "x"))
    let composed = KeyText("\u{E9}")
    #expect(composed != KeyText("e\u{301}"))
  }

  @Test("Contents give back what they were made of")
  func contents() {
    func form(_ name: String) -> FlatContent.Form {
      FlatContent.Form(
        parts: [
          .init(literal: "<\(name) ", argument: 3, takesText: true),
          .init(literal: "", argument: 0, takesText: false),
        ],
        tail: "ü>"
      )
    }
    let content = FlatContent(
      choosingBy: 2,
      [form("zero"), nil, nil, nil, nil, form("other")],
      hasZero: true
    )
    let entry = FlatEntry(literals: [nil], contents: [content])
    let table = FlatTable<Box>(limit: 1)
    _ = table.insert(Box(1), entry: entry, key: "k")
    let view = table.view.entry(KeyText("k"))?.content(0)
    #expect(view?.argument == 2)
    #expect(view?.hasZero == true)
    #expect(view?.form(1)?.count == nil)
    #expect(view?.form(6)?.count == nil)
    let text = TextWriter.text(capacity: 1) { writer in
      guard let form = view?.form(0), form.count == 2 else { return false }
      for part in 0...2 { form.appendLiteral(part, to: &writer) }
      return form.argument(0) == (3, true) && form.argument(1) == (0, false)
    }
    #expect(text == "<zero ü>")
    // The views do not keep it.
    withExtendedLifetime(table) {}
  }

  @Test(
    "Numbers are put together of digits and separators",
    arguments: [0, 7, 42, 999, 1_000, 9_999, 10_000, 123_456, 1_000_000, 999_999_999]
  )
  func numbers(number: Int64) throws {
    let digits = (0..<10).map { String($0) }
    let cells = try #require(IntegerCells(digits: digits, separator: ",", smallestGrouped: 1_000))
    let text = TextWriter.text(capacity: 3) { cells.view.append(number, to: &$0) }
    var expected = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { expected.append(",") }
      expected.append(digit)
    }
    #expect(text == String(expected.reversed()))
    #expect(TextWriter.text(capacity: 30) { cells.view.append(-number - 1, to: &$0) } == nil)
    #expect(TextWriter.text(capacity: 30) { cells.view.append(1_000_000_000, to: &$0) } == nil)
    withExtendedLifetime(cells) {}
    let wide = digits.map { _ in "𝟘𝟘" }
    #expect(IntegerCells(digits: wide, separator: nil, smallestGrouped: 0) == nil)
  }
}
