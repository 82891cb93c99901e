// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import XCStrings

/// Runs rules over one catalog after another.
///
/// What depends on the rules alone is worked out once; a checker holds no state of a catalog and
/// may be used from several threads.
struct CatalogChecker: Sendable {
  private let rules: [ActiveRule]
  private let catalogRules: [Slot<any CatalogRule>]
  private let entryRules: [Slot<any EntryRule>]
  private let localizationRules: [Slot<any LocalizationRule>]
  private let interests: [LocalizationInterest]
  private let tableRules: [Slot<any PluralTableRule>]
  private let textRules: [Slot<any TextRule>]

  /// A rule of one kind and its place among all.
  private struct Slot<R: Sendable>: Sendable {
    let index: Int
    let rule: R
  }

  init(_ rules: [ActiveRule]) {
    func slots<R>(_ cast: (any Rule) -> R?) -> [Slot<R>] {
      rules.enumerated().compactMap { index, active in
        cast(active.rule).map { Slot(index: index, rule: $0) }
      }
    }
    self.rules = rules
    catalogRules = slots(\.forCatalogs)
    entryRules = slots(\.forEntries)
    localizationRules = slots(\.forLocalizations)
    interests = localizationRules.map { type(of: $0.rule).interest }
    tableRules = slots(\.forPluralTables)
    textRules = slots(\.forTexts)
  }

  /// Checks a catalog.
  ///
  /// - Parameters:
  ///   - catalog: the catalog; duplicate members are findings, not faults.
  ///   - path: its path as reports name it; the table is its file name.
  ///   - options: what is asked for beyond the rules.
  /// - Returns: what was found in the order of the file, and the number of keys.
  func check(
    _ catalog: StringCatalog,
    path: String,
    options: CheckOptions
  ) -> (findings: [Finding], keys: Int) {
    let context = CatalogContext(catalog, path: path, options: options)
    var sink = FindingSink(catalog.document)
    check(context, &sink)
    return (FindingResolver(context, rules).findings(sink.found), context.entries.count)
  }

  /// Checks a catalog and works out what repairs the findings.
  ///
  /// - Parameters:
  ///   - catalog: the catalog.
  ///   - path: its path as reports name it.
  ///   - options: what is asked for beyond the rules.
  /// - Returns: the findings, for each its repair or `nil`, and the number of keys.
  func checkForRepair(
    _ catalog: StringCatalog,
    path: String,
    options: CheckOptions
  ) -> (findings: [Finding], repairs: [Repair?], keys: Int) {
    let context = CatalogContext(catalog, path: path, options: options)
    var sink = FindingSink(catalog.document, collectsRepairs: true)
    check(context, &sink)
    let (findings, places) = FindingResolver(context, rules).resolve(sink.found)
    let repairs = places.map { $0 < 0 ? nil : sink.repairs[Int($0)] }
    return (findings, repairs, context.entries.count)
  }

  private func check(_ context: CatalogContext, _ sink: inout FindingSink) {
    for slot in catalogRules {
      enter(slot.index, &sink)
      slot.rule.check(context, &sink)
    }
    if !context.isDamaged { checkEntries(context, &sink) }
  }

  private func checkEntries(_ catalog: CatalogContext, _ sink: inout FindingSink) {
    let triggers = TriggerTable(textRules.map(\.rule), catalog.locales)
    let entry = EntryContext(catalog)
    // Of what stands twice or is no entry the catalog rules speak alone.
    for record in catalog.entries where record.flags.isDisjoint(with: [.damaged, .malformed]) {
      entry.turn(to: record)
      sink.scope = FindingSink.Scope(keyToken: record.key)
      let isSkipped = !record.flags.isDisjoint(with: EntryRecord.Flags.skipped)
      for slot in entryRules where !isSkipped || type(of: slot.rule).looksAtSkippedEntries {
        enter(slot.index, &sink)
        slot.rule.check(entry, &sink)
      }
      if !isSkipped { checkLocalizations(entry, triggers, &sink) }
    }
  }

  private func checkLocalizations(
    _ entry: EntryContext,
    _ triggers: TriggerTable,
    _ sink: inout FindingSink
  ) {
    let localizations = entry.content.localizations
    for position in localizations.indices {
      let localization = localizations[position]
      let locale = entry.locale(localization)
      var known: LocalizationContext?
      // Most localizations have nothing to say; no context is made for them.
      func context() -> LocalizationContext {
        if let known { return known }
        let context = LocalizationContext(entry, localization, locale)
        known = context
        return context
      }
      sink.scope.locale = locale
      sink.scope.leaf = -1
      let interest = LocalizationInterest(localization, in: entry.content)
      for position in interests.indices where !interests[position].isDisjoint(with: interest) {
        enter(localizationRules[position].index, &sink)
        localizationRules[position].rule.check(context(), &sink)
      }
      for index in localization.tables {
        let table = PluralTableContext(context(), entry.content.tables[index])
        for position in tableRules.indices {
          enter(tableRules[position].index, &sink)
          tableRules[position].rule.check(table, &sink)
        }
      }
      sink.scope.localization = localization.value
      for index in localization.leaves where entry.content.leaves[index].value >= 0 {
        let leaf = entry.content.leaves[index]
        guard let call = call(leaf, locale, entry, triggers) else { continue }
        let text = TextContext(context(), leaf, call.reference)
        sink.scope.leaf = leaf.unit
        for position in textRules.indices
        where triggers.calls(position, locale.index, call.traits) {
          enter(textRules[position].index, &sink)
          textRules[position].rule.check(text, &sink)
        }
      }
    }
    sink.scope.locale = nil
    sink.scope.leaf = -1
  }

  /// What a text calls rules with; `nil` where no rule has an interest in it, as in most texts.
  private func call(
    _ leaf: Leaf,
    _ locale: CatalogLocale,
    _ entry: EntryContext,
    _ triggers: TriggerTable
  ) -> (traits: TextTriggers, reference: TextContext.Reference?)? {
    let reference = locale.isSource ? nil : ReferenceFinder.reference(for: leaf, in: entry)
    var traits = Self.traits(of: leaf, reference, in: entry)
    if traits.contains(.percent), triggers.any(locale.index, .placeholder) {
      let isRight =
        reference.map { entry.placeholders.match(leaf.value, $0, entry) } ?? false
      if !isRight { traits.formUnion(.placeholder) }
    }
    return triggers.any(locale.index, traits) ? (traits, reference) : nil
  }

  private static func traits(
    of leaf: Leaf,
    _ reference: TextContext.Reference?,
    in entry: EntryContext
  ) -> TextTriggers {
    let document = entry.document
    let own = document[leaf.value].traits
    var traits = TextTriggers(own).union(.always)
    if !own.hasAny(TextTriggers.visible) { traits.formUnion(.blank) }
    if let reference {
      traits.formUnion(TextTriggers(document[reference.token].traits))
    } else if leaf.substitution >= 0 || document[entry.keyToken].traits.hasAny(.percent) {
      // The text may lack a placeholder that the key has, or a form the number it stands for.
      traits.formUnion(.percent)
    }
    if leaf.state != .translated { traits.formUnion(.state) }
    if let plural = leaf.plural, plural == .zero || plural == .one || plural == .two {
      traits.formUnion(.smallForm)
    }
    return traits
  }

  @inline(__always)
  private func enter(_ rule: Int, _ sink: inout FindingSink) {
    sink.scope.rule = rule
    sink.scope.severity = rules[rule].metadata.severity ?? .warning
  }
}
