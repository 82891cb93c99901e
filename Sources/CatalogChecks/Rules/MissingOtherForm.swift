// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// Every plural table must have the form `other`.
///
/// ## What it checks
/// The plural tables of all languages, also of those where CLDR gives every integer another form.
///
/// ## Why it matters
/// The format needs the form, and every number without a form of its own falls back to it.
///
/// ## Example
/// Bad, for Polish:
/// ```json
/// "plural" : { "few" : …, "many" : …, "one" : … }
/// ```
/// Good:
/// ```json
/// "plural" : { "few" : …, "many" : …, "one" : …, "other" : … }
/// ```
///
/// ## References
/// UTS #35, Language Plural Rules. WeblateOrg/weblate, issue 18135: an export dropped the form.
struct MissingOtherForm: PluralTableRule {
  static let metadata = RuleMetadata(
    id: "missing-other-form",
    family: .plurals,
    summary: "A plural table has no form “other”",
    severity: .error
  )

  func check(_ table: PluralTableContext, _ findings: inout FindingSink) {
    // A name that is misspelt is reported for that alone.
    if table.forms.contains(.other) || table.hasUnknownForms { return }
    findings.report(
      at: table.localization.nameToken,
      missing,
      locale: table.locale,
      variation: table.path(of: .other)
    )
  }
}

extension MissingOtherForm {
  private var missing: String {
    "the form “other” is missing, which every plural needs as its fallback; add it"
  }
}
