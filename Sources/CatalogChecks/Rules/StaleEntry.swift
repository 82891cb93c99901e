// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A key that Xcode no longer finds in the code is dead weight.
///
/// ## What it checks
/// Keys with `extractionState` `stale`, as Xcode or `sync` wrote it. Nothing else is reported for
/// such a key.
///
/// ## Why it matters
/// Text that nobody sees is translated, reviewed and shipped. A key that is looked up through a
/// variable is stale only in appearance: `manual` keeps it.
///
/// ## Example
/// Bad:
/// ```json
/// "extractionState" : "stale"
/// ```
/// Good, if the key is looked up by a variable; else remove the entry:
/// ```json
/// "extractionState" : "manual"
/// ```
///
/// ## References
/// 1,119 entries in 669 public catalogs. Entries without a translation are removed by
/// `check --fix --unsafe`.
struct StaleEntry: EntryRule {
  static let metadata = RuleMetadata(
    id: "stale-entry",
    family: .coverage,
    summary: "The code no longer has the key",
    severity: .warning,
    fix: .unsafe
  )

  static let looksAtSkippedEntries = true

  func check(_ entry: EntryContext, _ findings: inout FindingSink) {
    let flags = entry.record.flags
    guard flags.contains(.stale), !flags.contains(.emptyKey) else { return }
    let isTranslated = entry.content.localizations.contains { localization in
      !entry.locale(localization).isSource
        && entry.content.leaves[localization.leaves].contains {
          $0.value >= 0 && !TextContext.isBlank(entry.document, $0.value)
        }
    }
    findings.report(
      at: entry.keyToken,
      Self.message,
      fix: isTranslated ? .none : .unsafe,
      repair: .entry(key: entry.keyToken)
    )
  }
}

extension StaleEntry {
  private static let message = """
    the code no longer has this key; remove the entry, or make it “manual” if it is looked up \
    through a variable
    """
}
