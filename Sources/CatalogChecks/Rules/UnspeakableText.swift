// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// The text of a toast must be one that can be spoken.
///
/// ## What it checks
/// The texts of toasts (see `toast-too-long`) in every language for what says nothing or the wrong
/// thing aloud: only symbols or emoji, an identifier in the place of a text, two or more words all in
/// capitals, private-use characters, Han characters in a language that is not written with them, an
/// address as the whole text, dots in a row. Fine are abbreviations of up to five capitals, a text
/// that is only a placeholder, and an ellipsis at the end.
///
/// ## Why it matters
/// The announcement for screen readers is made from this text. “✅ → 📦” is silence or a list of
/// names; capitals may be spelled letter by letter; Han characters are read by a Chinese or a
/// Japanese voice or by none.
///
/// ## Example
/// Bad:
/// ```json
/// "value" : "✅ → 📦"
/// ```
/// Good:
/// ```json
/// "value" : "Archived"
/// ```
///
/// ## References
/// nvaccess/nvda, issue 7604 (capitals). WCAG 2.2, success criterion 4.1.3, Status Messages.
struct UnspeakableText: EntryRule {
  static let metadata = RuleMetadata(
    id: "unspeakable-text",
    family: .toasts,
    summary: "A toast says nothing, or the wrong thing, when it is spoken",
    severity: .warning
  )

  func check(_ entry: EntryContext, _ findings: inout FindingSink) {
    guard entry.isToast else { return }
    let words = ToastWords(catalog: entry.catalog)
    for localization in entry.content.localizations {
      let locale = entry.locale(localization)
      for leaf in entry.content.leaves[localization.leaves]
      where leaf.value >= 0 && !leaf.isPhrase && leaf.state != .new && leaf.substitution < 0 {
        guard !TextContext.isBlank(entry.document, leaf.value) else { continue }
        let text = words.text(leaf.value, argument: "0")
        guard let fault = SpeechFault.of(text, language: locale.code) else { continue }
        findings.report(
          at: leaf.value,
          Self.message(fault),
          locale: locale,
          variation: VariationPath.text(entry.document, from: localization.value, to: leaf.unit)
        )
      }
    }
  }
}

extension UnspeakableText {
  private static func message(_ fault: SpeechFault) -> String {
    switch fault {
    case .symbolsOnly: "nothing in it is spoken; say it in words"
    case .identifier: "an identifier would be read aloud; write the text that it stands for"
    case .capitals:
      "capitals may be spelled letter by letter; write small letters and let the style make capitals"
    case .privateUse(let scalar):
      "\(MessageText.codePoint(scalar)) is a private-use character, which no voice knows; use a word"
    case .hanAmongOthers:
      "Han characters are read by a Japanese or a Chinese voice or not at all; write them in the "
        + "script of the language"
    case .address: "an address is all that is read aloud; say where it leads"
    case .dots:
      "dots in a row are read one by one or not at all; write words, or one ellipsis at the end"
    }
  }
}
