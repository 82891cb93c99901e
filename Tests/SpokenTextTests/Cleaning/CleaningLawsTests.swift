// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import SpokenText
import TestSupport
import Testing

@Suite("Laws of cleaning")
struct CleaningLawsTests {
  private static let parts = [
    "Saved", "to", "保存", "しました", "🎉", "👩\u{200D}💻", "🇯🇵", "...", "…", "*", "**", "_", "`", "~~",
    "[x](y)", "https://a.example/b", "www.c.example", "\u{2068}", "\u{2069}", "\u{200B}", " ", "  ",
    "\n", "\t", "!", "！", "?", "1", "91\u{202F}014", "DOWNLOAD", "COMPLETE", "—", "•", "→", "「",
    "」",
    "“", "”", "#", "- ", "> ", "^[2](inflect: true)", "\u{E000}", "\u{7}", "\u{E0101}", "ＡＢＣ", ".",
    "。", "・・・", "é", "e\u{301}", "И", "สวัสดี", "שלום", "%", "snake_case",
  ]

  private static let languages = ["en", "ja", "zh-Hans", "zh-HK", "tr", "th", "ar"]

  private func texts(_ count: Int) -> [String] {
    var random = SeededGenerator(seed: 4)
    return (0..<count).map { _ in
      (0..<Int.random(in: 0...9, using: &random)).map { _ in
        Self.parts.randomElement(using: &random) ?? ""
      }.joined()
    }
  }

  @Test("nothing unseen is left, and no white space but single spaces inside")
  func nothingUnseen() {
    for text in texts(600) {
      for language in Self.languages {
        let clean = cleaned(text, language)
        #expect(clean.first != " " && clean.last != " ", "\(text.debugDescription)")
        #expect(!clean.contains("  ") && !clean.contains("\n"), "\(text.debugDescription)")
        for scalar in clean.unicodeScalars {
          #expect(!scalar.properties.isBidiControl, "\(text.debugDescription)")
          #expect(scalar.properties.generalCategory != .control, "\(text.debugDescription)")
          #expect(scalar.properties.generalCategory != .privateUse, "\(text.debugDescription)")
        }
      }
    }
  }

  @Test("no word is lost")
  func wordsStay() {
    for text in texts(600) where !text.contains("://") && !text.contains("](") {
      let clean = cleaned(text, "en").lowercased()
      for word in ["saved", "保存", "しました", "download", "complete", "и", "สวัสดี", "שלום"] {
        let before = text.lowercased().components(of: word)
        #expect(clean.components(of: word) >= before, "\(text.debugDescription): \(clean)")
      }
    }
  }

  @Test("pieces together are the whole text")
  func piecesAreTheWhole() {
    var random = SeededGenerator(seed: 5)
    for text in texts(600) {
      let scalars = Array(text.unicodeScalars)
      let cut = Int.random(in: 0...scalars.count, using: &random)
      func part(_ scalars: ArraySlice<Unicode.Scalar>, _ tag: Int) -> SpokenPiece {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return SpokenPiece(String(view), tag: tag)
      }
      let pieces = [part(scalars[..<cut], 0), part(scalars[cut...], 1)]
      var notes = SpeechNotes()
      let cleaner = SpeechCleaner(language: SpokenLanguage("en"))
      let clean = cleaner.clean(pieces, notes: &notes).map(\.text).joined()
      #expect(
        clean.unicodeScalars.elementsEqual(cleaned(text, "en", isTitle: false).unicodeScalars),
        "\(text.debugDescription) cut at \(cut)"
      )
    }
  }

  @Test("ten thousand characters are no burden")
  func longText() {
    let text = String(repeating: "word… *b* 🎉 ", count: 1_000)
    #expect(cleaned(text, "en").contains("word"))
    #expect(!cleaned(String(repeating: "*", count: 10_000), "en").isEmpty)
    #expect(!cleaned(String(repeating: "[", count: 10_000), "en").isEmpty)
  }

  @Test("a hundred thousand emoji inside a text are no burden")
  func manyEmoji() {
    let count = 50_000
    let text = "a" + String(repeating: "🎉🎊", count: count) + "b"
    let names = String(repeating: " party popper confetti ball", count: count)
    #expect(cleaned(text, "en", isTitle: false) == "a\(names) b")
    var notes = SpeechNotes()
    let pieces = [SpokenPiece(text, tag: 0), SpokenPiece("🎉c", tag: 1)]
    let clean = SpeechCleaner(language: SpokenLanguage("en")).clean(pieces, notes: &notes)
    #expect(clean == [SpokenPiece("a\(names) b", tag: 0), SpokenPiece(" party popper c", tag: 1)])
  }

  private func cleaned(_ text: String, _ language: String, isTitle: Bool = true) -> String {
    var notes = SpeechNotes()
    return SpeechCleaner(language: SpokenLanguage(language))
      .clean(text, isTitle: isTitle, notes: &notes)
  }
}

extension String {
  /// How often a word stands in the text, by scalars.
  fileprivate func components(of word: String) -> Int {
    let scalars = Array(unicodeScalars)
    let wanted = Array(word.unicodeScalars)
    guard scalars.count >= wanted.count else { return 0 }
    return (0...scalars.count - wanted.count).count { scalars[$0...].starts(with: wanted) }
  }
}
