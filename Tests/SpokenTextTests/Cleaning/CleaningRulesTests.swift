// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import SpokenText
import Testing

/// One row of the rules: what is shown, what is spoken, and the note that tells of it.
struct CleaningRow: Sendable, CustomTestStringConvertible {
  let rule: String
  let language: String
  let shown: String
  let spoken: String
  let note: SpeechNote?

  init(
    _ rule: String,
    _ language: String,
    _ shown: String,
    _ spoken: String,
    _ note: SpeechNote? = nil
  ) {
    (self.rule, self.language, self.shown, self.spoken, self.note) = (
      rule, language, shown, spoken, note
    )
  }

  var testDescription: String { "\(rule) \(language) \(shown.debugDescription)" }
}

@Suite("Rules for cleaning")
struct CleaningRulesTests {
  static let rows = [
    CleaningRow(
      "S1",
      "en",
      "File \u{2068}a.pdf\u{2069} saved\u{200F}",
      "File a.pdf saved",
      .bidiRemoved
    ),
    CleaningRow("S1", "ar", "\u{61C}حفظ\u{202C}", "حفظ", .bidiRemoved),
    CleaningRow(
      "S1",
      "en",
      "co\u{AD}oper\u{200B}ate\u{FEFF}\u{2060}",
      "cooperate",
      .invisibleRemoved
    ),
    CleaningRow("S2", "zh-HK", "開啟\u{E0101}", "開啟", .invisibleRemoved),
    CleaningRow("S2", "en", "Go 👩\u{200D}💻 now", "Go woman technologist now", .emojiNamed),
    CleaningRow("S2", "fa", "می\u{200C}خواهم", "می\u{200C}خواهم"),
    CleaningRow("S3", "en", "Saved\nto  disk\t now ", "Saved to disk now", .whiteSpace),
    CleaningRow("S3", "ja", "保存\nしました", "保存しました", .whiteSpace),
    CleaningRow("S3", "zh-Hans", "已保存 请查看", "已保存 请查看"),
    CleaningRow("S3", "fr", "91\u{202F}014 cas", "91014 cas", .whiteSpace),
    CleaningRow("S3", "fr", "prix\u{A0}: 3\u{A0}€", "prix : 3 €", .whiteSpace),
    CleaningRow("S4", "ja", "ＰＤＦ１２３を保存", "PDF123を保存"),
    CleaningRow("S4", "ja", "㎏ ① ½", "㎏ ① ½"),
    CleaningRow("S5", "en", "Syncing...", "Syncing…", .ellipsis),
    CleaningRow("S5", "en", "Syncing…", "Syncing…"),
    CleaningRow("S5", "en", "Wait... done", "Wait, done", .ellipsis),
    CleaningRow("S5", "zh-Hant", "同步中⋯", "同步中…", .ellipsis),
    CleaningRow("S5", "ja", "同期中・・・", "同期中…", .ellipsis),
    CleaningRow("S5", "zh-Hans", "好。。", "好…", .ellipsis),
    CleaningRow("S5", "ja", "完了…次へ", "完了、次へ", .ellipsis),
    CleaningRow("S5", "zh-Hans", "完成…下一步", "完成，下一步", .ellipsis),
    CleaningRow("S5", "en", "../file", "../file"),
    CleaningRow("S6", "en", "Done!!! Really??", "Done! Really?", .repeatedMarks),
    CleaningRow("S6", "ja", "完了！！", "完了！", .repeatedMarks),
    CleaningRow("S7", "en", "*bold* and __strong__", "bold and strong", .markdown),
    CleaningRow("S7", "en", "Run `make` ~~now~~", "Run make now", .markdown),
    CleaningRow("S7", "en", "# Done\n- one\n> two", "Done one two", .markdown),
    CleaningRow("S7", "en", "See [the docs](https://a.example/x)", "See the docs", .markdown),
    CleaningRow("S7", "en", "^[2 files](inflect: true)", "2 files", .inflectionMarkup),
    CleaningRow(
      "S7",
      "en",
      "snake_case file_name.pdf 2*3*4 a * b #1",
      "snake_case file_name.pdf 2*3*4 a * b #1"
    ),
    CleaningRow("S7", "en", "**half open", "**half open"),
    CleaningRow("S7", "en", "[not a link] (x)", "[not a link] (x)"),
    CleaningRow("S8", "en", "See https://example.com/a_b?x=1.", "See example.com link.", .url),
    CleaningRow("S8", "en", "HTTP://User:pw@Example.com:80/ now", "Example.com link now", .url),
    CleaningRow("S8", "en", "(www.example.com)", "(www.example.com link)", .url),
    CleaningRow("S8", "en", "ask me@example.com", "ask me@example.com"),
    CleaningRow("S9", "en", "🎉 Saved 🎉", "Saved", .emojiRemoved),
    CleaningRow("S9", "en", "🎉", "party popper", .emojiNamed),
    CleaningRow("S9", "ja", "🎉", "クラッカー", .emojiNamed),
    CleaningRow("S9", "en", "I 🎉🎉 it", "I party popper it", .emojiNamed),
    CleaningRow("S9", "en", "Saved ✅!", "Saved!", .emojiRemoved),
    CleaningRow("S9", "en", "a🎉🎊🎉b", "a party popper confetti ball party popper b", .emojiNamed),
    CleaningRow("S9", "en", "🎉 🎊 a 🎉 🎉🎊 b 🎊 🎉", "a party popper confetti ball b", .emojiNamed),
    CleaningRow("S9", "ja", "あ🎉 🎉 🎊い", "あクラッカー くす玉い", .emojiNamed),
    CleaningRow("S9", "pl", "a 🎉🎉 b", "a 🎉 b"),
    CleaningRow("S9", "en", "🎉 🎉", "party popper", .emojiNamed),
    CleaningRow("S9", "en", "1\u{FE0F}\u{20E3}🎉!", "keycap: 1 party popper!", .emojiNamed),
    CleaningRow("S9", "en", "🎉.🎊", "party popper.confetti ball", .emojiNamed),
    CleaningRow("S9", "en", "© 2025 #1 *", "© 2025 #1 *"),
    CleaningRow("S10", "en", "Saved — now • later · soon", "Saved, now, later, soon"),
    CleaningRow("S10", "ja", "保存 — 完了", "保存、完了"),
    CleaningRow("S10", "en", "10–12 May", "10–12 May"),
    CleaningRow("S10", "en", "Riga → Oslo", "Riga to Oslo"),
    CleaningRow("S11", "en", "DOWNLOAD COMPLETE", "Download complete", .sentenceCase),
    CleaningRow("S11", "en", "PDF EXPORT FAILED", "PDF export failed", .sentenceCase),
    CleaningRow("S11", "tr", "YÜKLEME BİTTİ", "Yükleme BİTTİ", .sentenceCase),
    CleaningRow("S11", "tr", "KIRMIZI IŞIKLAR", "Kırmızı ışıklar", .sentenceCase),
    CleaningRow("S11", "en", "ARCHIVED", "ARCHIVED"),
    CleaningRow("S11", "en", "PDF OK", "PDF OK"),
    CleaningRow("S11", "en", "DOWNLOAD complete", "DOWNLOAD complete"),
    CleaningRow("S12", "ja", "「「保存」」を“押す”", "「保存」を“押す”"),
    CleaningRow("S14", "en", "a\u{7}b\u{E000}c\u{FFFD}", "abc", .invisibleRemoved),
  ]

