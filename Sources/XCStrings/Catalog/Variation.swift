// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One way in which a text varies: by plural category, by device, or by what a newer format adds.
public struct Variation: Sendable {
  package let document: JSONDocument
  package let nameToken: Int

  /// What decides which case is shown.
  public var kind: VariationKind { VariationKind(rawValue: document.text(nameToken)) }

  /// The cases in the order of the file.
  public var cases: [VariationCase] {
    document.members(of: nameToken + 1).map {
      VariationCase(document: document, nameToken: $0.name)
    }
  }
}
