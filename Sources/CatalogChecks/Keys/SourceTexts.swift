// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Finds the source texts of keys.
struct SourceTexts {
  private let catalog: CatalogContext

  init(_ catalog: CatalogContext) {
    self.catalog = catalog
  }

  /// The token of the plain text that an entry has in the source language, else of its key.
  ///
  /// - Returns: `nil` for a key that is only a name, and for a text that varies.
  func token(of entry: EntryRecord) -> Int? {
    let content = catalog.content(of: entry)
    let source = content.localizations.first {
      catalog.document.isText($0.name, catalog.sourceLanguage)
    }
    let leaves = source.map { content.leaves[$0.leaves] } ?? []
    if leaves.contains(where: { $0.caseName >= 0 || $0.substitution >= 0 }) { return nil }
    if let leaf = leaves.first, leaf.value >= 0, !TextContext.isBlank(catalog.document, leaf.value)
    {
      return leaf.value
    }
    return entry.flags.contains(.identifierLike) ? nil : entry.key
  }
}
