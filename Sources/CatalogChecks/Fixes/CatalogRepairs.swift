// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Carries out repairs of one catalog.
struct CatalogRepairs {
  private let catalog: StringCatalog

  init(_ catalog: StringCatalog) {
    self.catalog = catalog
  }

  /// Carries out one kind of repairs: of texts if there are any, else removals, else the layout,
  /// since each kind changes the ground that the next stands on.
  ///
  /// - Returns: the bytes of the repaired file; `nil` when nothing changes.
  /// - Throws: `CatalogEditorError` when the catalog is not as the repairs need it.
  func bytes(after repairs: [Repair]) throws(CatalogEditorError) -> [UInt8]? {
    var texts = TextRepairs(catalog.document)
    for case .text(let token, let edits) in repairs { texts.add(edits, to: token) }
    if let bytes = texts.bytes() { return bytes }
    if let bytes = try bytes(afterRemovals: repairs) { return bytes }
    let isUnlike = repairs.contains { if case .layout = $0 { true } else { false } }
    return isUnlike ? catalog.bytesInXcodeLayout() : nil
  }

  private func bytes(afterRemovals repairs: [Repair]) throws(CatalogEditorError) -> [UInt8]? {
    let document = catalog.document
    var editor: CatalogEditor?
    for repair in repairs {
      if case .text = repair { continue }
      if case .layout = repair { continue }
      let open: CatalogEditor
      if let editor { open = editor } else { open = try CatalogEditor(catalog) }
      editor = open
      switch repair {
      case .entry(let key): try open.removeEntry(document.text(key))
      case .localizations(let key, let names):
        for name in names {
          try open.removeLocalization(document.text(name), forKey: document.text(key))
        }
      case .form(let key, let locale, let name):
        try open.removeContent(
          forKey: document.text(key),
          language: document.text(locale),
          at: path(from: locale + 1, to: name)
        )
      case .text, .layout: break
      }
    }
    return editor?.changedBytes()
  }

  /// The way from a localization to the case whose name is given.
  private func path(from localization: Int, to name: Int) -> LeafPath {
    let document = catalog.document
    var path = LeafPath.plain
    var names = document.path(from: localization, to: name)[...]
    while let container = names.popFirst() {
      switch document[container].name {
      case .variations:
        guard let kind = names.popFirst(), let form = names.popFirst() else { return path }
        let variation = VariationKind(rawValue: document.text(kind))
        path = path.appending(.variation(variation, document.text(form)))
      case .substitutions:
        guard let substitution = names.popFirst() else { return path }
        path = path.appending(.substitution(document.text(substitution)))
      default: continue
      }
    }
    return path
  }
}
