// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The texts of one key in one language.
///
/// The same shape comes again inside: a case of a variation holds a string unit or variations of
/// its own, so `VariationCase` shares these views.
public struct Localization: Sendable {
  package let document: JSONDocument
  package let nameToken: Int

  package init(document: JSONDocument, nameToken: Int) {
    self.document = document
    self.nameToken = nameToken
  }

  /// The language as the file spells it.
  public var language: String { document.text(nameToken) }

  /// The substitutions that `%#@name@` in the texts stands for.
  public var substitutions: [Substitution] {
    guard let value = document.member(.substitutions, of: contentToken) else { return [] }
    return document.members(of: value).map { Substitution(document: document, nameToken: $0.name) }
  }

  /// The phrases of an App Shortcut, when the localization has those in place of one text.
  public var stringSet: StringSet? {
    document.member(.stringSet, of: contentToken).map { StringSet(document: document, token: $0) }
  }
}
