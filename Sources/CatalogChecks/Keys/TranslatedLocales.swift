// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Tells in which languages a key has text.
struct TranslatedLocales {
  private let catalog: CatalogContext

  init(_ catalog: CatalogContext) {
    self.catalog = catalog
  }

  /// The codes of the languages, but the source's, in which an entry has a text that is not blank.
  func codes(of entry: EntryRecord) -> [String] {
    let document = catalog.document
    let content = catalog.content(of: entry)
    return content.localizations.compactMap { localization in
      let code = document.text(localization.name)
      guard code != catalog.sourceLanguage else { return nil }
      let hasText = content.leaves[localization.leaves].contains { leaf in
        leaf.value >= 0 && leaf.state != .new && !TextContext.isBlank(document, leaf.value)
      }
      return hasText ? code : nil
    }
  }
}
