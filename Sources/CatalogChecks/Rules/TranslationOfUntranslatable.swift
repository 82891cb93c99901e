// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A key that is not to be translated should have no translations.
///
/// ## What it checks
/// Entries with `shouldTranslate` false that have text in other languages than the source; one
/// finding a key. A text in the source language is right, and stale entries are left to
/// `stale-entry`.
///
/// ## Why it matters
/// The translations are ignored, or shown by surprise.
///
/// ## Example
/// Bad:
/// ```json
/// "Inkwell" : {
///   "localizations" : {
///     "de" : {
///       "stringUnit" : {
///         "state" : "translated",
///         "value" : "Tintenfass"
///       }
///     }
///   },
///   "shouldTranslate" : false
/// }
/// ```
/// Good:
/// ```json
/// "Inkwell" : {
///   "shouldTranslate" : false
/// }
/// ```
///
/// ## References
/// 53 of 149 such entries in 626 public catalogs. `check --fix` removes the localizations.
struct TranslationOfUntranslatable: EntryRule {
  static let metadata = RuleMetadata(
    id: "translation-of-untranslatable",
    family: .coverage,
    summary: "A key that is not to be translated has translations",
    severity: .info,
    fix: .safe
  )

  static let looksAtSkippedEntries = true

  func check(_ entry: EntryContext, _ findings: inout FindingSink) {
    let flags = entry.record.flags
    guard flags.contains(.untranslatable), flags.isDisjoint(with: [.stale, .emptyKey]) else {
      return
    }
    let languages = entry.content.localizations.filter { localization in
      !entry.locale(localization).isSource
        && entry.content.leaves[localization.leaves].contains { $0.value >= 0 }
    }
    guard !languages.isEmpty else { return }
    let codes = languages.map { entry.locale($0).code }
    findings.report(
      at: entry.keyToken,
      Self.message(codes),
      fix: .safe,
      repair: .localizations(key: entry.keyToken, names: languages.map(\.name))
    )
  }
}

extension TranslationOfUntranslatable {
  private static func message(_ codes: [String]) -> String {
    """
    not to be translated, but has text in \(MessageText.list(codes)); remove it, or let the key be \
    translated
    """
  }
}
