// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import SwiftExtraction
package import XCStrings

/// Brings a catalog up to date with what sources look up, as Xcode does, but never more than asked.
///
/// New keys are added, stale ones that are used again lose that state, comments of the code are
/// taken over. Nothing is marked or removed unless the sources are said to be complete. What is
/// managed by hand never changes. Running twice changes nothing the second time.
package struct CatalogSync {
  /// How far it goes.
  package struct Options {
    /// Whether the sources are all there are, so that what they do not use is stale.
    package var isComplete = false
    /// Whether a new default value replaces the stored text and marks translations for review.
    package var reviewsChanged = false
    /// Keys of the catalog that are in use although no extracted text has them as they are.
    package var usedKeys: Set<ExactText> = []
    /// Whether a text stands in the sources as a literal that is no key.
    package var isLiteral: (String) -> Bool = { _ in false }

    package init() {}
  }

  private let editor: CatalogEditor
  private let catalog: StringCatalog
  private let source: String
  private let options: Options
  private var result = SyncResult()

  /// Brings a catalog up to date.
  ///
  /// - Parameters:
  ///   - strings: the texts of its table, reconciled with its keys, in the order of the sources.
  ///   - catalog: the catalog.
  ///   - options: how far to go.
  /// - Returns: what changes.
  /// - Throws: `CatalogEditorError`, also for a catalog in which a member stands twice.
  package static func apply(
    _ strings: [ExtractedString],
    to catalog: StringCatalog,
    options: Options
  ) throws(CatalogEditorError) -> SyncResult {
    var sync = CatalogSync(
      editor: try CatalogEditor(catalog),
      catalog: catalog,
      source: catalog.sourceLanguage ?? "en",
      options: options
    )
    return try sync.run(SyncedString.merged(strings))
  }

  private init(
    editor: CatalogEditor,
    catalog: StringCatalog,
    source: String,
    options: Options
  ) {
    self.editor = editor
    self.catalog = catalog
    self.source = source
    self.options = options
  }

  private mutating func run(_ strings: [SyncedString]) throws(CatalogEditorError) -> SyncResult {
    var used = options.usedKeys
    for string in strings {
      used.insert(ExactText(string.key))
      if try editor.hasEntry(string.key) {
        try update(string)
      } else {
        try add(string)
      }
    }
    if options.isComplete {
      // The empty key is that of `Text("")`, which is not extracted and not called unused either.
      for entry in catalog.entries
      where !entry.key.isEmpty && !used.contains(ExactText(entry.key)) {
        try retire(entry)
      }
    }
    result.renamed = RenamedKeys.pairs(gone: result.stale + result.removed, new: result.added)
    result.bytes = editor.changedBytes()
    return result
  }

  // MARK: - Keys that are used

  private mutating func add(_ string: SyncedString) throws(CatalogEditorError) {
    try editor.insertEntry(string.key)
    if !string.comments.isEmpty {
      try editor.setComment(string.comments.joined(separator: "\n"), forKey: string.key)
    }
    if let value = string.explicitDefault {
      try editor.setExtractionState(.extractedWithValue, forKey: string.key)
      try editor.setText(value, state: .new, forKey: string.key, language: source)
    } else if let value = string.positionalText {
      try editor.setText(value, state: .new, forKey: string.key, language: source)
    }
    result.added.append(string.key)
  }

  private mutating func update(_ string: SyncedString) throws(CatalogEditorError) {
    let key = string.key
    let state = try editor.extractionState(forKey: key)
    if state == .manual || state == .migrated { return }
    var isUpdated = false
    if state == .stale {
      try editor.setExtractionState(
        string.explicitDefault == nil ? nil : .extractedWithValue,
        forKey: key
      )
      result.returned.append(key)
    }
    if let comment = try newComment(string) {
      try editor.setComment(comment, forKey: key)
      isUpdated = true
    }
    if let value = string.explicitDefault, try updateDefault(value, key, state) {
      isUpdated = true
    }
    if isUpdated { result.updated.append(key) }
  }

  /// The comment that an entry should have; `nil` where it can stay.
  ///
  /// A catalog that has one of several comments of the code, or all of them, keeps its own.
  private func newComment(_ string: SyncedString) throws(CatalogEditorError) -> String? {
    guard !string.comments.isEmpty else { return nil }
    let joined = string.comments.joined(separator: "\n")
    guard let present = try editor.comment(forKey: string.key) else { return joined }
    if present.isExactly(joined) { return nil }
    if string.comments.count > 1 {
      let lines = present.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let isKnown = lines.allSatisfy { line in
        string.comments.contains { $0.isExactly(line) }
      }
      if isKnown || string.comments.contains(where: { $0.isExactly(present) }) { return nil }
    }
    return joined
  }

  private mutating func updateDefault(
    _ value: String,
    _ key: String,
    _ state: ExtractionState?
  ) throws(CatalogEditorError) -> Bool {
    let members = try editor.members(forKey: key, language: source)
    guard members.hasStringUnit else {
      // Variations are made by hand and stay.
      guard members.variationKinds.isEmpty, !members.hasStringSet else { return false }
      if state == nil { try editor.setExtractionState(.extractedWithValue, forKey: key) }
      try editor.setText(value, state: .new, forKey: key, language: source)
      return true
    }
    guard let stored = try editor.text(forKey: key, language: source)?.value,
      !stored.isExactly(value)
    else { return false }
    guard options.reviewsChanged else {
      result.differing.append((key, stored, value))
      return false
    }
    try editor.setText(value, state: nil, forKey: key, language: source)
    for language in try editor.languages(forKey: key) where !language.isExactly(source) {
      for path in try editor.textPaths(forKey: key, language: language) {
        let text = try editor.text(forKey: key, language: language, at: path)
        guard text?.state == .translated || text?.state?.rawValue == "machine_translated" else {
          continue
        }
        try editor.setText(nil, state: .needsReview, forKey: key, language: language, at: path)
      }
    }
    return true
  }

  // MARK: - Keys that are not used

  private mutating func retire(_ entry: Entry) throws(CatalogEditorError) {
    let key = entry.key
    switch entry.extractionState {
    case .manual?, .migrated?, .stale?: return
    default: break
    }
    if options.isLiteral(key) {
      result.literals.append(key)
      return
    }
    if try isUntouched(entry) {
      try editor.removeEntry(key)
      result.removed.append(key)
    } else {
      try editor.setExtractionState(.stale, forKey: key)
      result.stale.append(key)
    }
  }

  /// Whether nobody has worked on an entry: there is no text but that of the code.
  private func isUntouched(_ entry: Entry) throws(CatalogEditorError) -> Bool {
    guard entry.shouldTranslate else { return false }
    for language in try editor.languages(forKey: entry.key) {
      if try editor.stringSet(forKey: entry.key, language: language) != nil { return false }
      for path in try editor.textPaths(forKey: entry.key, language: language) {
        let text = try editor.text(forKey: entry.key, language: language, at: path)
        if text?.state != .new { return false }
      }
    }
    return true
  }
}
