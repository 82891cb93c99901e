// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// What came of a list of edits.
package struct CatalogEditResult: Equatable, Sendable {
  /// The bytes of the catalog; `nil` when they are those that it had.
  package let bytes: [UInt8]?
  /// What was done but may be a slip, such as a key that is made without a name.
  package let warnings: [String]
}

/// Carries out edits on a catalog: all of them, or none.
package enum EditApplication {
  /// Applies a list of edits one after the other.
  ///
  /// A text that changes gets the state `translated` unless the request says otherwise; one that
  /// is already there changes nothing, its state included, unless the request names a state.
  ///
  /// - Parameters:
  ///   - requests: the edits.
  ///   - catalog: the catalog, which has no member twice.
  /// - Returns: the new bytes, when there are any, and warnings.
  /// - Throws: `CatalogEditFailure` for the first request that cannot be carried out.
  package static func apply(
    _ requests: [CatalogEditRequest],
    to catalog: StringCatalog
  ) throws(CatalogEditFailure) -> CatalogEditResult {
    let editor: CatalogEditor
    do {
      editor = try CatalogEditor(catalog)
    } catch {
      throw CatalogEditFailure(error.description)
    }
    var warnings: [String] = []
    for request in requests {
      do {
        try EditVocabulary.require(request.edit, in: catalog)
        try apply(request.edit, with: editor)
      } catch let error as EditVocabulary.Unknown {
        throw CatalogEditFailure(line: request.line, unknown: error)
      } catch let error as CatalogEditorError {
        throw CatalogEditFailure(line: request.line, error.description)
      } catch let error as Refusal {
        throw CatalogEditFailure(line: request.line, error.reason)
      } catch {
        throw CatalogEditFailure(line: request.line, "\(error)")
      }
      if case .set(let set) = request.edit, set.key.isEmpty, catalog.entry(forKey: "") == nil {
        let place = request.line.map { "line \($0): " } ?? ""
        warnings.append(place + "a key without a name was made")
      }
    }
    return CatalogEditResult(bytes: editor.changedBytes(), warnings: warnings)
  }

  private static func apply(_ edit: CatalogEdit, with editor: CatalogEditor) throws {
    switch edit {
    case .remove(let key, nil): try editor.removeEntry(key)
    case .remove(let key, let locale?): try editor.removeLocalization(locale, forKey: key)
    case .rename(let old, let new):
      guard !new.isEmpty || old.isEmpty else {
        throw Refusal("the new name of the key \(quoted(old)) is empty; give one")
      }
      try editor.renameEntry(old, to: new)
    case .set(let request): try set(request, with: editor)
    }
  }

  private static func set(_ request: SetRequest, with editor: CatalogEditor) throws {
    let key = request.key
    if request.content != nil || request.state != nil {
      let language = try language(of: request, with: editor)
      let change = ContentChange(
        editor: editor,
        key: key,
        language: language,
        state: request.state,
        replaces: request.replaces
      )
      if let content = request.content {
        try change.apply(content)
      } else if let state = request.state {
        try change.setEveryState(state)
      }
    } else if let locale = request.locale {
      throw Refusal("nothing to set in \(quoted(locale)): give a text or a state")
    }
    try editor.insertEntry(key)
    if let comment = request.comment {
      try editor.setComment(comment.isEmpty ? nil : comment, forKey: key)
    }
    if let translatable = request.translatable {
      try editor.setShouldTranslate(translatable, forKey: key)
    }
    if request.isManual { try editor.setExtractionState(.manual, forKey: key) }
  }

  private static func language(
    of request: SetRequest,
    with editor: CatalogEditor
  ) throws -> String {
    guard let language = request.locale ?? editor.sourceLanguage else {
      throw Refusal("the catalog names no sourceLanguage; say which locale the text is for")
    }
    let isKnown = try editor.languages(forKey: request.key).contains { $0.isExactly(language) }
    guard isKnown || LanguageCode.isWellFormed(language) else {
      throw Refusal(
        "\(quoted(language)) is no language code; write one such as \"de\", \"zh-Hans\" or \"es-419\""
      )
    }
    return language
  }
}

/// A request that the catalog's content does not allow.
struct Refusal: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}

/// A text from a file or a command line, made harmless for a terminal.
func quoted(_ text: String) -> String { CatalogEditorError.quoted(text) }
