// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Edits of a text from its end to its start, in one pass.
///
/// What is behind the place of an edit is in its new form, what is before in its old one. However many
/// edits there are, each scalar is taken over once.
struct BackwardEdits {
  private let source: SpokenUnits
  /// Where what has been taken over begins in the source.
  private var start: Int
  /// The new text and its pieces, the last scalar first.
  private var scalars: [Unicode.Scalar] = []
  private var tags: [Int] = []

  init(of source: SpokenUnits) {
    self.source = source
    start = source.count
    scalars.reserveCapacity(source.count)
    if source.tags != nil { tags.reserveCapacity(source.count) }
  }

  /// Takes over what stands from an offset on.
  ///
  /// - Returns: The first scalar of it in its new form; `nil` at the end.
  mutating func keep(from offset: Int) -> Unicode.Scalar? {
    while start > offset {
      start -= 1
      scalars.append(source.scalars[start])
      if let known = source.tags { tags.append(known[start]) }
    }
    return scalars.last
  }

  /// Leaves out what stands from an offset on and has not been taken over.
  mutating func remove(from offset: Int) { start = min(start, offset) }

  /// Takes back the scalar that was taken over last.
  mutating func dropFirst() {
    _ = scalars.popLast()
    _ = tags.popLast()
  }

  /// Puts a text in the place of what stands from an offset on and has not been taken over; it belongs
  /// to the piece of that offset.
  mutating func replace(from offset: Int, with text: String) {
    let length = scalars.count
    scalars.append(contentsOf: text.unicodeScalars.reversed())
    if let known = source.tags {
      tags.append(contentsOf: repeatElement(known[offset], count: scalars.count - length))
    }
    remove(from: offset)
  }

  /// The new text without the spaces at its ends.
  mutating func trimmed() -> SpokenUnits {
    _ = keep(from: 0)
    while scalars.last == " " { dropFirst() }
    let end = scalars.prefix { $0 == " " }.count
    return source.replaced(
      by: scalars[end...].reversed(),
      tags: source.tags == nil ? nil : tags[end...].reversed()
    )
  }
}
