// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// A plural table should have no form that its language never selects.
///
/// ## What it checks
/// The forms of every plural table. `zero` is never unused, since Apple's formatter takes it for 0
/// in every language, and a form that another version of CLDR selects is not reported.
///
/// ## Why it matters
/// The text is translated and never shown.
///
/// ## Example
/// Bad, for Korean:
/// ```json
/// "plural" : { "one" : …, "other" : … }
/// ```
/// Good:
/// ```json
/// "plural" : { "other" : … }
/// ```
///
/// ## References
/// UTS #35, Language Plural Rules, by the data of ICU; transifex/cli, issue 108, on `zero`.
struct UnusedPluralForm: PluralTableRule {
  static let metadata = RuleMetadata(
    id: "unused-plural-form",
    family: .plurals,
    summary: "A plural table has a form that its language never selects",
    severity: .info,
    fix: .unsafe
  )

  func check(_ table: PluralTableContext, _ findings: inout FindingSink) {
    let unused = table.forms.subtracting(table.locale.plurals.selectable)
    if unused.isEmpty { return }
    for form in unused.categories {
      guard let name = table.nameToken(of: form) else { continue }
      findings.report(
        at: name,
        neverSelected(form, table.locale.code),
        // Without `other` the form may hold the only text that there is.
        fix: table.forms.contains(.other) ? .unsafe : .none,
        locale: table.locale,
        variation: table.path(of: form),
        repair: .form(
          key: table.entry.keyToken,
          locale: table.localization.nameToken,
          name: name
        )
      )
    }
  }
}

extension UnusedPluralForm {
  private func neverSelected(_ form: PluralCategory, _ locale: String) -> String {
    "no number takes the form “\(form.rawValue)” in \(locale); remove it"
  }
}
