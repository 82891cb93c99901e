// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import XCStrings

/// Reads requests as JSON Lines: one object a line, blank lines left out.
///
/// The members are named as the options of the commands and, below them, as in a catalog. A `null`
/// stands for a member that is not there.
package enum CatalogEditParser {
  /// What the lines ask for.
  package enum Verb: String, CaseIterable, Sendable {
    /// `{"key", "locale"?, "value"? | "plural"? {form: text}, "device"? {name: text | {"plural"}},
    /// "substitutions"? {name: {"argNum"?, "formatSpecifier"?, "plural"?}}, "stringSet"? [text],
    /// "state"?, "comment"?, "translatable"?, "manual"?, "replace"?}`.
    case set
    /// `{"key", "locale"?}`.
    case remove
    /// `{"old", "new"}`, named as the operands are; `key` may stand for `old`, and `to` for `new`.
    case rename
  }

  /// Reads all lines.
  ///
  /// - Parameters:
  ///   - bytes: the text, UTF-8.
  ///   - verb: what each line asks for.
  /// - Returns: one request for each line that is not blank, with its number.
  /// - Throws: `CatalogEditFailure` for the first line that is no such request.
  package static func requests(
    in bytes: [UInt8],
    for verb: Verb
  ) throws(CatalogEditFailure) -> [CatalogEditRequest] {
    var requests: [CatalogEditRequest] = []
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(isBlank) {
      do {
        requests.append(CatalogEditRequest(try edit(line, verb), line: index + 1))
      } catch {
        throw CatalogEditFailure(line: index + 1, error.reason)
      }
    }
    return requests
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  private static func edit(_ line: ArraySlice<UInt8>, _ verb: Verb) throws(Refusal) -> CatalogEdit {
    let document: JSONDocument
    let bytes = TextBytes(line)
    do {
      document = try JSONDocument(bytes)
    } catch {
      let column = LineIndex(bytes).location(ofOffset: error.offset).column
      throw Refusal("column \(column): \(words(for: error))")
    }
    if let duplicate = document.duplicates.first {
      throw Refusal("\(quoted(document.text(duplicate.second))) stands twice in one object")
    }
    let object = try RequestObject(document, value: 0, place: "the line")
    switch verb {
    case .set: return .set(try setRequest(object))
    case .remove:
      try object.allow(["key", "locale"])
      return .remove(key: try object.required("key"), locale: try object.string("locale"))
    case .rename:
      try object.allow(["old", "new", "key", "to"])
      return .rename(
        key: try object.required("old", or: "key"),
        to: try object.required("new", or: "to")
      )
    }
  }

  /// What is said of a line that is not JSON, where the error's own words are about a catalog.
  private static func words(for error: JSONSyntaxError) -> String {
    switch error.fault {
    case .unexpectedEnd(let expected): "the line ends here; expected \(expected)"
    case .textAfterEnd: "text after the end of the object; a line holds one object"
    case .invalidUTF8(let byte):
      "byte 0x\(String(byte, radix: 16, uppercase: true)) is not valid UTF-8; send UTF-8"
    case .conflictMarker(let marker): "conflict marker “\(marker)” of a merge; remove it"
    case .tooDeep(let limit): "objects and arrays are nested more than \(limit) deep"
    case .tooLarge(let limit): "the line is larger than \(limit) bytes"
    default: error.description
    }
  }

  private static func setRequest(_ object: RequestObject) throws(Refusal) -> SetRequest {
    try object.allow([
      "key", "locale", "value", "plural", "device", "substitutions", "stringSet", "state",
      "comment", "translatable", "manual", "replace",
    ])
    var request = SetRequest(key: try object.required("key"))
    request.locale = try object.string("locale")
    if let state = try object.string("state") {
      guard !state.isEmpty else {
        throw Refusal("state is empty; write one such as \"translated\"")
      }
      request.state = TranslationState(rawValue: state)
    }
    request.comment = try object.string("comment")
    request.translatable = try object.bool("translatable")
    request.isManual = try object.bool("manual") ?? false
    request.replaces = try object.bool("replace") ?? false

    var content = RequestedContent()
    content.text = try text(in: object)
    content.devices = try object.named("device") { (value) throws(Refusal) in
      if let text = value.text { return .plain(text) }
      let inner = try value.object()
      try inner.allow(["value", "plural"])
      guard let text = try text(in: inner) else {
        throw Refusal("\(inner.place) needs a text, \"value\" or \"plural\"")
      }
      return text
    }
    content.substitutions = try object.named("substitutions") { (value) throws(Refusal) in
      let inner = try value.object()
      try inner.allow(["argNum", "formatSpecifier", "plural"])
      return RequestedContent.Substitution(
        argumentNumber: try inner.integer("argNum"),
        formatSpecifier: try inner.string("formatSpecifier"),
        plural: try inner.texts("plural")
      )
    }
    content.stringSet = try object.strings("stringSet")
    if content != RequestedContent() { request.content = content }
    return request
  }

  private static func text(in object: RequestObject) throws(Refusal) -> RequestedContent.Text? {
    let value = try object.string("value")
    let hasPlural = object.has("plural")
    if value != nil, hasPlural {
      throw Refusal("\(object.place) has both \"value\" and \"plural\"; give one or the other")
    }
    if hasPlural {
      let forms = try object.texts("plural")
      try PluralForms.check(forms.map(\.name))
      return .plural(forms)
    }
    return value.map(RequestedContent.Text.plain)
  }
}
