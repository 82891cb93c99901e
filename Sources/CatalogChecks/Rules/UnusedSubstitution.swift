// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// A substitution that a language declares must be used by a text of that language.
///
/// ## What it checks
/// Each declared substitution for a `%#@name@` or `%1$#@name@` in a text of the same language, in
/// each device and plural form and in the forms of other substitutions. A token that is misspelt is
/// the business of `undefined-substitution` and counts as use here.
///
/// ## Why it matters
/// Its number is never shown; often the token was lost in translation.
///
/// ## Example
/// Bad, where `files` is declared:
/// ```json
/// "value" : "Verschoben"
/// ```
/// Good:
/// ```json
/// "value" : "%#@files@ verschoben"
/// ```
///
/// ## References
/// Apple, Localizing strings that contain plurals.
struct UnusedSubstitution: LocalizationRule {
  static let metadata = RuleMetadata(
    id: "unused-substitution",
    family: .variations,
    summary: "A substitution that no text of the language uses",
    severity: .warning
  )

  static let interest: LocalizationInterest = .substitutions

  func check(_ localization: LocalizationContext, _ findings: inout FindingSink) {
    let document = localization.document
    let names = SubstitutionNames(localization)
    var unused = names.declared
    // A language without a text of its own is another rule's business.
    var hasText = false
    for leaf in localization.leaves where leaf.value >= 0 {
      if leaf.substitution < 0, !TextContext.isBlank(document, leaf.value) { hasText = true }
      guard document[leaf.value].traits.hasAny(.percent) else { continue }
      let used = SubstitutionNames.used(in: localization.entry.format(leaf.value)).map { name in
        names.declares(name) ? name : names.nearest(to: name).map(document.text) ?? name
      }
      unused.removeAll { declared in
        let isOwn = leaf.substitution >= 0 && document.isSameText(leaf.substitution, declared)
        return !isOwn && used.contains { document.isText(declared, $0) }
      }
    }
    guard hasText else { return }
    for name in unused {
      let text = document.text(name)
      findings.report(
        at: name,
        Message.text(text),
        locale: localization.locale,
        variation: "substitutions.\(text)"
      )
    }
  }
}

private enum Message {
  static func text(_ name: String) -> String {
    "no text of this language uses the substitution \(MessageText.quoted(name)); put its token "
      + "\(MessageText.quoted("%#@\(name)@")) back or remove the substitution"
  }
}
