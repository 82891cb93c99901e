// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing

@Suite struct ScriptFaultTests {
  /// Judges with an identifier as key, so that nothing is skipped for being equal to it.
  private func judge(_ text: String, _ code: String, source: String? = nil) -> ScriptFault? {
    ScriptFault.judge(
      text,
      expectation: LocaleFacts.of(code).scripts,
      source: source,
      key: "toast.text"
    )
  }

  @Test("Simplified text in a Traditional column", arguments: ["zh-Hant", "zh-TW", "zh-HK"])
  func simplified(code: String) {
    #expect(judge("删除记忆", code) == .simplifiedCharacters(["删", "记", "忆"]))
    #expect(judge("刪除記憶", code) == nil)
  }

  @Test("Traditional text in a Simplified column", arguments: ["zh-Hans", "zh-CN", "zh"])
  func traditional(code: String) {
    #expect(judge("檔案名稱", code) == .traditionalCharacters(["檔", "稱"]))
    #expect(judge("文件名称", code) == nil)
  }

  @Test(
    "Characters that are right in both prove nothing",
    arguments: [
      ("皇后大道五公里", "zh-Hant"), ("著名", "zh-Hans"), ("著者", "zh-Hans"), ("里程", "zh-Hant"),
      ("们", "zh-Hant"), ("们们们", "zh-Hant"), ("人人", "zh-Hans"), ("若干于", "zh-Hant"),
    ]
  )
  func shared(text: String, code: String) {
    #expect(judge(text, code) == nil)
  }

  @Test("Where the right side has as many characters, the text is a mixture and left alone")
  func mixture() {
    #expect(judge("删记 刪記", "zh-Hant") == nil)
    #expect(judge("删记忆 刪記", "zh-Hant") == .simplifiedCharacters(["删", "记", "忆"]))
  }

  @Test(
    "Latin prose in another alphabet's column",
    arguments: "ja ko zh-Hans zh-Hant ru uk be bg ar he el th fa hi".split(separator: " ")
      .map(String.init)
  )
  func latin(code: String) {
    #expect(judge("Your changes were saved", code) == .latinOnly(words: 4))
    #expect(judge("«L’élève n’a pas terminé»", code) == .latinOnly(words: 4))
    #expect(judge("Changes were saved", code) == nil)
    #expect(judge("Your changes were saved", "de") == nil)
  }

  @Test("A letter of the locale's own script is enough to be right")
  func mixedScripts() {
    #expect(judge("Open the Settings app を", "ja") == nil)
    #expect(judge("Файл saved to your disk", "ru") == nil)
  }

  @Test(
    "Names, addresses, paths, code and tokens are not words",
    arguments: [
      "https://example.org/a b.txt /usr/local/bin toast@example.org",
      "%1$@ %2$lld %3$@ %4$lld files", "${applicationName} ${a} ${b} ${c} files",
      "%#@files@ %#@folders@ %#@disks@ %#@x@", "`git commit amend no edit`", "API URL HTTP JSON",
      "iCloud iPhone GitHub YouTube macOS", "some_key other_key third_key fourth_key",
      "12 34 56 78", "a.txt b.txt c.txt d.txt", "<b> <i> <u> <br>", "— – · •",
      "--all --force --quiet --help=x/y",
    ]
  )
  func notWords(text: String) {
    #expect(judge(text, "ja") == nil)
  }

  @Test("Names that the source has too are not words")
  func names() {
    let source = "Play with Apple Music Voice Plan Family"
    #expect(judge("Apple Music Voice Plan Family", "ja", source: source) == nil)
    #expect(judge("Apple Music Voice Plan", "ja", source: nil) == .latinOnly(words: 4))
    #expect(
      judge("Changes are saved now", "ja", source: "Changes have been saved")
        == .latinOnly(words: 4)
    )
  }

  @Test("A text that is the source or the key is another rule's")
  func equalTexts() {
    let text = "Your changes were saved"
    let expectation = LocaleFacts.of("ja").scripts
    #expect(judge(text, "ja", source: text) == nil)
    #expect(
      ScriptFault.judge(text, expectation: expectation, source: "Saved", key: text) == nil
    )
  }

  @Test("Whatever is judged wrong deserves a look first")
  func preTest() {
    let texts = ["删除记忆", "檔案名稱", "Your changes were saved", "Tệp đã được lưu", "", " ", "%@"]
    for code in ["ja", "zh-Hans", "zh-Hant", "ru", "en"] {
      let expectation = LocaleFacts.of(code).scripts
      for text in texts where judge(text, code) != nil {
        let deserves = expectation.deservesLook(utf8: text.utf8.span)
        #expect(deserves)
      }
    }
  }
}
