// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A key that is an identifier needs a text in the source language.
///
/// ## What it checks
/// Keys such as `toast.saved`, `save_button` or `saveButton` (no blank, a letter, and a dot, an
/// underscore or an inner capital; placeholders may follow) without any text in the source
/// language. A key that is a word or a sentence is its own text. Keys in state `manual` are
/// included; Interface Builder catalogs (`mul.lproj`, keys `ObjectID.property`) are not.
///
/// ## Why it matters
/// The user sees `toast.saved`, and so does everybody whose language lacks the key.
///
/// ## Example
/// Bad:
/// ```json
/// "toast.undo" : {
///
/// }
/// ```
/// Good:
/// ```json
/// "toast.undo" : {
///   "localizations" : {
///     "en" : {
///       "stringUnit" : {
///         "state" : "translated",
///         "value" : "Undo"
///       }
///     }
///   }
/// }
/// ```
///
/// ## References
/// 28 cases in 626 public catalogs; MacPass/MacPass issue 780, XcodesOrg/XcodesApp pull request 533.
/// What counts as an identifier is a heuristic of this project.
struct MissingSourceText: EntryRule {
  static let metadata = RuleMetadata(
    id: "missing-source-text",
    family: .coverage,
    summary: "A key that is an identifier has no text in the source language",
    severity: .warning
  )

  func check(_ entry: EntryContext, _ findings: inout FindingSink) {
    let flags = entry.record.flags
    guard flags.contains(.identifierLike), !flags.contains(.hasSourceText),
      !entry.catalog.isInterfaceBuilder
    else { return }
    findings.report(at: entry.keyToken, Self.message(entry))
  }
}

extension MissingSourceText {
  private static func message(_ entry: EntryContext) -> String {
    """
    \(MessageText.quoted(entry.key)) would be shown as it is; add its text in \
    \(entry.catalog.sourceLanguage)
    """
  }
}