  @Test("what is spoken of what is shown", arguments: rows)
  func rule(_ row: CleaningRow) {
    var notes = SpeechNotes()
    let cleaner = SpeechCleaner(
      language: SpokenLanguage(row.language),
      vocabulary: SpeechVocabulary(linkSuffix: " link")
    )
    let spoken = cleaner.clean(row.shown, isTitle: true, notes: &notes)
    #expect(spoken.unicodeScalars.elementsEqual(row.spoken.unicodeScalars), "\(spoken)")
    if let note = row.note { #expect(notes.contains(note)) }
    if row.shown == row.spoken { #expect(notes.all.isEmpty) }
  }

  @Test("what is no title keeps its capitals")
  func messageCapitals() {
    var notes = SpeechNotes()
    let cleaner = SpeechCleaner(language: SpokenLanguage("en"))
    #expect(cleaner.clean("DOWNLOAD COMPLETE", notes: &notes) == "DOWNLOAD COMPLETE")
  }

  @Test("a mark may span the pieces of a sentence, which keep their identity")
  func pieces() {
    var notes = SpeechNotes()
    let cleaner = SpeechCleaner(language: SpokenLanguage("en"))
    let pieces = [
      SpokenPiece("Moved to **", tag: 0), SpokenPiece("a_b", tag: 1), SpokenPiece("**", tag: 2),
    ]
    let clean = cleaner.clean(pieces, notes: &notes)
    #expect(clean == [SpokenPiece("Moved to ", tag: 0), SpokenPiece("a_b", tag: 1)])
    #expect(notes.all == [.markdown])
  }

  @Test("the name of an emoji belongs to the piece that the emoji begins in")
  func emojiOfPieces() {
    var notes = SpeechNotes()
    let cleaner = SpeechCleaner(language: SpokenLanguage("en"))
    let pieces = [
      SpokenPiece("🎉 Sent ", tag: 0), SpokenPiece("🎉", tag: 1), SpokenPiece("🎉 to👍", tag: 2),
      SpokenPiece("🏽Ann🎊", tag: 3), SpokenPiece(" !", tag: 4),
    ]
    let clean = cleaner.clean(pieces, notes: &notes)
    #expect(
      clean == [
        SpokenPiece("Sent ", tag: 0), SpokenPiece("party popper", tag: 1),
        SpokenPiece(" to thumbs up ", tag: 2), SpokenPiece("Ann", tag: 3),
        SpokenPiece(" !", tag: 4),
      ]
    )
    #expect(notes.all == [.emojiRemoved, .emojiNamed])
  }

  @Test("the ids are the contract's")
  func ids() {
    #expect(
      SpeechNote.allCases.map(\.id) == [
        "status-word", "status-word-present", "hint-left-out", "blank-part", "mark-present",
        "bidi-removed", "invisible-removed", "white-space", "ellipsis", "repeated-marks",
        "markdown", "inflection-markup", "url", "emoji-removed", "emoji-named", "sentence-case",
        "empty-after-cleaning", "ambiguous-script", "preference-tag", "other-language", "minimum",
        "reading-time", "host-minimum", "no-timeout-action", "no-timeout-error",
        "no-timeout-reading-time", "no-timeout-screen-reader", "no-timeout-loading",
        "duration-below-reading-time",
      ]
    )
  }
}
