// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Changes a catalog by patches: what an edit does not name keeps its bytes.
///
/// Unknown members, the spelling of numbers and escapes, the order, a byte-order mark, the kind of
/// line break and the final newline all stay. A new member stands where Xcode's order has it among
/// those that are in that order, and nobody else moves; new lines take after the lines around them.
/// In a file that is in Xcode's layout the result is again in Xcode's layout.
///
/// Edits are cheap: many thousands can be made before the bytes are asked for once. An edit that
/// throws has changed nothing.
///
/// Keys and languages are compared by their Unicode scalars.
///
/// ```swift
/// let editor = try CatalogEditor(StringCatalog(contentsOfFile: path))
/// try editor.setText("Gesichert", state: .translated, forKey: "Saved", language: "de")
/// if let bytes = editor.changedBytes() { … }
/// ```
public final class CatalogEditor {
  let document: JSONDocument
  let root: EditableObject
  private var openStrings: EditableObject?

  /// Starts to edit a catalog.
  ///
  /// - Throws: `CatalogEditorError.duplicateMembers` when a member stands twice, whatever object it
  ///   is in, and `.unexpectedKind` when the file does not hold an object.
  public init(_ catalog: StringCatalog) throws(CatalogEditorError) {
    document = catalog.document
    guard document.duplicates.isEmpty else { throw .duplicateMembers(catalog.duplicateMembers) }
    guard document[0].kind == .object else {
      throw .unexpectedKind(path: [], at: SourceLocation(line: 1, column: 1))
    }
    root = EditableObject(0, of: document)
  }

  /// The language of the keys; `nil` when the file does not say.
  public var sourceLanguage: String? { root.text("sourceLanguage") }

  /// The bytes of the edited catalog.
  ///
  /// - Returns: `nil` when they are those that the catalog already had.
  public func changedBytes() -> [UInt8]? {
    var writer = EditedDocumentWriter(document)
    let bytes = writer.write(root)
    let isSame =
      bytes.count == document.bytes.count
      && document.bytes.withSpan(0..<bytes.count) { old in
        bytes.indices.allSatisfy { old[$0] == bytes[$0] }
      }
    return isSame ? nil : bytes
  }

  // MARK: - Entries

  /// The keys in the order of the file, new ones last.
  public func keys() throws(CatalogEditorError) -> [String] {
    try strings()?.names ?? []
  }

  /// Whether there is an entry with a key.
  public func hasEntry(_ key: String) throws(CatalogEditorError) -> Bool {
    try strings()?.has(key) ?? false
  }

  /// Adds an entry without members, unless the key is there already.
  public func insertEntry(_ key: String) throws(CatalogEditorError) {
    guard try !hasEntry(key) else { return }
    let strings = try located { () throws(WrongKind) in try root.objectOrNew("strings") }
    openStrings = strings
    strings.set(key, .object(EditableObject(in: document)))
  }

  /// Removes a key and all that is said about it.
  ///
  /// - Throws: `CatalogEditorError.missingKey`.
  public func removeEntry(_ key: String) throws(CatalogEditorError) {
    guard let strings = try strings(), strings.remove(key) else { throw .missingKey(key) }
  }

  /// Gives an entry another key; its value keeps its bytes and moves to the place of the new key.
  ///
  /// - Throws: `CatalogEditorError.missingKey` or `.existingKey`.
  public func renameEntry(_ old: String, to new: String) throws(CatalogEditorError) {
    guard let strings = try strings(), let value = strings.rawValue(old) else {
      throw .missingKey(old)
    }
    guard !strings.has(new) else { throw .existingKey(new) }
    strings.remove(old)
    strings.set(new, value)
  }

  // MARK: - Members of an entry

  /// The comment of an entry.
  public func comment(forKey key: String) throws(CatalogEditorError) -> String? {
    try entry(key)?.text("comment")
  }

  /// Sets or, with `nil`, removes the comment of an entry, which is made when there is none.
  public func setComment(_ comment: String?, forKey key: String) throws(CatalogEditorError) {
    try setText(comment, of: "comment", key: key)
  }

  /// How a key came into the catalog.
  public func extractionState(
    forKey key: String
  ) throws(CatalogEditorError) -> ExtractionState? {
    try entry(key)?.text("extractionState").map(ExtractionState.init(rawValue:))
  }

  /// Sets or, with `nil`, removes the extraction state of an entry, which is made when there is
  /// none.
  public func setExtractionState(
    _ state: ExtractionState?,
    forKey key: String
  ) throws(CatalogEditorError) {
    try setText(state?.rawValue, of: "extractionState", key: key)
  }

  /// Says whether an entry, which is made when there is none, is to be translated.
  ///
  /// Xcode writes the member only when it is false, so `true` removes a `false`.
  public func setShouldTranslate(
    _ shouldTranslate: Bool,
    forKey key: String
  ) throws(CatalogEditorError) {
    let entry = try newEntry(key)
    let name = "shouldTranslate"
    let isFalse: Bool =
      switch entry.value(name) {
      case .source(let token)?: document[token].kind == .false
      case .literal(let text)?: text == "false"
      default: false
      }
    guard shouldTranslate == isFalse else { return }
    if shouldTranslate {
      entry.remove(name)
    } else if case .source(let token)? = entry.sourceValue(name), document[token].kind == .false {
      entry.set(name, .source(token))
    } else {
      entry.set(name, .literal("false"))
    }
  }

  // MARK: - Finding objects

  func strings() throws(CatalogEditorError) -> EditableObject? {
    if let openStrings { return openStrings }
    openStrings = try located { () throws(WrongKind) in try root.object("strings") }
    return openStrings
  }

  /// The entry of a key; `nil` when there is none, or it is `null`.
  func entry(_ key: String) throws(CatalogEditorError) -> EditableObject? {
    guard let strings = try strings() else { return nil }
    return try located("strings") { () throws(WrongKind) in try strings.object(key) }
  }

  /// The entry of a key, made when there is none.
  func newEntry(_ key: String) throws(CatalogEditorError) -> EditableObject {
    if let entry = try entry(key) { return entry }
    try insertEntry(key)
    guard let strings = try strings() else { throw .missingKey(key) }
    return try located("strings") { () throws(WrongKind) in try strings.objectOrNew(key) }
  }

  private func setText(
    _ text: String?,
    of name: String,
    key: String
  ) throws(CatalogEditorError) {
    let entry = try newEntry(key)
    if let text { entry.setText(name, text) } else { entry.remove(name) }
  }

  /// Runs a search and turns its failure into one that names the place.
  func located<Result>(
    _ path: String...,
    body: () throws(WrongKind) -> Result
  ) throws(CatalogEditorError) -> Result {
    try located(path, body: body)
  }

  /// Runs a search and turns its failure into one that names the place.
  func located<Result>(
    _ path: [String],
    body: () throws(WrongKind) -> Result
  ) throws(CatalogEditorError) -> Result {
    do {
      return try body()
    } catch {
      let location = error.token.map {
        LineIndex(document.bytes).location(ofOffset: document.startOffset($0))
      }
      throw .unexpectedKind(path: path + error.path, at: location)
    }
  }
}
