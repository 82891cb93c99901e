// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import SwiftExtraction
import XCStrings

/// A `.stringsdata` file: what Apple's compiler, or `xcstringstool extract`, found in one source.
package struct StringsDataFile {
  /// The path of the source.
  package let source: String
  /// The texts in the order of the file.
  package let strings: [ExtractedString]

  /// The table of `xcstringstool extract --all-potential-swift-keys`, which holds no real keys.
  private static let potentialKeys = "__PotentialKeys"

  /// What a file holds in place of its data.
  package struct FormatError: Error, CustomStringConvertible {
    /// What is missing.
    package let description: String
  }

  /// Reads a file.
  ///
  /// - Throws: `JSONSyntaxError` for what is not JSON, `FormatError` for JSON of another kind.
  package init(_ bytes: [UInt8]) throws {
    let document = try JSONDocument(TextBytes(bytes))
    guard document[0].kind == .object, let tables = document.member("tables", of: 0),
      document[tables].kind == .object
    else {
      throw FormatError(description: "no tables in it, so this is no .stringsdata file")
    }
    var strings: [ExtractedString] = []
    for table in document.members(of: tables) {
      let name = document.text(table.name)
      guard name != Self.potentialKeys, document[table.name + 1].kind == .array else { continue }
      for entry in document.elements(of: table.name + 1) where document[entry].kind == .object {
        guard let key = document.string(named: "key", of: entry) else { continue }
        let comment = document.string(named: "comment", of: entry) ?? ""
        let location = document.member("location", of: entry)
        strings.append(
          ExtractedString(
            key: key,
            table: name,
            defaultValue: document.string(named: "value", of: entry),
            comment: comment.isEmpty ? nil : comment,
            line: location.flatMap { document.integer(named: "startingLine", of: $0) } ?? 1,
            column: location.flatMap { document.integer(named: "startingColumn", of: $0) } ?? 1
          )
        )
      }
    }
    source = document.string(named: "source", of: 0) ?? ""
    self.strings = strings
  }

  /// The file for what was extracted from a source, as Xcode 15 lays it out.
  ///
  /// - Parameter extraction: what was extracted; texts without a default value and with less than
  ///   two arguments have no `value`.
  /// - Returns: the bytes of the file.
  package static func bytes(of extraction: SourceExtraction) -> [UInt8] {
    var tables: [(name: String, strings: [ExtractedString])] = []
    for string in extraction.strings {
      if let place = tables.firstIndex(where: { $0.name == string.table }) {
        tables[place].strings.append(string)
      } else {
        tables.append((string.table, [string]))
      }
    }
    tables.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    var writer = PrettyWriter()
    writer.open("{")
    writer.member("source", extraction.path)
    writer.name("tables")
    if tables.isEmpty {
      writer.raw("{}")
    } else {
      writer.open("{")
      for table in tables {
        writer.name(table.name)
        writer.open("[")
        for string in table.strings {
          writer.element()
          writer.open("{")
          writer.member("comment", string.comment ?? "")
          writer.member("key", string.key)
          writer.name("location")
          writer.open("{")
          writer.name("startingColumn")
          writer.raw(String(string.column))
          writer.name("startingLine")
          writer.raw(String(string.line))
          writer.close("}")
          if let value = string.defaultValue { writer.member("value", value) }
          writer.close("}")
        }
        writer.close("]")
      }
      writer.close("}")
    }
    writer.name("version")
    writer.raw("1")
    writer.close("}")
    return writer.bytes + [0x0A]
  }
}

extension JSONDocument {
  fileprivate func string(named name: String, of object: Int) -> String? {
    guard let value = member(name, of: object), self[value].kind == .string else { return nil }
    return text(value)
  }

  fileprivate func integer(named name: String, of object: Int) -> Int? {
    guard self[object].kind == .object, let value = member(name, of: object),
      self[value].kind == .number
    else { return nil }
    return Int(
      String(decoding: bytes.copy(startOffset(value)..<endOffset(value)), as: UTF8.self)
    )
  }
}

/// Writes JSON with two spaces a level and a space after the colon.
private struct PrettyWriter {
  private(set) var bytes: [UInt8] = []
  private var isFirst = true
  private var depth = 0

  mutating func open(_ bracket: StaticString) {
    bytes += bracket.description.utf8
    depth += 1
    isFirst = true
  }

  mutating func close(_ bracket: StaticString) {
    depth -= 1
    line()
    bytes += bracket.description.utf8
    isFirst = false
  }

  mutating func element() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    line()
  }

  mutating func name(_ name: String) {
    element()
    JSONStrings.appendQuoted(name.utf8, to: &bytes)
    bytes += ": ".utf8
  }

  mutating func member(_ name: String, _ value: String) {
    self.name(name)
    JSONStrings.appendQuoted(value.utf8, to: &bytes)
  }

  mutating func raw(_ text: String) {
    bytes += text.utf8
  }

  private mutating func line() {
    bytes.append(0x0A)
    bytes += repeatElement(0x20, count: 2 * depth)
  }
}
