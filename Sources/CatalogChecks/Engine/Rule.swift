// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One check of catalogs: its documentation, what is known about it, and its code.
///
/// A rule is a value without state; it conforms to one or more of the protocols below, which say
/// what it looks at. The engine calls it only for what it declares an interest in and tells the
/// sink beforehand which rule, key, language and form are being looked at.
protocol Rule: Sendable {
  static var metadata: RuleMetadata { get }
  /// The rule as one with options of its own.
  static var configurable: (any ConfigurableRule.Type)? { get }

  // A rule says itself what it is: asking the runtime for the conformances of all rules takes longer
  // than checking a catalog of some hundred keys.

  /// The rule as one that looks at a catalog as a whole.
  var forCatalogs: (any CatalogRule)? { get }
  /// The rule as one that looks at keys.
  var forEntries: (any EntryRule)? { get }
  /// The rule as one that looks at localizations.
  var forLocalizations: (any LocalizationRule)? { get }
  /// The rule as one that looks at plural tables.
  var forPluralTables: (any PluralTableRule)? { get }
  /// The rule as one that looks at texts.
  var forTexts: (any TextRule)? { get }
  /// The rule as one that looks at Swift sources.
  var forCode: (any CodeRule)? { get }

  /// Makes the rule with the options that it has when the configuration gives none.
  init()
}

// The defaults; the protocol for what a rule is one for gives the rule instead.
extension Rule {
  static var configurable: (any ConfigurableRule.Type)? { nil }
  var forCatalogs: (any CatalogRule)? { nil }
  var forEntries: (any EntryRule)? { nil }
  var forLocalizations: (any LocalizationRule)? { nil }
  var forPluralTables: (any PluralTableRule)? { nil }
  var forTexts: (any TextRule)? { nil }
  var forCode: (any CodeRule)? { nil }
}

/// A rule with options of its own.
protocol ConfigurableRule: Rule {
  /// Its options, which its documentation describes.
  static var options: [RuleOption] { get }

  /// Makes the rule with the options that the configuration gives it.
  ///
  /// - Throws: `RuleOptionError` for an option of the wrong kind.
  init(options: RuleOptions) throws(RuleOptionError)
}

extension ConfigurableRule {
  static var configurable: (any ConfigurableRule.Type)? { self }

  /// The names of its options.
  static var optionNames: [String] { options.map(\.name) }
}

/// A rule that looks at a catalog as a whole.
protocol CatalogRule: Rule {
  func check(_ catalog: CatalogContext, _ findings: inout FindingSink)
}

extension CatalogRule {
  var forCatalogs: (any CatalogRule)? { self }
}

/// A rule that looks at one key with all its languages.
protocol EntryRule: Rule {
  /// Whether stale keys, those that are not to be translated and the empty key are looked at too.
  static var looksAtSkippedEntries: Bool { get }
  func check(_ entry: EntryContext, _ findings: inout FindingSink)
}

extension EntryRule {
  var forEntries: (any EntryRule)? { self }
  static var looksAtSkippedEntries: Bool { false }
}

/// A rule that looks at one key in one language.
protocol LocalizationRule: Rule {
  /// What a localization must have for the rule to be called.
  static var interest: LocalizationInterest { get }

  func check(_ localization: LocalizationContext, _ findings: inout FindingSink)
}

extension LocalizationRule {
  var forLocalizations: (any LocalizationRule)? { self }
}

/// A rule that looks at the forms of one plural table.
protocol PluralTableRule: Rule {
  func check(_ table: PluralTableContext, _ findings: inout FindingSink)
}

extension PluralTableRule {
  var forPluralTables: (any PluralTableRule)? { self }
}

/// A rule that looks at one text: a plain one or one form of a variation.
protocol TextRule: Rule {
  /// What a text or its reference must hold for the rule to be called.
  static var triggers: TextTriggers { get }

  /// What a text must hold in one language; by default the same in all.
  static func triggers(in locale: CatalogLocale) -> TextTriggers

  func check(_ text: TextContext, _ findings: inout FindingSink)
}

extension TextRule {
  var forTexts: (any TextRule)? { self }
  static func triggers(in locale: CatalogLocale) -> TextTriggers { triggers }
}
