// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import XCStrings

/// Finds what a text is compared with.
enum ReferenceFinder {
  /// Up to how many source texts a walk over them is faster than to sort them.
  private static let few = 24

  /// The source's leaf for the same device, then the same plural form, then its `other`, then its
  /// plain text, then the key.
  static func reference(
    for leaf: Leaf,
    in entry: EntryContext
  ) -> TextContext.Reference? {
    let document = entry.document
    if let source = entry.source {
      let leaves = entry.content.leaves[source.leaves]
      // Most texts are plain on both sides.
      if leaves.count == 1, let only = leaves.first, only.substitution < 0, leaf.substitution < 0 {
        if only.value >= 0, hasText(only, document) { return .init(token: only.value, leaf: only) }
      } else if let best = leaves.count > few
        ? entry.sourceIndex.best(for: leaf) : best(leaves, for: leaf, document)
      {
        return .init(token: best.value, leaf: best)
      }
    }
    guard leaf.substitution < 0 else { return nil }
    // An identifier is no text: where the source has none, there is nothing to compare with.
    if entry.record.flags.contains(.identifierLike) { return nil }
    return .init(token: entry.keyToken, leaf: nil)
  }

  private static func best(
    _ leaves: ArraySlice<Leaf>,
    for leaf: Leaf,
    _ document: JSONDocument
  ) -> Leaf? {
    var best: Leaf?
    var bestScore = -1
    for candidate in leaves where candidate.value >= 0 && hasText(candidate, document) {
      guard isSame(candidate.substitution, leaf.substitution, document) else { continue }
      var score = 0
      if isSame(candidate.device, leaf.device, document) {
        score += 8
      } else if candidate.device < 0 || document[candidate.device].name == .otherForm {
        score += 4
      }
      if candidate.plural == leaf.plural {
        score += 2
      } else if candidate.plural == .other || candidate.plural == nil {
        score += 1
      }
      if score > bestScore { (best, bestScore) = (candidate, score) }
    }
    return best
  }

  private static func isSame(_ a: Int, _ b: Int, _ document: JSONDocument) -> Bool {
    a < 0 || b < 0 ? a < 0 && b < 0 : document.isSameText(a, b)
  }

  private static func hasText(_ leaf: Leaf, _ document: JSONDocument) -> Bool {
    !TextContext.isBlank(document, leaf.value)
  }
}
