// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// A string catalog that is part of the program, as the build plugin `CompileCatalogs` writes it.
public struct EmbeddedCatalog: Sendable {
  /// The name of the table.
  public let table: String
  /// The language of the keys.
  public let sourceLanguage: String
  /// All languages that have a text.
  public let languages: [String]
  let entries: StaticText

  /// Describes a catalog.
  ///
  /// - Parameters:
  ///   - table: The name of the table.
  ///   - sourceLanguage: The language of the keys.
  ///   - languages: All languages that have a text.
  ///   - entries: The members of `strings` of the catalog, minified, one a line, without commas.
  public init(
    table: String,
    sourceLanguage: String,
    languages: [String],
    entries: StaticString
  ) {
    self.table = table
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.entries = StaticText(entries)
  }

  /// Where the lines stand, and the hashes of their keys.
  func lines() -> (ranges: [Range<Int>], hashes: [UInt64]) {
    entries.withBytes { bytes in
      var ranges: [Range<Int>] = []
      var hashes: [UInt64] = []
      var start = 0
      while start < bytes.count {
        // Line breaks inside texts are escaped, so that every one ends an entry.
        let end = ByteSearch.firstIndex(of: 0x0A, in: bytes, from: start) ?? bytes.count
        if let hash = Self.keyHash(bytes, start..<end) {
          ranges.append(start..<end)
          hashes.append(hash)
        }
        start = end + 1
      }
      return (ranges, hashes)
    }
  }

  private static func keyHash(_ bytes: Span<UInt8>, _ line: Range<Int>) -> UInt64? {
    guard line.count > 2, bytes[line.lowerBound] == UInt8(ascii: "\"") else { return nil }
    var end = line.lowerBound + 1
    while end < line.upperBound, bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\") { return escapedKeyHash(bytes, line) }
      end += 1
    }
    return ByteHash.hash(bytes.extracting(line.lowerBound + 1..<end))
  }

  /// The hash of a key with escapes: the whole line is read, which few need.
  private static func escapedKeyHash(_ bytes: Span<UInt8>, _ line: Range<Int>) -> UInt64? {
    var text: [UInt8] = [UInt8(ascii: "{")]
    for offset in line { text.append(bytes[offset]) }
    text.append(UInt8(ascii: "}"))
    return EmbeddedLine(text)?.key.map { ByteHash.hash($0) }
  }
}
