// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A text must be written in the script of its language.
///
/// ## What it checks
/// Texts in Simplified Chinese for two or more different characters that only Traditional Chinese
/// has, and more of them than of its own, and the reverse; texts of four Latin words or more in
/// languages that are written in another script. Names, addresses, paths, code and tokens are no
/// words. Left alone are texts that equal the source or the key, those in state `new`, and the source
/// language.
///
/// ## Why it matters
/// The text of another column was pasted: readers see another language, and a screen reader speaks
/// it with the wrong voice.
///
/// ## Example
/// Bad, in Traditional Chinese:
/// ```json
/// "value" : "删除记忆"
/// ```
/// Good:
/// ```json
/// "value" : "刪除記憶"
/// ```
///
/// ## References
/// ICU's transliterators Hans-Hant and Hant-Hans tell which characters belong to one side alone. In
/// 669 public catalogs 670 Simplified texts stand in Traditional columns.
struct WrongScript: TextRule {
  static let metadata = RuleMetadata(
    id: "wrong-script",
    family: .text,
    summary: "A text in another script than the language is written in",
    severity: .warning
  )
  static let triggers: TextTriggers = [.letter, .nonASCII]

  static func triggers(in locale: CatalogLocale) -> TextTriggers {
    switch locale.facts.scripts {
    case .none: []
    case .otherThanLatin: locale.isSource ? [] : .letter
    case .simplifiedChinese, .traditionalChinese: locale.isSource ? [] : triggers
    }
  }

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    let expectation = text.locale.facts.scripts
    let document = text.document
    guard text.leaf.state != .new, !text.isSource,
      document.withText(text.valueToken, { expectation.deservesLook(utf8: $0) }),
      let fault = ScriptFault.judge(
        text.text,
        expectation: expectation,
        source: text.referenceText,
        key: text.entry.key
      )
    else { return }
    findings.report(at: text.valueToken, Message.text(fault))
  }
}

private enum Message {
  static func text(_ fault: ScriptFault) -> String {
    switch fault {
    case .traditionalCharacters(let scalars):
      "Traditional Chinese (\(list(scalars))) in the texts of Simplified Chinese; write it in Simplified "
        + "characters"
    case .simplifiedCharacters(let scalars):
      "Simplified Chinese (\(list(scalars))) in the texts of Traditional Chinese; write it in "
        + "Traditional characters"
    case .latinOnly(let words):
      "\(words) words in Latin letters and none in the script of the language; put the translation here"
    }
  }

  /// The first characters, as many as tell what is meant.
  private static func list(_ scalars: [Unicode.Scalar]) -> String {
    let shown = scalars.prefix(8).map(String.init).joined()
    return "“\(shown)\(scalars.count > 8 ? "…" : "")”"
  }
}
