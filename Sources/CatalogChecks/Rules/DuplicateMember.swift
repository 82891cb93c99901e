// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A name must not stand twice in one object.
///
/// ## What it checks
/// Every object of the file at any level. Names are compared by Unicode scalars after unescaping,
/// so that a composed and a decomposed é are two names. No other rule looks at an entry in which a
/// name stands twice, and commands that write refuse such a file.
///
/// ## Why it matters
/// Readers keep one of the copies without a word, and the next save drops the other. Merges that
/// keep both sides make them.
///
/// ## Example
/// Bad:
/// ```json
/// "Undo" : {
///   "comment" : "Button"
/// },
/// "Undo" : {
///   "extractionState" : "manual"
/// }
/// ```
/// Good:
/// ```json
/// "Undo" : {
///   "comment" : "Button",
///   "extractionState" : "manual"
/// }
/// ```
///
/// ## References
/// 17 of 7,944 public catalog versions; manaflow-ai/cmux issue 11033, microsoft/testfx pull request
/// 8468.
struct DuplicateMember: CatalogRule {
  static let metadata = RuleMetadata(
    id: "duplicate-member",
    family: .file,
    summary: "A name stands twice in one object",
    severity: .error
  )

  func check(_ catalog: CatalogContext, _ findings: inout FindingSink) {
    let document = catalog.document
    guard !document.duplicates.isEmpty else { return }
    let lines = Self.lines(of: document.duplicates.map(\.first), in: document)
    for (duplicate, line) in zip(document.duplicates, lines) {
      let place = MemberPlace(of: duplicate.second, in: catalog)
      findings.reportOffset(
        document.startOffset(duplicate.second),
        Self.message(duplicate, line, place, document),
        locale: place.locale,
        variation: place.variation,
        keyToken: place.key
      )
    }
  }

  /// The lines of tokens, found in one pass over the text.
  private static func lines(of tokens: [Int], in document: JSONDocument) -> [Int] {
    var index = LineIndex(document.bytes)
    var lines = [Int](repeating: 0, count: tokens.count)
    for position in tokens.indices.sorted(by: { tokens[$0] < tokens[$1] }) {
      lines[position] = index.next(document.startOffset(tokens[position])).line
    }
    return lines
  }
}

extension DuplicateMember {
  private static func message(
    _ duplicate: JSONDocument.Duplicate,
    _ line: Int,
    _ place: MemberPlace,
    _ document: JSONDocument
  ) -> String {
    let name = MessageText.quoted(document.text(duplicate.second))
    let known = "\(name) already stands in line \(line)"
    if document.isSameValue(duplicate.first + 1, duplicate.second + 1) {
      return "\(known) with the same content; remove one of the two"
    }
    let keys = [duplicate.first, duplicate.second]
    let languages = place.level == .entry ? keys.map { Self.languages($0, document) } : []
    guard languages.contains(where: { !$0.isEmpty }) else {
      return "\(known) with another content; keep the right one and remove the other"
    }
    let lists = languages.map { $0.isEmpty ? "no language" : MessageText.list($0) }
    return """
      \(known); that copy has \(lists[0]), this one \(lists[1]); make them one entry with what is \
      right in both
      """
  }

  /// The languages that an entry has.
  private static func languages(_ key: Int, _ document: JSONDocument) -> [String] {
    guard let object = document.member(.localizations, of: key + 1) else { return [] }
    return document.members(of: object).map { document.text($0.name) }
  }
}
