// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import XCStrings

/// The texts of a key in the source language by what they are for, so that an entry of thousands of
/// forms is compared in one walk.
struct SourceIndex {
  /// The best text for each form, from a set of texts.
  private struct Best {
    /// For each category by its index, and last for no category, how well the text fits, and which.
    private var scores = [Int](repeating: -1, count: PluralForm.allCases.count + 1)
    private var leaves = [Leaf?](repeating: nil, count: PluralForm.allCases.count + 1)

    mutating func add(_ leaf: Leaf) {
      let own = leaf.plural?.index ?? scores.count - 1
      let isFallback = leaf.plural == .other || leaf.plural == nil
      for form in scores.indices {
        let score = form == own ? 2 : isFallback ? 1 : 0
        if score > scores[form] { (scores[form], leaves[form]) = (score, leaf) }
      }
    }

    func leaf(for form: PluralForm?) -> Leaf? { leaves[form?.index ?? leaves.count - 1] }
  }

  /// What texts are for: the names of a substitution and of a device as UTF-8, `nil` for none.
  private struct Purpose: Hashable {
    let substitution: [UInt8]?
    let device: [UInt8]?
  }

  private let document: JSONDocument
  private var exact: [Purpose: Best] = [:]
  /// Those for no device and for `other`.
  private var neutral: [[UInt8]?: Best] = [:]
  private var any: [[UInt8]?: Best] = [:]

  /// Sorts texts, blank ones left out.
  init(_ leaves: ArraySlice<Leaf>, _ document: JSONDocument) {
    self.document = document
    for leaf in leaves where leaf.value >= 0 && !TextContext.isBlank(document, leaf.value) {
      let purpose = purpose(of: leaf)
      exact[purpose, default: Best()].add(leaf)
      if leaf.device < 0 || document[leaf.device].name == .otherForm {
        neutral[purpose.substitution, default: Best()].add(leaf)
      }
      any[purpose.substitution, default: Best()].add(leaf)
    }
  }

  /// The text that another language's is compared with: the one for the same device, else that for
  /// any, else the first; of several the one for the same form, else `other` or a plain one.
  func best(for leaf: Leaf) -> Leaf? {
    let purpose = purpose(of: leaf)
    let best = exact[purpose] ?? neutral[purpose.substitution] ?? any[purpose.substitution]
    return best?.leaf(for: leaf.plural)
  }

  private func purpose(of leaf: Leaf) -> Purpose {
    Purpose(substitution: name(leaf.substitution), device: name(leaf.device))
  }

  private func name(_ token: Int) -> [UInt8]? {
    token < 0 ? nil : Array(document.text(token).utf8)
  }
}
