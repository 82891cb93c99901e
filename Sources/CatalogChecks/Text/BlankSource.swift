// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Whether a blank text is what the source language asks for.
enum BlankSource {
  /// Whether the source has nothing in the place of a leaf either.
  ///
  /// The source's own leaf of the same substitution, device and plural form decides; where the
  /// source has no such leaf, all its leaves must be blank.
  static func allowsBlank(_ leaf: Leaf, in entry: EntryContext) -> Bool {
    guard let source = entry.source else { return false }
    let document = entry.document
    let leaves = entry.content.leaves[source.leaves].filter { $0.value >= 0 }
    guard !leaves.isEmpty else { return false }
    if let counterpart = leaves.first(where: { isSamePath($0, leaf, document) }) {
      return TextContext.isBlank(document, counterpart.value)
    }
    return leaves.allSatisfy { TextContext.isBlank(document, $0.value) }
  }

  /// Whether every text of every other language than the source is blank.
  static func isBlankEverywhere(_ entry: EntryContext) -> Bool {
    entry.content.localizations.allSatisfy { localization in
      entry.locale(localization).isSource
        || entry.content.leaves[localization.leaves].allSatisfy {
          $0.value < 0 || TextContext.isBlank(entry.document, $0.value)
        }
    }
  }

  private static func isSamePath(_ a: Leaf, _ b: Leaf, _ document: JSONDocument) -> Bool {
    a.plural == b.plural && isSame(a.device, b.device, document)
      && isSame(a.substitution, b.substitution, document)
  }

  private static func isSame(_ a: Int, _ b: Int, _ document: JSONDocument) -> Bool {
    a < 0 || b < 0 ? a < 0 && b < 0 : document.isSameText(a, b)
  }
}
