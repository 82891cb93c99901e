// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Two keys should not have the same source text.
///
/// ## What it checks
/// The plain source texts of all keys. Left alone are single words, which often need two
/// translations, and keys whose comments differ, for then they are told apart on purpose. One finding
/// a text, at the last key that has it.
///
/// Off unless the configuration turns it on.
///
/// ## Why it matters
/// Two translations of one text drift apart.
///
/// ## Example
/// Bad: `toast.saved` and `note.saved`, both
/// ```json
/// "value" : "Changes saved"
/// ```
/// Good: one key, or comments that say why there are two.
///
/// ## References
/// Apple, String catalogs: comments tell translators where a text is used.
struct DuplicateSourceText: CatalogRule {
  static let metadata = RuleMetadata(
    id: "duplicate-source-text",
    family: .keys,
    summary: "Two keys with the same source text and no comments to tell why",
    severity: nil
  )

  func check(_ catalog: CatalogContext, _ findings: inout FindingSink) {
    guard !catalog.isDamaged else { return }
    let document = catalog.document
    let sources = SourceTexts(catalog)
    var texts: [(bytes: [UInt8], token: Int, key: Int)] = []
    for entry in catalog.entries where entry.isTranslatable {
      guard let token = sources.token(of: entry) else { continue }
      let text = document.text(token)
      if Self.isPhrase(text) { texts.append((Array(text.utf8), token, entry.key)) }
    }
    texts.sort { a, b in
      a.bytes == b.bytes ? a.key < b.key : a.bytes.lexicographicallyPrecedes(b.bytes)
    }
    var start = 0
    while start < texts.count {
      let end = texts[start...].firstIndex { $0.bytes != texts[start].bytes } ?? texts.count
      if end - start > 1 {
        report(texts[start..<end].map { ($0.token, $0.key) }, catalog, &findings)
      }
      start = end
    }
  }

  /// Reports keys with one text, as far as their comments are the same.
  private func report(
    _ group: [(token: Int, key: Int)],
    _ catalog: CatalogContext,
    _ findings: inout FindingSink
  ) {
    let document = catalog.document
    guard let last = group.last else { return }
    let comment = Self.comment(last.key, document)
    let others = group.dropLast().filter {
      Self.comment($0.key, document).utf8.elementsEqual(comment.utf8)
    }
    guard !others.isEmpty else { return }
    findings.reportOffset(
      document.startOffset(last.token),
      Message.text(others.map { document.text($0.key) }),
      locale: last.token == last.key ? nil : catalog.source,
      keyToken: last.key
    )
  }

  private static func comment(_ key: Int, _ document: JSONDocument) -> String {
    guard let comment = document.member(.comment, of: key + 1), document[comment].kind == .string
    else { return "" }
    return document.text(comment)
  }

  /// Whether a text has two words or more; scripts without blanks need five characters for that.
  private static func isPhrase(_ text: String) -> Bool {
    if text.split(whereSeparator: \.isWhitespace).count > 1 { return true }
    let ideographs = text.unicodeScalars.filter {
      $0.properties.isIdeographic || 0x3040...0x30FF ~= $0.value || 0xE00...0xEFF ~= $0.value
    }
    return ideographs.count >= 5
  }
}

private enum Message {
  static func text(_ keys: [String]) -> String {
    "the same source text as \(MessageText.list(keys.map(MessageText.quoted))); use one key, or say in "
      + "comments why there are two"
  }
}
