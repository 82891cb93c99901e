// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import SwiftExtraction
package import XCStrings

/// Finds the keys of a catalog that extracted texts mean.
///
/// First by the key itself; then, where the type of an argument is not known, by the key's text
/// without its conversions.
package struct KeyReconciler: Sendable {
  /// What became of an extracted text.
  package struct Outcome {
    /// The text, perhaps with the conversions of the catalog or one more problem.
    package let string: ExtractedString
    /// Keys of the catalog that it keeps in use.
    package let usedKeys: [String]
    /// Keys of the catalog that it contradicts, or among which it cannot choose.
    package let rivals: [String]
  }

  private let keys: Set<ExactText>
  private let skeletons: [KeySkeleton: [(key: String, skeleton: KeySkeleton)]]

  /// Makes one for the keys of a table.
  package init(keys: some Sequence<String>) {
    var exact: Set<ExactText> = []
    var skeletons: [KeySkeleton: [(key: String, skeleton: KeySkeleton)]] = [:]
    for key in keys {
      exact.insert(ExactText(key))
      if let skeleton = KeySkeleton(key) {
        skeletons[skeleton, default: []].append((key, skeleton))
      }
    }
    self.keys = exact
    self.skeletons = skeletons
  }

  /// Whether the table has a key.
  package func contains(_ key: String) -> Bool { keys.contains(ExactText(key)) }

  /// Finds the keys that a text means.
  ///
  /// - Parameters:
  ///   - string: the text.
  ///   - wanted: keys that other texts look up for certain: such a key contradicts nobody.
  /// - Returns: what became of the text.
  package func reconcile(
    _ string: ExtractedString,
    wanted: Set<ExactText> = []
  ) -> Outcome {
    if contains(string.key) {
      guard string.template?.hasUnknown == true else {
        return Outcome(string: string, usedKeys: [string.key], rivals: [])
      }
    }
    guard let template = string.template, let own = KeySkeleton(string.key),
      let candidates = skeletons[own]
    else {
      let used = contains(string.key) ? [string.key] : []
      return Outcome(string: string, usedKeys: used, rivals: [])
    }
    guard template.hasUnknown else {
      let rivals = candidates.map(\.key).filter { !wanted.contains(ExactText($0)) }
      return rivals.isEmpty
        ? Outcome(string: string, usedKeys: [], rivals: [])
        : Outcome(string: string.noting(.specifierMismatch), usedKeys: [], rivals: rivals)
    }
    let fitting = candidates.filter { !$0.skeleton.isPositional && fits($0.skeleton, template) }
    switch fitting.count {
    case 0:
      return Outcome(
        string: string.noting(.specifierMismatch),
        usedKeys: [],
        rivals: candidates.map(\.key)
      )
    case 1:
      return Outcome(
        string: string.adopting(fitting[0].skeleton.specifiers),
        usedKeys: [fitting[0].key],
        rivals: []
      )
    default:
      let keys = fitting.map(\.key)
      return Outcome(
        string: string.adopting(fitting[0].skeleton.specifiers).noting(.ambiguousKey),
        usedKeys: keys,
        rivals: keys
      )
    }
  }

  /// Whether a key has the conversions that are known.
  private func fits(_ skeleton: KeySkeleton, _ template: KeyTemplate) -> Bool {
    var specifiers = skeleton.specifiers[...]
    for part in template.parts {
      guard case .argument(let specifier, let certainty) = part else { continue }
      guard let other = specifiers.popFirst() else { return false }
      if certainty != .unknown, other != specifier { return false }
    }
    return specifiers.isEmpty
  }
}
