// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import SpokenText
import Testing

@Suite("Reading time")
struct ReadingTimeTests {
  /// The table in section "Display time" of the documentation.
  @Test(
    "the table of contents and times",
    arguments: [
      ("", "en", 2.00, 4.0),
      ("one two", "en", 2.82, 4.0),
      ("one two three four five", "en", 4.05, 4.1),
      (String(repeating: "word ", count: 14), "en", 7.74, 7.8),
      (String(repeating: "word ", count: 19), "en", 9.79, 9.8),
      (String(repeating: "字", count: 23), "ja", 6.83, 6.9),
      (String(repeating: "か", count: 38), "ja", 9.98, 10.0),
      (String(repeating: "字", count: 27), "zh-Hans", 9.94, 10.0),
    ]
  )
  func table(_ text: String, _ language: String, _ raw: Double, _ shown: Double) {
    let seconds = ReadingTime.seconds(ReadingUnits(text, language: SpokenLanguage(language)))
    #expect(abs(seconds - raw) < 0.005)
    #expect(max(ReadingTime.minimum, ReadingTime.roundedUp(seconds)) == shown)
  }

  @Test("twenty English words take longer than a toast lasts")
  func tooLong() {
    let text = String(repeating: "word ", count: 20)
    #expect(ReadingTime.seconds(ReadingUnits(text, language: SpokenLanguage("en"))) > 10)
  }

  @Test(
    "what counts as what",
    arguments: [
      ("roadmap.pdf 60% https://a.example/x 12", "en", 4, 0, 0),
      ("来自 Ana 的消息", "zh-Hans", 1, 0, 5),
      ("Q3 roadmap.pdfとほかの12件のファイル", "ja", 3, 10, 0),
      ("Moved to フォルダ", "en", 2, 4, 0),
      ("东京タワー", "zh-Hans", 0, 0, 5),
      ("々〆〇ー", "ja", 0, 4, 0),
      ("— … 🎉 「」", "en", 0, 0, 0),
      ("저장 완료", "ko", 2, 0, 0),
    ]
  )
  func counts(_ text: String, _ language: String, _ words: Int, _ ja: Int, _ zh: Int) {
    let units = ReadingUnits(text, language: SpokenLanguage(language))
    #expect(units.words == words)
    #expect(units.japaneseCharacters == ja)
    #expect(units.chineseCharacters == zh)
  }

  @Test("marks above and below Thai letters are no characters of their own")
  func thai() {
    #expect(ReadingUnits("บันทึกแล้ว", language: SpokenLanguage("th")).thaiCharacters == 7)
  }

  @Test("tenths are rounded up, but not past a tenth that is there")
  func rounding() {
    #expect(ReadingTime.roundedUp(4.1) == 4.1)
    #expect(ReadingTime.roundedUp(4.101) == 4.2)
    #expect(ReadingTime.roundedUp(0.3 * 3) == 0.9)
  }
}
