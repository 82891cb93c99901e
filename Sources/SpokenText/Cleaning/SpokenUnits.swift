// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A text as scalars that know which piece they came from.
struct SpokenUnits {
  private(set) var scalars: [Unicode.Scalar] = []
  private var tags: [Int] = []

  init(_ pieces: [SpokenPiece]) {
    for piece in pieces {
      for scalar in piece.text.unicodeScalars {
        scalars.append(scalar)
        tags.append(piece.tag)
      }
    }
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
    let tag = tags.indices.contains(range.lowerBound) ? tags[range.lowerBound] : tags.last ?? 0
    let new = Array(text.unicodeScalars)
    scalars.replaceSubrange(range, with: new)
    tags.replaceSubrange(range, with: repeatElement(tag, count: new.count))
  }

  /// Keeps the scalars that a test accepts; it gets their offsets.
  ///
  /// - Returns: Whether something went.
  @discardableResult
  mutating func keep(_ isKept: (Int) -> Bool) -> Bool {
    var keptScalars: [Unicode.Scalar] = []
    var keptTags: [Int] = []
    keptScalars.reserveCapacity(count)
    keptTags.reserveCapacity(count)
    for offset in scalars.indices where isKept(offset) {
      keptScalars.append(scalars[offset])
      keptTags.append(tags[offset])
    }
    let isChanged = keptScalars.count != count
    (scalars, tags) = (keptScalars, keptTags)
    return isChanged
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
        for byte in String(scalar).utf8 { bytes.append(byte) }
      }
    }
    // Several times as fast as appending to a view of scalars.
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The whole text.
  var text: String { text(0..<count) }

  /// The characters with their offsets, as a reader sees them.
  var characters: [(character: Character, range: Range<Int>)] {
    var offset = 0
    return text.map { character in
      let length = character.utf8.count
      let end = offset + (length == 1 ? 1 : character.unicodeScalars.count)
      defer { offset = end }
      return (character, offset..<end)
    }
  }

  /// The pieces that are left, in order.
  var pieces: [SpokenPiece] {
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
