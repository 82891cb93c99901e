// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Repairs of texts, carried out on the bytes of the file: what no edit touches, the spelling of
/// escapes in the same text included, stays as it is.
struct TextRepairs {
  private let document: JSONDocument
  private var edits: [Int: [TextEdit]] = [:]

  init(_ document: JSONDocument) {
    self.document = document
  }

  /// Takes a repair, unless it touches what an earlier one of the same text replaces.
  ///
  /// What is left out is found again when the result is checked.
  mutating func add(_ more: [TextEdit], to token: Int) {
    let known = edits[token] ?? []
    let isApart = more.allSatisfy { edit in
      known.allSatisfy { !$0.range.touches(edit.range) }
    }
    if isApart { edits[token] = known + more }
  }

  /// The bytes of the repaired file; `nil` when there is nothing to repair.
  func bytes() -> [UInt8]? {
    guard !edits.isEmpty else { return nil }
    let source = document.bytes
    var result: [UInt8] = []
    result.reserveCapacity(source.count + edits.count * 8)
    var copied = 0
    for (token, edits) in edits.sorted(by: { $0.key < $1.key }) {
      for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        let range = document.spelledRange(ofText: token, edit.range)
        result += source.copy(copied..<range.lowerBound)
        var quoted: [UInt8] = []
        JSONStrings.appendQuoted(edit.replacement.utf8, to: &quoted)
        result += quoted.dropFirst().dropLast()
        copied = range.upperBound
      }
    }
    return result + source.copy(copied..<source.count)
  }
}

extension Range<Int> {
  /// Whether two ranges overlap, or are empty at the same place.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    overlaps(other) || lowerBound == other.lowerBound
  }
}
