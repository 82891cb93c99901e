// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

extension Baseline {
  /// Why a text is no baseline.
  package struct ReadingError: Error, Equatable, CustomStringConvertible {
    /// Where in the text.
    package let location: SourceLocation
    /// What is wrong there.
    package let description: String
  }

  /// Reads the text of a baseline.
  ///
  /// - Throws: `ReadingError` at the first thing that is wrong: a baseline that is read in part
  ///   would let findings through or call old ones new.
  package init(reading bytes: TextBytes) throws(ReadingError) {
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      let place = LineIndex(bytes).location(ofOffset: error.offset)
      throw ReadingError(location: place, description: Self.words(for: error))
    }
    let reader = Reader(document: document)
    let version = try reader.member("version", of: 0, .number)
    guard reader.integer(version) == Self.version else {
      throw reader.error(version, "version \(Self.version) is expected")
    }
    for entry in document.elements(of: try reader.member("entries", of: 0, .array)) {
      let path = try reader.member("path", of: entry, .string)
      let fingerprint = try reader.member("fingerprint", of: entry, .string)
      let count = try reader.member("count", of: entry, .number)
      guard let hash = UInt64(document.text(fingerprint), radix: 16) else {
        throw reader.error(fingerprint, "a fingerprint is 16 hexadecimal digits")
      }
      guard let number = reader.integer(count), number > 0 else {
        throw reader.error(count, "a count is a whole number above 0")
      }
      var known = self[document.text(path)]
      known.set(number, for: hash)
      self[document.text(path)] = known
    }
  }

  /// What is said of a text that is not JSON, where the error's own words are about a catalog.
  private static func words(for error: JSONSyntaxError) -> String {
    switch error.fault {
    case .empty: "the file is empty; remove it and make it anew with '--write-baseline'"
    case .textAfterEnd: "text after the end of the baseline; remove it"
    case .tooDeep(let limit): "objects and arrays are nested more than \(limit) deep"
    case .tooLarge(let limit): "the file is larger than \(limit) bytes"
    default: error.description
    }
  }

  private struct Reader {
    let document: JSONDocument

    func member(
      _ name: String,
      of object: Int,
      _ kind: JSONKind
    ) throws(ReadingError) -> Int {
      guard let value = document.member(name, of: object), document[value].kind == kind else {
        throw error(object, "a member “\(name)” is expected here, a \(kind)")
      }
      return value
    }

    func integer(_ token: Int) -> Int? {
      document.bytes.withSpan(document.contentRange(token)) { Int(String(copying: $0)) }
    }

    func error(_ token: Int, _ words: String) -> ReadingError {
      ReadingError(
        location: LineIndex(document.bytes).location(ofOffset: document.startOffset(token)),
        description: words
      )
    }
  }
}
