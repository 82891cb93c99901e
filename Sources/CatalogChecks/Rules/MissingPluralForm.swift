// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// A plural table must have the forms that its language needs.
///
/// ## What it checks
/// Every plural table for the forms that numbers select in its language. An error where integers
/// below 1,000,000 select the form, or where fractions do and the argument is not an integer; a note
/// where only integers from 1,000,000 up do, where only fractions do and the argument is an integer,
/// or where versions of CLDR disagree. The kind of the argument is that of the substitution's
/// `formatSpecifier`, of the placeholder in the forms, or of the key. A table whose forms have no
/// letter, only the number, gives no more than a note. `other` is the business of
/// `missing-other-form`.
///
/// ## Why it matters
/// Common numbers fall to `other` and read wrong.
///
/// ## Example
/// Bad, for Ukrainian and `%lld`:
/// ```json
/// "plural" : { "few" : …, "one" : …, "other" : … }
/// ```
/// Good:
/// ```json
/// "plural" : { "few" : …, "many" : …, "one" : …, "other" : … }
/// ```
///
/// ## References
/// UTS #35, Language Plural Rules, by the data of ICU. Public catalogs have `many` in 2 of 71 French
/// and none of 29 Catalan tables, which is why rare numbers are no error.
struct MissingPluralForm: PluralTableRule {
  static let metadata = RuleMetadata(
    id: "missing-plural-form",
    family: .plurals,
    summary: "A plural table lacks a form that its language needs",
    severity: .error
  )

  func check(_ table: PluralTableContext, _ findings: inout FindingSink) {
    let needs = table.locale.plurals
    let missing = needs.reached.subtracting(table.forms).subtracting(.other)
    // A table without any form lacks `other` before all, and a form that seems absent may be the
    // one whose name is misspelt.
    guard !missing.isEmpty, !table.forms.isEmpty, !table.hasUnknownForms else { return }
    let argument = table.argument
    let required = needs.required(for: argument)
    let hasZero = table.forms.contains(.zero)
    // A form that is only the number, as those of some substitutions, is the same in all of them.
    let hasWords = table.leaves.contains {
      $0.value >= 0 && Letters.has(table.document, $0.value)
    }
    for form in missing.categories {
      let isNeeded = required.contains(form)
      findings.report(
        at: table.localization.nameToken,
        isNeeded ? needed(form, needs, hasZero, hasWords) : rare(form, needs),
        severity: isNeeded && hasWords ? .error : .info,
        locale: table.locale,
        variation: table.path(of: form)
      )
    }
  }
}

extension MissingPluralForm {
  private func needed(
    _ form: PluralCategory,
    _ needs: PluralNeeds,
    _ hasZero: Bool,
    _ hasWords: Bool
  ) -> String {
    let numbers = needs.integers(of: form, zeroFormPresent: hasZero).examples
    return "the form “\(form.rawValue)” is missing, which is for"
      + " \(numbers ?? "fractions such as 1.5"); add it"
      + (hasWords ? "" : " when the text gets words")
  }

  private func rare(_ form: PluralCategory, _ needs: PluralNeeds) -> String {
    let name = "the form “\(form.rawValue)” is missing"
    if needs.byIntegers.contains(form) {
      return "\(name), which only some versions of CLDR have; add it for those"
    }
    if needs.byLargeIntegers.contains(form) {
      return "\(name), which is for numbers from 1,000,000 up; add it where counts grow so large"
    }
    return "\(name), which is for fractions; add it where the number may have one"
  }
}
