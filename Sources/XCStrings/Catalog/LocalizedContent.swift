// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What holds a text or variations of it: a localization, a case of a variation, a substitution.
public protocol LocalizedContent: Sendable {
  /// The text, when it does not vary.
  var stringUnit: StringUnit? { get }
  /// The ways in which the text varies.
  var variations: [Variation] { get }
}

/// Content that stands in a catalog under a name.
package protocol NamedContent: LocalizedContent {
  var document: JSONDocument { get }
  var nameToken: Int { get }
}

extension NamedContent {
  package var contentToken: Int { nameToken + 1 }

  /// The text, when it does not vary.
  public var stringUnit: StringUnit? {
    document.member(.stringUnit, of: contentToken).map { StringUnit(document: document, token: $0) }
  }

  /// The ways in which the text varies, in the order of the file.
  public var variations: [Variation] {
    guard let value = document.member(.variations, of: contentToken) else { return [] }
    return document.members(of: value).map { Variation(document: document, nameToken: $0.name) }
  }
}

extension Localization: NamedContent {}
extension VariationCase: NamedContent {}
extension Substitution: NamedContent {}
