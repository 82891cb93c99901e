// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// One text of a localization with the way to it.
package struct EntryLeaf: Sendable {
  /// The way from the localization to the text.
  package let path: LeafPath
  /// The text and its state.
  package let unit: StringUnit
}

extension Localization {
  /// All texts, those of substitutions and variations included, in the order of reading: the plain
  /// text, the substitutions, the variations.
  package var leaves: [EntryLeaf] {
    var leaves: [EntryLeaf] = []
    collectLeaves(of: self, at: .plain, into: &leaves)
    for substitution in substitutions {
      let path = LeafPath([.substitution(substitution.name)])
      collectLeaves(of: substitution, at: path, into: &leaves)
    }
    return leaves
  }

  private func collectLeaves(
    of content: some LocalizedContent,
    at path: LeafPath,
    into leaves: inout [EntryLeaf]
  ) {
    if let unit = content.stringUnit { leaves.append(EntryLeaf(path: path, unit: unit)) }
    for variation in content.variations {
      for one in variation.cases {
        let step = LeafPath.Step.variation(variation.kind, one.name)
        collectLeaves(of: one, at: path.appending(step), into: &leaves)
      }
    }
  }
}
