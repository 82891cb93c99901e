// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// How far one entry is translated into one language.
package struct EntryCoverage: Equatable, Sendable {
  /// What the entry has.
  package enum Status: Sendable {
    /// Every form that is needed has text and none is `new`; or nothing is to be translated.
    case complete
    /// There is a localization, and a form is absent, empty or `new`.
    case untranslated
    /// There is no text, not even an empty one.
    case missing
  }

  /// How far the translation has come.
  package let status: Status
  /// Whether a text is in state `needs_review`; it may be complete all the same.
  package let needsReview: Bool

  /// Whether coverage counts an entry: not when it is not to be translated, stale, or the empty key.
  package static func isCounted(_ entry: Entry) -> Bool {
    entry.shouldTranslate && entry.extractionState != .stale && !entry.key.isEmpty
  }

  /// Looks at the localization of an entry.
  ///
  /// In the source language the key stands in for a text that is absent, and `new` is what Xcode
  /// gives to texts that it makes itself, so neither counts against it. In every language an entry
  /// whose source text has no words (`—`, `%lld %%`, an empty text) is complete without a
  /// translation.
  ///
  /// - Parameters:
  ///   - localization: what the entry has in the language, if anything.
  ///   - entry: the entry.
  ///   - locale: the language.
  ///   - sourceLanguage: the language of the keys.
  ///   - rules: what a text needs.
  package init(
    of localization: Localization?,
    entry: Entry,
    locale: String,
    sourceLanguage: String?,
    rules: CoverageRules
  ) {
    let isSource = sourceLanguage.map(locale.isExactly) ?? false
    guard let localization, Self.hasContent(localization) else {
      let isComplete =
        isSource || !rules.hasWords(Self.sourceText(of: entry, sourceLanguage: sourceLanguage))
      status = isComplete ? .complete : .missing
      needsReview = false
      return
    }
    var check = ContentCheck(locale: locale, acceptsNew: isSource, rules: rules) {
      Self.sourceText(of: entry, sourceLanguage: sourceLanguage)
    }
    check.look(at: localization)
    status = check.isComplete ? .complete : .untranslated
    needsReview = check.needsReview
  }

  /// The text that is translated: the first of the source language, else the key.
  static func sourceText(of entry: Entry, sourceLanguage: String?) -> String {
    sourceLanguage.flatMap { entry.localization($0) }?.leaves.first?.unit.value ?? entry.key
  }

  private static func hasContent(_ localization: Localization) -> Bool {
    localization.stringSet != nil || localization.stringUnit != nil
      || !localization.variations.isEmpty
  }
}

/// Looks for what a localization lacks.
private struct ContentCheck {
  let locale: String
  let acceptsNew: Bool
  let rules: CoverageRules
  let sourceText: () -> String
  var isComplete = true
  var needsReview = false

  init(
    locale: String,
    acceptsNew: Bool,
    rules: CoverageRules,
    sourceText: @escaping () -> String
  ) {
    self.locale = locale
    self.acceptsNew = acceptsNew
    self.rules = rules
    self.sourceText = sourceText
  }

  mutating func look(at localization: Localization) {
    if let set = localization.stringSet {
      note(set.state)
      if set.values.isEmpty || set.values.contains(where: Self.isBlank) { isComplete = false }
    } else {
      look(at: localization, specifier: nil)
    }
    for substitution in localization.substitutions {
      look(at: substitution, specifier: substitution.formatSpecifier)
    }
  }

  private mutating func look(at content: some LocalizedContent, specifier: String?) {
    let variations = content.variations
    if let unit = content.stringUnit {
      note(unit.state)
      if Self.isBlank(unit.value ?? "") { lackText() }
    } else if variations.isEmpty {
      isComplete = false
    }
    for variation in variations {
      let cases = variation.cases
      if cases.isEmpty { isComplete = false }
      if variation.kind == .plural {
        let isInteger = specifier.map(Self.isInteger) ?? rules.variesByInteger(sourceText())
        let needed = rules.requiredPluralForms(locale, isInteger) ?? []
        let present = Set(cases.map(\.name))
        if !needed.union(["other"]).isSubset(of: present) { isComplete = false }
      }
      for one in cases { look(at: one, specifier: specifier) }
    }
  }

  private mutating func note(_ state: TranslationState?) {
    if state == .new, !acceptsNew { isComplete = false }
    if state == .needsReview { needsReview = true }
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  /// An empty text translates an empty one.
  private mutating func lackText() {
    if rules.hasWords(sourceText()) { isComplete = false }
  }

  /// Whether a conversion without its percent sign takes an integer.
  private static func isInteger(_ specifier: String) -> Bool {
    specifier.last.map { "diuxXoDUO".contains($0) } ?? true
  }
}
