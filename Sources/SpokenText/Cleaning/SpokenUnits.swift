// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text as scalars that know which piece they came from.
struct SpokenUnits {
  private(set) var scalars: [Unicode.Scalar] = []
  /// The piece of each scalar; `nil` where there is one piece.
  private(set) var tags: [Int]?
  private let onlyTag: Int

  init(_ pieces: [SpokenPiece]) {
    onlyTag = pieces.first?.tag ?? 0
    scalars.reserveCapacity(pieces.reduce(0) { $0 + $1.text.utf8.count })
    for piece in pieces { scalars.append(contentsOf: piece.text.unicodeScalars) }
    guard pieces.count > 1 else { return }
    tags = pieces.flatMap { repeatElement($0.tag, count: $0.text.unicodeScalars.count) }
  }

  var count: Int { scalars.count }

  /// The scalar at an offset; `nil` outside.
  func at(_ offset: Int) -> Unicode.Scalar? {
    offset >= 0 && offset < scalars.count ? scalars[offset] : nil
  }

  /// Whether a character stands so many times from an offset on.
  func hasRun(of scalar: Unicode.Scalar, _ length: Int, at offset: Int) -> Bool {
    guard offset >= 0, offset + length <= count else { return false }
    return (offset..<offset + length).allSatisfy { scalars[$0] == scalar }
  }

  /// Replaces a range; what comes in belongs to the piece that the range begins in.
  mutating func replace(_ range: Range<Int>, with text: String) {
    if text.isEmpty {
      scalars.removeSubrange(range)
      tags?.removeSubrange(range)
      return
    }
    let old = count
    scalars.replaceSubrange(range, with: text.unicodeScalars)
    guard let known = tags else { return }
    let tag = known.indices.contains(range.lowerBound) ? known[range.lowerBound] : known.last
    let length = count - old + range.count
    tags?.replaceSubrange(range, with: repeatElement(tag ?? onlyTag, count: length))
  }

  /// Keeps the scalars that a test accepts; it gets their offsets.
  ///
  /// - Returns: Whether something went.
  @discardableResult
  mutating func keep(_ isKept: (Int) -> Bool) -> Bool {
    let kept = scalars.indices.filter(isKept)
    guard kept.count != count else { return false }
    scalars = kept.map { scalars[$0] }
    if let known = tags { tags = kept.map { known[$0] } }
    return true
  }

  /// Other scalars and their pieces, in the place of these.
  func replaced(by scalars: [Unicode.Scalar], tags: [Int]?) -> Self {
    var units = self
    units.scalars = scalars
    units.tags = tags
    return units
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for offset in range {
      let scalar = scalars[offset]
      if scalar.value < 0x80 {
        bytes.append(UInt8(scalar.value))
      } else {
        for byte in scalar.utf8 { bytes.append(byte) }
      }
    }
    // Several times as fast as appending to a view of scalars.
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The whole text.
  var text: String { text(0..<count) }

  /// Calls a function with the range of each character, as a reader sees them.
  func forEachCharacter(_ body: (Range<Int>) -> Void) {
    var start = 0
    while start < count {
      // Between two scalars of ASCII a character ends but for CR LF, so that only what is around others
      // is looked at closely.
      var end = start + 1
      while end < count, !isPlain(end - 1) || !isPlain(end) { end += 1 }
      if end == start + 1 {
        body(start..<end)
        start = end
        continue
      }
      for character in text(start..<end) {
        let next = start + character.unicodeScalars.count
        body(start..<next)
        start = next
      }
    }
  }

  private func isPlain(_ offset: Int) -> Bool {
    scalars[offset].value < 0x80 && scalars[offset] != "\r"
  }

  /// The pieces that are left, in order.
  var pieces: [SpokenPiece] {
    guard let tags else { return scalars.isEmpty ? [] : [SpokenPiece(text, tag: onlyTag)] }
    var pieces: [SpokenPiece] = []
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, tags[end] == tags[start] { end += 1 }
      pieces.append(SpokenPiece(text(start..<end), tag: tags[start]))
      start = end
    }
    return pieces
  }
}
