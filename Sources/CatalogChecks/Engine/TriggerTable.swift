// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// For each language of a catalog, which text rules what kind of text calls.
struct TriggerTable {
  private let rules: Int
  private let triggers: [TextTriggers]
  private let unions: [TextTriggers]

  init(_ rules: [any TextRule], _ locales: [CatalogLocale]) {
    self.rules = rules.count
    let rows = locales.map { locale in rules.map { type(of: $0).triggers(in: locale) } }
    triggers = rows.flatMap(\.self)
    unions = rows.map { $0.reduce([]) { $0.union($1) } }
  }

  /// Whether a text with these traits calls any rule.
  @inline(__always)
  func any(_ locale: Int, _ traits: TextTriggers) -> Bool {
    !unions[locale].isDisjoint(with: traits)
  }

  /// Whether a text with these traits calls a rule.
  @inline(__always)
  func calls(_ rule: Int, _ locale: Int, _ traits: TextTriggers) -> Bool {
    !triggers[locale * rules + rule].isDisjoint(with: traits)
  }
}
