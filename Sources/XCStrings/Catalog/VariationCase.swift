// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One case of a variation, such as the plural category `few` or the device `mac`.
public struct VariationCase: Sendable {
  package let document: JSONDocument
  package let nameToken: Int

  /// The name of the case as the file spells it.
  public var name: String { document.text(nameToken) }
}
