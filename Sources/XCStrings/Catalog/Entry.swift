// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One key of a catalog with all that the catalog says about it.
public struct Entry: Sendable {
  package let document: JSONDocument
  /// The token of the key; the entry's own value is the one after it.
  package let nameToken: Int

  package init(document: JSONDocument, nameToken: Int) {
    self.document = document
    self.nameToken = nameToken
  }

  package var valueToken: Int { nameToken + 1 }

  /// The key.
  ///
  /// Compare keys by their Unicode scalars: Swift's `==` takes composed and decomposed spellings
  /// for one.
  public var key: String { document.text(nameToken) }

  /// What a developer or Xcode tells translators.
  public var comment: String? { document.string(.comment, of: valueToken) }

  /// How the key came into the catalog; `nil` when it was extracted from code without a value.
  public var extractionState: ExtractionState? {
    document.string(.extractionState, of: valueToken).map(ExtractionState.init(rawValue:))
  }

  /// Whether the key is to be translated; true unless the file says otherwise.
  public var shouldTranslate: Bool {
    guard let value = document.member(.shouldTranslate, of: valueToken) else { return true }
    return document[value].kind != .false
  }

  /// The localizations in the order of the file.
  public var localizations: [Localization] {
    guard let value = document.member(.localizations, of: valueToken) else { return [] }
    return document.members(of: value).map { Localization(document: document, nameToken: $0.name) }
  }

  /// The localization of a language, compared by Unicode scalars.
  public func localization(_ language: String) -> Localization? {
    localizations.first { document.isText($0.nameToken, language) }
  }
}
