// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge
internal import XCStrings

/// A form that stands for several numbers must show the number.
///
/// ## What it checks
/// The forms `zero`, `one` and `two` where the table shows its number in `other`: a form may name
/// its number in words where it stands for that number alone, as `one` does in English, but not
/// where it is for others too, as in Russian (1, 21, 31) or French (0 and 1). With a `zero` form, 0
/// is not counted. Fractions count where the argument may have one. A typed digit is not the number.
///
/// ## Why it matters
/// 21 files are shown as "one file".
///
/// ## Example
/// Bad, for Ukrainian `one`:
/// ```json
/// "value" : "Один тост"
/// ```
/// Good:
/// ```json
/// "value" : "%lld тост"
/// ```
///
/// ## References
/// UTS #35, Language Plural Rules, by the data of ICU. BrightspaceUI/core, pull request 2505;
/// liamnichols/xcstrings-tool, issue 143.
struct PluralWithoutNumber: TextRule {
  static let metadata = RuleMetadata(
    id: "plural-without-number",
    family: .plurals,
    summary: "A form that stands for several numbers does not show the number",
    severity: .warning
  )
  static let triggers = TextTriggers.smallForm

  /// In most languages the small forms stand for one number whatever the argument is.
  static func triggers(in locale: CatalogLocale) -> TextTriggers {
    smallForms.contains { !standsForOne($0, locale, .fractional, hasZero: false) } ? triggers : []
  }

  private static let smallForms: [PluralCategory] = [.zero, .one, .two]

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    guard let form = text.leaf.plural, Self.smallForms.contains(form),
      !Self.standsForOne(form, text.locale, .fractional, hasZero: false),
      !text.isBlank, let table = text.pluralTable, !table.printsNumber(text.format),
      let other = table.leaf(of: .other, beside: text.leaf),
      table.printsNumber(text.document.withText(other.value) { FormatString(utf8: $0) })
    else { return }
    let hasZero = table.forms.contains(.zero)
    if Self.standsForOne(form, text.locale, table.argument, hasZero: hasZero) { return }
    let numbers = text.locale.plurals.integers(of: form, zeroFormPresent: hasZero)
    findings.report(at: text.valueToken, unsaid(form, numbers))
  }

  /// Whether the form is for one number or, being unused, for none.
  private static func standsForOne(
    _ form: PluralCategory,
    _ locale: CatalogLocale,
    _ argument: PluralArgument,
    hasZero: Bool
  ) -> Bool {
    let needs = locale.plurals
    if case .none = needs.integers(of: form, zeroFormPresent: hasZero) { return true }
    return needs.standsForOneNumber(form, argument: argument, zeroFormPresent: hasZero)
  }
}

extension PluralWithoutNumber {
  private func unsaid(_ form: PluralCategory, _ numbers: PluralIntegers) -> String {
    // One integer: it is the fractions that make several numbers of it.
    let isSeveral = if case .several = numbers { true } else { false }
    let examples = isSeveral ? numbers.examples : nil
    return "the form “\(form.rawValue)” is for \(examples ?? "fractions such as 1.5 too");"
      + " show the number as “other” does"
  }
}
