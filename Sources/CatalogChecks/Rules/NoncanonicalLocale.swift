// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A language should have the code that the run time looks for, and only one.
///
/// ## What it checks
/// Codes that CLDR does not know, outdated and unusual spellings (`iw` for `he`, `sr-CS` for
/// `sr-RS`, `zh_CN` for `zh-Hans`), and two codes for one language in one catalog (`zh-Hans` and
/// `zh-CN`, `nb` and `no`; `pt` and `pt-BR` where most texts are equal). A valid code that Xcode
/// does not use by default, such as `zh-TW` alone, is an info. Region codes are fine, and so are
/// pseudo codes such as `mul` and `Base`. One finding a catalog and code.
///
/// ## Why it matters
/// The run time looks for one of the spellings; texts under another one are never seen.
///
/// ## Example
/// Bad:
/// ```json
/// "zh_CN" : {
/// ```
/// Good:
/// ```json
/// "zh-Hans" : {
/// ```
///
/// ## References
/// BCP 47; UTS #35, Annex C, for replaced subtags. `sr-CS` stands at 1,506 texts of one public
/// catalog.
struct NoncanonicalLocale: CatalogRule {
  static let metadata = RuleMetadata(
    id: "noncanonical-locale",
    family: .coverage,
    summary: "A language code is unknown, outdated, or one of two for one language",
    severity: .warning
  )

  func check(_ catalog: CatalogContext, _ findings: inout FindingSink) {
    let locales = catalog.locales.filter { $0.firstToken >= 0 }
    for locale in locales {
      if let other = doubled(locale, catalog) {
        report(locale, Self.message(locale, beside: other), .warning, catalog, &findings)
      } else if let problem = locale.facts.problem {
        let severity: Severity = if case .unusual = problem { .info } else { .warning }
        report(locale, Self.message(locale.code, problem), severity, catalog, &findings)
      }
    }
    reportUnnamedSource(catalog, &findings)
  }

  /// A source language that no entry names is still named by the file.
  private func reportUnnamedSource(_ catalog: CatalogContext, _ findings: inout FindingSink) {
    guard catalog.source?.firstToken ?? -1 < 0 else { return }
    let facts = LocaleFacts.of(catalog.sourceLanguage)
    guard let problem = facts.problem else { return }
    let locale = CatalogLocale(
      code: catalog.sourceLanguage,
      index: -1,
      firstToken: -1,
      facts: facts,
      isSource: true,
      textCount: 0,
      isRequired: false
    )
    let severity: Severity = if case .unusual = problem { .info } else { .warning }
    report(locale, Self.message(locale.code, problem), severity, catalog, &findings)
  }

  private func report(
    _ locale: CatalogLocale,
    _ message: String,
    _ severity: Severity,
    _ catalog: CatalogContext,
    _ findings: inout FindingSink
  ) {
    let source = locale.isSource ? catalog.document.member(.sourceLanguage, of: 0) : nil
    guard let token = source ?? (locale.firstToken >= 0 ? locale.firstToken : nil) else { return }
    findings.report(at: token, message, severity: severity, locale: locale, variation: nil)
  }

  /// The other code for the same language, when this one of the two is the one to give up.
  private func doubled(
    _ locale: CatalogLocale,
    _ catalog: CatalogContext
  ) -> CatalogLocale? {
    catalog.twins.candidates(for: locale).first { other in
      guard other.index != locale.index,
        let shared = locale.facts.sharedLanguage(with: other.facts),
        LocaleTwins.givesWay(locale, to: other)
      else { return false }
      return shared == .sameLocalization || EqualTexts.areMost(locale, other, catalog)
    }
  }
}

extension NoncanonicalLocale {
  private static func message(_ locale: CatalogLocale, beside other: CatalogLocale) -> String {
    """
    \(MessageText.quoted(locale.code)) and \(MessageText.quoted(other.code)) are two codes for one \
    language, and the run time reads only one of them; bring the texts together under \
    \(MessageText.quoted(other.code))
    """
  }

  private static func message(_ code: String, _ problem: LocaleCodeProblem) -> String {
    let name = MessageText.quoted(code)
    return switch problem {
    case .unknown(let suggestion):
      "\(name) is no language code that CLDR knows; "
        + (suggestion.map { "use “\($0)” if that is meant" } ?? "correct it, or remove its texts")
    case .nonCanonical(let suggestion):
      "\(name) is not the spelling that the run time looks for; use “\(suggestion)”"
    case .unusual(let suggestion):
      "\(name) is a valid code, but Xcode calls the language “\(suggestion)”; use that if you can"
    }
  }
}
