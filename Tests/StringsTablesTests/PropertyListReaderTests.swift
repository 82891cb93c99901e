// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringsTables
import TestSupport
import Testing

@Suite struct PropertyListReaderTests {
  private static var table: [String: Any] {
    [
      "Saved": "Gespeichert",
      "empty": "",
      "lines": "a\nb\t\"c\" \\ <&>",
      "emoji 🍞": "トースト 🍞",
      "%lld files": [
        "NSStringLocalizedFormatKey": "%#@files@",
        "files": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "lld",
          "one": "%lld Datei",
          "other": "%lld Dateien",
        ],
      ],
      "numbers": [1, 2.5, true] as [Any],
      "data": Data([1, 2, 3]),
      "date": Date(timeIntervalSince1970: 0),
    ]
  }

  @Test("What Foundation writes is read back", arguments: [true, false])
  func foundationForms(isBinary: Bool) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.table,
      format: isBinary ? .binary : .xml,
      options: 0
    )
    let list = try PropertyListReader.read([UInt8](data))
    #expect(list.members.count == Self.table.count)
    for key in ["Saved", "empty", "lines", "emoji 🍞"] {
      #expect(list.value(named: key)?.text == Self.table[key] as? String)
    }
    let dictionary = StringsDictionary(list)
    let entry = try #require(dictionary.entries.first { $0.key == "%lld files" })
    guard case .format(let format, let variables) = entry.content else {
      Issue.record("a format is expected")
      return
    }
    #expect(format == "%#@files@")
    #expect(variables.map(\.name) == ["files"])
    #expect(variables.first?.valueType == "lld")
    #expect(Set(variables.first?.forms.map(\.category) ?? []) == ["one", "other"])
    guard case .array(let numbers)? = list.value(named: "numbers") else {
      Issue.record("an array is expected")
      return
    }
    #expect(numbers.count == 3)
  }

  private static let text = #"""
    /* A comment. */
    "Saved" = "Gespeichert"; // another
    bare.key-1 = 'single "quoted"';
    "escapes" = "a\nb\t\"c\" \\ \U00e4 \Ud83c\udf5e \101";
    "same";
    "nested" = { a = "1"; b = (x, "y",); };
    "\#u{E9}" = "composed"; "e\#u{301}" = "decomposed";
    """#

  @Test(
    "Text is read in UTF-8 and UTF-16, with and without byte-order mark",
    arguments: [String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian]
  )
  func textForm(encoding: String.Encoding) throws {
    let data = try #require(Self.text.data(using: encoding))
    let list = try PropertyListReader.read([UInt8](data))
    #expect(list.value(named: "Saved")?.text == "Gespeichert")
    #expect(list.value(named: "bare.key-1")?.text == "single \"quoted\"")
    #expect(list.value(named: "escapes")?.text == "a\nb\t\"c\" \\ ä 🍞 A")
    #expect(list.value(named: "same")?.text == "same")
    #expect(list.value(named: "nested")?.value(named: "a")?.text == "1")
    #expect(list.members.count == 7)
    #expect(list.value(named: "\u{E9}")?.text == "composed")
    #expect(list.value(named: "e\u{301}")?.text == "decomposed")
    #expect(StringsTable(list).entries.count == 6)
  }

  @Test("The last of two entries with one key counts")
  func lastWins() throws {
    let list = try PropertyListReader.read(Array(#""a" = "1"; "a" = "2";"#.utf8))
    #expect(list.value(named: "a")?.text == "2")
  }

  @Test("An empty file is an empty table", arguments: ["", " \n", "// only a comment"])
  func empty(text: String) throws {
    #expect(try PropertyListReader.read(Array(text.utf8)).members.isEmpty)
  }

  @Test(
    "What is wrong is said with its place",
    arguments: [
      (#""a" = "1" "b" = "2";"#, 10), (#""a" "b";"#, 4), (#""a" = "1;"#, 6), (#"/* x"#, 0),
      (#"{ "a" = "1";"#, 12), ("<plist><dict><key>a</key>", 25), ("<plist><string>&x;", 15),
      ("<plist><foo/>", 13), ("bplist00", 0),
    ]
  )
  func errors(text: String, offset: Int) {
    do {
      _ = try PropertyListReader.read(Array(text.utf8))
      Issue.record("an error is expected for \(text)")
    } catch {
      #expect(error.offset == offset, "\(text): \(error)")
    }
  }

  @Test("References in a circle and shared values do not run away")
  func circles() throws {
    // One array that holds itself: object 0 at offset 8.
    var circle = Array("bplist00".utf8) + [0xA1, 0x00, 0x08]
    circle += [0, 0, 0, 0, 0, 0, 1, 1]
    for value in [1, 0, 10] {
      circle += (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) }
    }
    #expect(throws: PropertyListError.self) { _ = try PropertyListReader.read(circle) }
    // Fifty arrays, each with two references to the next.
    var bomb = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<50 {
      offsets.append(UInt8(bomb.count))
      bomb += [0xA2, UInt8(index + 1), UInt8(index + 1)]
    }
    offsets.append(UInt8(bomb.count))
    bomb += [0x51, 0x61]
    let table = bomb.count
    bomb += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for value in [51, 0, table] {
      bomb += (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) }
    }
    #expect(throws: PropertyListError.self) { _ = try PropertyListReader.read(bomb) }
  }

  @Test("No change of any byte ends the process", arguments: 0..<3)
  func damaged(form: Int) throws {
    let good: [UInt8]
    switch form {
    case 0: good = Array(Self.text.utf8)
    default:
      good = [UInt8](
        try PropertyListSerialization.data(
          fromPropertyList: Self.table,
          format: form == 1 ? .binary : .xml,
          options: 0
        )
      )
    }
    var random = SeededGenerator(seed: 7)
    var refused = 0
    for _ in 0..<4_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &random) where bytes.count > 1 {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes = Array(bytes.prefix(max(index, 1)))
        }
      }
      do {
        let list = try PropertyListReader.read(bytes)
        _ = StringsTable(list)
        _ = StringsDictionary(list)
      } catch {
        refused += 1
        #expect(error.offset <= bytes.count * 2)
      }
    }
    #expect(refused > 100)
  }
}
