// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import XCStrings

/// Finds entries in the lines of an embedded catalog.
struct EmbeddedEntries: Sendable {
  private enum Order: Sendable {
    /// By the UTF-8 of the keys, so that a few lines lead to any of them.
    case sorted
    /// Any: where the lines stand, found by the hashes of their keys.
    case indexed([Range<Int>], KeyIndex)
  }

  private let text: StaticText
  private let order: Order
  /// The most keys there are.
  let limit: Int

  init(_ catalog: EmbeddedCatalog) {
    text = catalog.entries
    if let count = catalog.sortedCount {
      order = .sorted
      // No line is shorter than `"":{}` and its end, whatever was promised.
      limit = min(max(count, 0), text.count / 6 + 1)
    } else {
      let (ranges, hashes) = text.withBytes { EmbeddedEntries.lines($0) }
      order = .indexed(ranges, KeyIndex(hashes: hashes))
      limit = ranges.count
    }
  }

  /// The entry of a key, compared by its bytes.
  func entry(_ key: String) -> Entry? {
    let line: Range<Int>? = text.withBytes { bytes in
      switch order {
      case .sorted: Self.search(key, in: bytes)
      case .indexed(let ranges, let index):
        index.first(ByteHash.hash(key)) { Self.compare(key, ranges[$0], bytes) == 0 }
          .map { ranges[$0] }
      }
    }
    return line.flatMap { entry(at: $0) }
  }

  /// Reads a line, which is a member without its object.
  private func entry(at line: Range<Int>) -> Entry? {
    let object = text.withBytes { all in
      var object: [UInt8] = [UInt8(ascii: "{")]
      object.reserveCapacity(line.count + 2)
      for offset in line { object.append(all[offset]) }
      object.append(UInt8(ascii: "}"))
      return object
    }
    guard let document = try? JSONDocument(TextBytes(object)) else { return nil }
    for member in document.members(of: 0) {
      return Entry(document: document, nameToken: member.name)
    }
    return nil
  }

  // MARK: - Sorted lines

  private static func search(_ key: String, in bytes: Span<UInt8>) -> Range<Int>? {
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = low + (high - low) / 2
      // The line that the byte belongs to: line breaks inside texts are escaped.
      let start =
        ByteSearch.lastIndex(of: lineBreak, in: bytes, from: low, before: middle).map { $0 + 1 }
        ?? low
      let end = ByteSearch.firstIndex(of: lineBreak, in: bytes, from: middle) ?? bytes.count
      let order = compare(key, start..<end, bytes)
      if order == 0 { return start..<end }
      if order < 0 { high = start } else { low = end + 1 }
    }
    return nil
  }

  private static let lineBreak = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// Below zero when a key comes before that of a line, above zero when after, else zero.
  private static func compare(_ key: String, _ line: Range<Int>, _ bytes: Span<UInt8>) -> Int {
    guard let spelled = keyRange(line, bytes) else { return 1 }
    var isEscaped = false
    for offset in spelled where bytes[offset] == backslash {
      isEscaped = true
      break
    }
    if isEscaped {
      return compare(key, unescaped(spelled.map { bytes[$0] }))
    }
    var offset = spelled.lowerBound
    for byte in key.utf8 {
      guard offset < spelled.upperBound else { return 1 }
      if byte != bytes[offset] { return Int(byte) - Int(bytes[offset]) }
      offset += 1
    }
    return offset < spelled.upperBound ? -1 : 0
  }

  private static func compare(_ key: String, _ other: [UInt8]) -> Int {
    var rest = other[...]
    for byte in key.utf8 {
      guard let next = rest.popFirst() else { return 1 }
      if byte != next { return Int(byte) - Int(next) }
    }
    return rest.isEmpty ? 0 : -1
  }

  /// Where the key of a line stands, without its quotes.
  private static func keyRange(_ line: Range<Int>, _ bytes: Span<UInt8>) -> Range<Int>? {
    guard line.count > 2, bytes[line.lowerBound] == quote else { return nil }
    var end = line.lowerBound + 1
    while end < line.upperBound, bytes[end] != quote {
      end += bytes[end] == backslash ? 2 : 1
    }
    return end < line.upperBound ? line.lowerBound + 1..<end : nil
  }

  /// The UTF-8 of the text that a string stands for, empty when it is no string of JSON.
  private static func unescaped(_ spelling: [UInt8]) -> [UInt8] {
    let object = [UInt8(ascii: "{"), quote] + spelling + Array("\":0}".utf8)
    guard let document = try? JSONDocument(TextBytes(object)) else { return [] }
    for member in document.members(of: 0) { return Array(document.text(member.name).utf8) }
    return []
  }

  // MARK: - Other lines

  /// Where the lines stand, and the hashes of their keys.
  private static func lines(_ bytes: Span<UInt8>) -> (ranges: [Range<Int>], hashes: [UInt64]) {
    var ranges: [Range<Int>] = []
    var hashes: [UInt64] = []
    var start = 0
    while start < bytes.count {
      let end = ByteSearch.firstIndex(of: lineBreak, in: bytes, from: start) ?? bytes.count
      if let key = keyRange(start..<end, bytes) {
        ranges.append(start..<end)
        let spelling = key.map { bytes[$0] }
        let text = spelling.contains(backslash) ? unescaped(spelling) : spelling
        hashes.append(ByteHash.hash(text.span))
      }
      start = end + 1
    }
    return (ranges, hashes)
  }
}
