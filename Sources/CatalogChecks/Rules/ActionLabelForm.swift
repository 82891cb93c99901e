// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText
internal import XCStrings

/// The label of a toast's action must be short and no sentence.
///
/// ## What it checks
/// Labels of actions among the texts of toasts (see `toast-too-long`), in every language, the
/// source's included: keys of which a part between dots or underscores is `action`, as
/// `toast.archived.action`, unless they end with a word for a sentence, as `toast.action.message`
/// does. A label must not end with a stop, break lines, have more than three words
/// or twenty columns of half a Han character, or say what the message of its toast says
/// (`toast.archived.message`, `.title`, or `toast.archived`). A question mark and an ellipsis are
/// fine. Words are not counted in languages that put them together or write none apart.
///
/// ## Why it matters
/// The label is a button beside the message and is spoken inside a sentence, “Undo available”.
///
/// ## Example
/// Bad:
/// ```json
/// "value" : "Undo the last change."
/// ```
/// Good:
/// ```json
/// "value" : "Undo"
/// ```
///
/// ## Options
/// - `keyParts`: the parts of a key that tell an action; `["action"]` if it is not given.
/// - `words`: how many words a label may have; 3 if it is not given.
/// - `columns`: how many columns a label may take; 20 if it is not given.
///
/// ## References
/// WCAG 2.2, success criterion 2.4.6, Headings and Labels.
struct ActionLabelForm: EntryRule, ConfigurableRule {
  static let metadata = RuleMetadata(
    id: "action-label-form",
    family: .toasts,
    summary: "The label of an action is long, a sentence, or the message again",
    severity: .warning
  )
  static let options = [
    ActionWords.option,
    RuleOption("words", .integer(1...20), "How many words a label may have"),
    RuleOption("columns", .integer(4...200), "How many columns a label may take"),
  ]

  private let keyParts: [String]
  private let words: Int
  private let columns: Int

  init() {
    (keyParts, words, columns) = (ActionWords.standard, 3, 20)
  }

  init(options: RuleOptions) throws(RuleOptionError) {
    keyParts = try ActionWords.of(options)
    words = try options.integer("words", in: 1...20) ?? 3
    columns = try options.integer("columns", in: 4...200) ?? 20
  }

  func check(_ entry: EntryContext, _ findings: inout FindingSink) {
    guard entry.isToast else { return }
    let key = ToastKey(entry.key)
    guard key.isAction(keyParts) else { return }
    let siblings = key.siblings(ofAction: keyParts).compactMap(entry.catalog.record(ofKey:))
    for localization in entry.content.localizations {
      let locale = entry.locale(localization)
      for leaf in entry.content.leaves[localization.leaves]
      where leaf.value >= 0 && !leaf.isPhrase && leaf.state != .new {
        let faults =
          faults(of: leaf.value, locale, entry)
          + repetition(of: leaf.value, localization, siblings, entry)
        guard !faults.isEmpty else { continue }
        findings.report(
          at: leaf.value,
          Message.text(faults),
          locale: locale,
          variation: VariationPath.text(entry.document, from: localization.value, to: leaf.unit)
        )
      }
    }
  }

  private func faults(of token: Int, _ locale: CatalogLocale, _ entry: EntryContext) -> [String] {
    let toast = ToastWords(catalog: entry.catalog)
    let text = toast.text(token, argument: ToastWords.word)
    var faults: [String] = []
    if Self.endsWithStop(text) { faults.append(Message.stop) }
    if text.unicodeScalars.contains(where: \.isLineBreak) { faults.append(Message.lineBreak) }
    let count = text.split(whereSeparator: \.isWhitespace).count
    if count > words, !Self.joinsWords(locale.code) { faults.append(Message.words(count, words)) }
    let width = DisplayWidth.columns(of: toast.text(token, argument: ""))
    if width > columns { faults.append(Message.columns(width, columns)) }
    return faults
  }

  /// Whether the message of the same toast says the same.
  private func repetition(
    of token: Int,
    _ localization: EntryContent.Localization,
    _ siblings: [EntryRecord],
    _ entry: EntryContext
  ) -> [String] {
    for sibling in siblings {
      let content = entry.catalog.content(of: sibling)
      let same = content.localizations.first { $0.localeIndex == localization.localeIndex }
      let leaves = same.map { content.leaves[$0.leaves] } ?? []
      if leaves.contains(where: { $0.value >= 0 && entry.document.isSameText($0.value, token) }) {
        return [Message.repeats(entry.document.text(sibling.key))]
      }
    }
    return []
  }

  private static func endsWithStop(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.reversed().drop { $0.properties.isWhitespace }
    guard let last = scalars.first, "。．｡।۔።။។".unicodeScalars.contains(last) || last == "." else {
      return false
    }
    // Three dots are an ellipsis.
    return !(last == "." && scalars.dropFirst().first == ".")
  }

  /// Whether a language makes one word of several.
  private static func joinsWords(_ code: String) -> Bool {
    let language = code.prefix { $0 != "-" && $0 != "_" }
    return [
      "de", "nl", "sv", "da", "nb", "nn", "no", "is", "fi", "et", "hu", "tr", "az", "kk", "ka",
      "ml",
      "ta", "te", "th", "lo", "my", "km", "ja", "zh", "yue",
    ].contains(String(language))
  }
}

private enum Message {
  static let stop = "it ends with a stop"
  static let lineBreak = "it breaks lines"

  static func text(_ faults: [String]) -> String {
    "no label for a button: \(MessageText.list(faults)); write a word or two that name the action"
  }

  static func words(_ count: Int, _ limit: Int) -> String {
    "it has \(count) words where \(limit) are allowed"
  }

  static func columns(_ count: Int, _ limit: Int) -> String {
    "it takes \(count) columns where \(limit) are allowed"
  }

  static func repeats(_ key: String) -> String {
    "it says the same as \(MessageText.quoted(key))"
  }
}
