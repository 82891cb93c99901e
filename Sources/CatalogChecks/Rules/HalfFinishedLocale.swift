// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A language should have text for all of a catalog or for nothing of it.
///
/// ## What it checks
/// Languages with text for less than half of the keys that are to be translated, in catalogs with
/// at least 20 of them; one finding a catalog and language. Regional variants that hold only what
/// differs are left out: those whose parent is in the catalog, and those of the source language.
///
/// ## Why it matters
/// A screen in two languages is worse than one in a foreign language. The single missing texts of
/// such a language are infos of `missing-translation` unless it is required.
///
/// ## Example
/// Bad: Italian with text for 120 of 700 keys. Good: all 700, or none until they are there.
///
/// ## References
/// Of 2,942 pairs of a public catalog and a language 31 are below half, 2,676 above 95 %;
/// ryanbr/noop issue 851.
struct HalfFinishedLocale: CatalogRule {
  static let metadata = RuleMetadata(
    id: "half-finished-locale",
    family: .coverage,
    summary: "A language has text for less than half of the keys",
    severity: .warning
  )

  /// Catalogs with fewer keys are left out: there a language is soon below half.
  private static let smallestCatalog = 20

  func check(_ catalog: CatalogContext, _ findings: inout FindingSink) {
    let total = catalog.translatableCount
    guard total >= Self.smallestCatalog else { return }
    let coverage = catalog.coverage
    for locale in catalog.locales
    where !locale.isSource && locale.firstToken >= 0 && locale.textCount > 0
      && locale.textCount * 2 < total && coverage.covering[locale.index].isEmpty
      && !coverage.isCoveredBySource[locale.index] && coverage.replacement[locale.index] < 0
    {
      findings.report(
        at: locale.firstToken,
        Self.message(locale, total),
        locale: locale,
        variation: nil
      )
    }
  }
}

extension HalfFinishedLocale {
  private static func message(_ locale: CatalogLocale, _ total: Int) -> String {
    """
    \(locale.code) has text for \(locale.textCount) of \(total) keys; finish it, or remove it \
    until it is finished
    """
  }
}
