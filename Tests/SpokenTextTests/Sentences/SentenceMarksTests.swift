// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import SpokenText
import Testing

@Suite("Sentence marks")
struct SentenceMarksTests {
  @Test(
    "what ends a sentence",
    arguments: [
      "Done.", "Done!", "Done…", "完了。", "完了」。", "He said “go.”", "(Done.)", "Time:", "؟", "चला।",
      "ok‥",
    ]
  )
  func ends(_ text: String) {
    #expect(SentenceMarks.end(text))
  }

  @Test("what does not", arguments: ["", "Done", "Done)", "完了", "3.5", "a,", "“go”"])
  func doesNotEnd(_ text: String) {
    #expect(!SentenceMarks.end(text))
  }

  @Test(
    "what stands between two parts",
    arguments: [
      ("Saved", "en", ". "), ("Saved.", "en", " "), ("保存", "ja", "。"), ("保存！", "ja", ""),
      ("已保存", "zh-Hant-HK", "。"), ("บันทึก", "th", " "), ("सहेजा", "hi", "। "), ("محفوظ", "ur", "۔ "),
      ("Պահված", "hy", "։ "), ("저장", "ko", ". "), ("保存", "yue", "。"),
    ]
  )
  func separators(_ left: String, _ language: String, _ separator: String) {
    let found = SentenceMarks.separator(after: left, language: SpokenLanguage(language))
    #expect(found.text == separator)
    #expect(found.isMarkPresent == SentenceMarks.end(left))
  }
}
