// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// Two actions must not have one label.
///
/// ## What it checks
/// The labels of actions (see `action-label-form`) of one catalog, language by language: those that
/// are the same where the source has different ones. Words of one meaning may share a label: Close
/// and Dismiss, Delete and Remove, Done and Completed.
///
/// ## Why it matters
/// Who hears or sees “還原” cannot tell whether it undoes or restores.
///
/// ## Example
/// Bad, for Traditional Chinese:
/// ```json
/// "toast.action.undo" : …  "value" : "還原"
/// "toast.action.restore" : …  "value" : "還原"
/// ```
/// Good:
/// ```json
/// "toast.action.restore" : …  "value" : "復原"
/// ```
///
/// ## Options
/// - `keyParts`: the parts of a key that tell an action; `["action"]` if it is not given.
/// - `synonyms`: source labels that may share a word, besides those above; a text with commas for each
///   group, as in `["Later, Not Now"]`.
///
/// ## References
/// WCAG 2.2, success criterion 3.2.4, Consistent Identification.
struct ActionLabelCollision: CatalogRule, ConfigurableRule {
  static let metadata = RuleMetadata(
    id: "action-label-collision",
    family: .toasts,
    summary: "Two actions that differ in the source have the same label",
    severity: .warning
  )
  static let options = [
    ActionWords.option,
    RuleOption("synonyms", .texts, "Groups of source labels that may share a word"),
  ]

  private static let standardSynonyms = ["Close, Dismiss", "Delete, Remove", "Done, Completed"]

  private let keyParts: [String]
  private let synonyms: [[String]]

  init() {
    keyParts = ActionWords.standard
    synonyms = Self.groups(Self.standardSynonyms)
  }

  init(options: RuleOptions) throws(RuleOptionError) {
    keyParts = try ActionWords.of(options)
    synonyms = Self.groups(Self.standardSynonyms + (try options.texts("synonyms") ?? []))
  }

  /// A label in one language.
  private struct Label {
    let key: Int
    let value: Int
    /// The label in the source language, or the key.
    let source: Int
  }

  func check(_ catalog: CatalogContext, _ findings: inout FindingSink) {
    guard catalog.toasts != nil, !catalog.isDamaged else { return }
    var labels: [[Label]] = Array(repeating: [], count: catalog.locales.count)
    let entry = EntryContext(catalog)
    for record in catalog.entries where record.isTranslatable {
      entry.turn(to: record)
      guard entry.isToast, ToastKey(entry.key).isAction(keyParts) else { continue }
      let source = entry.source.flatMap { Self.plainText($0, entry) } ?? record.key
      for localization in entry.content.localizations {
        guard !entry.locale(localization).isSource,
          let value = Self.plainText(localization, entry)
        else { continue }
        labels[localization.localeIndex].append(
          Label(key: record.key, value: value, source: source)
        )
      }
    }
    for (locale, labels) in zip(catalog.locales, labels) {
      compare(labels, locale, catalog.document, &findings)
    }
  }

  private func compare(
    _ labels: [Label],
    _ locale: CatalogLocale,
    _ document: JSONDocument,
    _ findings: inout FindingSink
  ) {
    for (index, label) in labels.enumerated() {
      let first = labels[..<index].first { other in
        document.isSameText(other.value, label.value)
          && !document.isSameText(other.source, label.source)
          && !areSynonyms(document.text(other.source), document.text(label.source))
      }
      guard let first else { continue }
      findings.reportOffset(
        document.startOffset(label.value),
        Self.message(document.text(label.value), document.text(first.key)),
        locale: locale,
        keyToken: label.key
      )
    }
  }

  private static func plainText(
    _ localization: EntryContent.Localization,
    _ entry: EntryContext
  ) -> Int? {
    let leaves = entry.content.leaves[localization.leaves]
    guard leaves.count == 1, let leaf = leaves.first, leaf.value >= 0, leaf.caseName < 0,
      leaf.state != .new, !TextContext.isBlank(entry.document, leaf.value)
    else { return nil }
    return leaf.value
  }

  private func areSynonyms(_ a: String, _ b: String) -> Bool {
    synonyms.contains { $0.contains(a.lowercased()) && $0.contains(b.lowercased()) }
  }

  private static func groups(_ texts: [String]) -> [[String]] {
    texts.map { text in
      text.split(separator: ",").map { word in
        let start = word.drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed()).lowercased()
      }
    }
  }
}

extension ActionLabelCollision {
  private static func message(_ label: String, _ key: String) -> String {
    "\(MessageText.quoted(label)) is the label of \(MessageText.quoted(key)) too, and the two differ in "
      + "the source; find another word for one of them"
  }
}
