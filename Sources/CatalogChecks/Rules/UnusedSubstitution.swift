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
    let unused = localization.unusedSubstitutions
    if unused.isEmpty { return }
    let misread = misreadArguments(localization)
    for name in unused {
      let number = localization.substitutionTable.own(name)?.number
      if number.map(misread.contains) ?? false { continue }
      let text = localization.document.text(name)
      findings.report(
        at: name,
        Message.text(text),
        locale: localization.locale,
        variation: "substitutions.\(text)"
      )
    }
  }

  /// The arguments that a text reads as one of another class, which `placeholder-type` says: what
  /// reads them may stand in the place of a token.
  private func misreadArguments(_ localization: LocalizationContext) -> Set<Int> {
    var numbers: Set<Int> = []
    for leaf in localization.leaves {
      guard leaf.value >= 0, leaf.substitution < 0,
        localization.document[leaf.value].traits.hasAny(.percent)
      else { continue }
      let reference =
        localization.isSource ? nil : ReferenceFinder.reference(for: leaf, in: localization.entry)
      for problem in TextContext(localization, leaf, reference).placeholderProblems
      where problem.kind == .type || problem.cause == .disagrees(.type) {
        numbers.formUnion(problem.arguments)
      }
    }
    return numbers
  }
}

private enum Message {
  static func text(_ name: String) -> String {
    "no text of this language uses the substitution \(MessageText.quoted(name)); put its token "
      + "\(MessageText.quoted("%#@\(name)@")) back or remove the substitution"
  }
}
