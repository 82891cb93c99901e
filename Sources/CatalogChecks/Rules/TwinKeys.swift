// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Two keys must not be spellings of one.
///
/// ## What it checks
/// All keys for those that are equal but for the specifier of a placeholder (`%@` and `%lld`, `%arg`),
/// straight and curly quotation marks, blanks, `...` and `…`, or Unicode normalization. Keys that
/// differ by capitals alone are an info: they are usually meant. Keys without a letter (`%@: %lld`) are
/// left alone. A key that holds an escape of Swift as text (`\u{2026}`) is reported too.
///
/// A stale key counts only where it holds translations that its twin lacks: that is what is left
/// behind when a specifier changes in code. One finding a group, at its last key.
///
/// ## Why it matters
/// The code looks up one of them; the other holds the translations.
///
/// ## Example
/// Bad, beside `%lld files`:
/// ```json
/// "%d files" : { … }
/// ```
/// Good: only the one that the code looks up.
///
/// ## References
/// In 669 public catalogs 19 keys have a twin by specifier, 11 by blanks, 10 by quotation marks and 98
/// by capitals. Zesty0wl/mac-performance-monitor pull request 59.
struct TwinKeys: CatalogRule {
  static let metadata = RuleMetadata(
    id: "twin-keys",
    family: .keys,
    summary: "Keys that differ only by a specifier, quotes, blanks or the like",
    severity: .warning
  )

  func check(_ catalog: CatalogContext, _ findings: inout FindingSink) {
    // Keys of Interface Builder are random letters.
    guard !catalog.isDamaged, !catalog.isInterfaceBuilder else { return }
    let keys = catalog.entries.enumerated()
      .filter { $0.element.flags.isDisjoint(with: [.damaged, .untranslatable, .emptyKey]) }
      .map { (place: $0.offset, token: $0.element.key) }
    let twins = TwinGroups(keys, catalog.document)
    if twins.groups.isEmpty, twins.escaped.isEmpty { return }
    var locales = TranslatedLocales(catalog)
    for group in twins.groups {
      check(group, escaped: twins.escaped, catalog, &locales, &findings)
    }
    for place in twins.escaped where !catalog.entries[place].flags.contains(.stale) {
      let key = catalog.entries[place].key
      findings.reportOffset(
        catalog.document.startOffset(key),
        Message.escape(KeyFold.resolvingSwiftEscapes(catalog.document.text(key)) ?? ""),
        keyToken: key
      )
    }
  }

  private func check(
    _ group: TwinGroups.Group,
    escaped: [Int],
    _ catalog: CatalogContext,
    _ locales: inout TranslatedLocales,
    _ findings: inout FindingSink
  ) {
    let document = catalog.document
    var members: [Twin] = []
    for place in group.members where !escaped.contains(place) {
      let entry = catalog.entries[place]
      members.append(Twin(entry, document.text(entry.key), locales.codes(of: entry)))
    }
    let live = members.filter { !$0.isStale }
    members.removeAll { member in
      member.isStale
        && (group.isByCaseAlone || !live.contains { member.hasMore(than: $0) })
    }
    guard !live.isEmpty, members.count > 1, let last = members.last else { return }
    findings.reportOffset(
      document.startOffset(last.token),
      Message.twins(last, members.dropLast(), isByCaseAlone: group.isByCaseAlone),
      severity: group.isByCaseAlone ? .info : nil,
      keyToken: last.token
    )
  }

  /// One key of a group.
  fileprivate struct Twin {
    let token: Int
    let key: String
    let isStale: Bool
    /// The languages in which it has text.
    let locales: [String]

    init(_ entry: EntryRecord, _ key: String, _ locales: [String]) {
      token = entry.key
      self.key = key
      isStale = entry.flags.contains(.stale)
      self.locales = locales
    }

    /// Whether it has text in a language in which another has none.
    func hasMore(than other: Self) -> Bool { locales.contains { !other.locales.contains($0) } }
  }
}

private enum Message {
  static func twins(
    _ last: TwinKeys.Twin,
    _ others: ArraySlice<TwinKeys.Twin>,
    isByCaseAlone: Bool
  ) -> String {
    let names = MessageText.list(others.map { MessageText.quoted($0.key) })
    let all = others + [last]
    let difference =
      isByCaseAlone ? "capitals alone" : TwinDifference(all.map(\.key)).description
    let what = "differs from \(names) by \(difference)"
    // The fullest of them against the first that lacks something of it.
    let fullest = all.max { $0.locales.count < $1.locales.count }
    let poorest = all.first { twin in fullest?.hasMore(than: twin) ?? false }
    guard let fullest, let poorest else { return "\(what); keep the one that the code looks up" }
    let lost = fullest.locales.filter { !poorest.locales.contains($0) }
    return "\(what); only \(MessageText.quoted(fullest.key))"
      + "\(fullest.isStale ? ", which is stale," : "") is translated into "
      + "\(MessageText.list(lost)): keep the one that the code looks up, with these texts"
  }

  static func escape(_ resolved: String) -> String {
    "the key holds an escape of Swift as text, but the code looks up \(MessageText.quoted(resolved)); "
      + "rename the key"
  }
}
