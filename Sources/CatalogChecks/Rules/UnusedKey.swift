// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A key should be looked up by some source.
///
/// ## What it checks
/// Keys that no source looks up and whose text stands in no source as a literal. Keys kept by hand
/// (state `manual`) or taken over (`migrated`), stale ones, those that a key put together at run
/// time may become, and catalogs of Info.plist, App Shortcuts and Interface Builder are left out.
/// Nothing is said when a source could not be read in full.
///
/// ## Why it matters
/// Translators work for nothing. Removing a key that is used after all takes its translation away,
/// so the rule keeps quiet when in doubt.
///
/// ## Example
/// Bad:
/// ```json
/// "Old banner" : {}
/// ```
/// Good: the key is removed, or marked stale by `toaststrings sync --complete`.
///
/// ## References
/// Needs `--sources`. FlineDev/BartyCrouch issue 276.
struct UnusedKey: EntryRule {
  static let metadata = RuleMetadata(
    id: "unused-key",
    family: .code,
    summary: "No source looks up a key",
    severity: .warning
  )

  private static let foreignTables = ["InfoPlist", "AppShortcuts"]

  func check(_ entry: EntryContext, _ findings: inout FindingSink) {
    guard let usage = entry.catalog.options.usage, usage.isComplete else { return }
    let catalog = entry.catalog
    guard !catalog.isInterfaceBuilder,
      !Self.foreignTables.contains(where: { catalog.table.hasSuffix($0) })
    else { return }
    let known = Entry(document: entry.document, nameToken: entry.keyToken)
    switch known.extractionState {
    case .manual?, .migrated?, .stale?: return
    default: break
    }
    guard !usage.mayUse(known.key, of: catalog.table) else { return }
    findings.report(at: entry.keyToken, Self.message)
  }
}

extension UnusedKey {
  private static let message =
    "no source looks up this key; remove it, or mark it as kept by hand (state manual)"
}
