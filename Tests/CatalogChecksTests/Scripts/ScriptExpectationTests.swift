// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Testing

@Suite struct ScriptExpectationTests {
  @Test(
    "Languages that are not written in Latin letters",
    arguments: "ja ko ru uk be bg ar he el th fa hi ur-PK sr-Cyrl".split(separator: " ")
      .map(String.init)
  )
  func nonLatin(code: String) {
    #expect(LocaleFacts.of(code).scripts == .otherThanLatin)
  }

  @Test(
    "Languages that are, or that are written in both",
    arguments: "en de vi tr id sr sr-CS sr-Latn hi-Latn mul Base xx".split(separator: " ")
      .map(String.init)
  )
  func latin(code: String) {
    #expect(LocaleFacts.of(code).scripts == .none)
  }

  @Test(
    "Chinese by script or region",
    arguments: [
      ("zh-Hans", ScriptExpectation.simplifiedChinese), ("zh-CN", .simplifiedChinese),
      ("zh_CN", .simplifiedChinese), ("zh", .simplifiedChinese), ("zh-SG", .simplifiedChinese),
      ("zh-Hant", .traditionalChinese), ("zh-TW", .traditionalChinese),
      ("zh-HK", .traditionalChinese), ("zh-Hant-HK", .traditionalChinese),
    ]
  )
  func chinese(code: String, expected: ScriptExpectation) {
    #expect(LocaleFacts.of(code).scripts == expected)
  }

  @Test("Texts of Latin locales are never looked at")
  func none() {
    let deserves = ScriptExpectation.none.deservesLook(utf8: "Your changes are saved 檔稱".utf8.span)
    #expect(!deserves)
  }

  @Test(
    "The bytes tell what may be wrong",
    arguments: [
      ("Your changes were saved", ScriptExpectation.otherThanLatin, true),
      ("変更を保存しました です です です", .otherThanLatin, false),
      ("Изменения были успешно сохранены", .otherThanLatin, false),
      ("Gespeichert", .otherThanLatin, false), ("", .otherThanLatin, false),
      ("Your\u{A0}changes\u{3000}were\u{2003}saved", .otherThanLatin, true),
      ("Your changes were saved。", .otherThanLatin, true),
      ("檔案名稱", .simplifiedChinese, true), ("檔案", .simplifiedChinese, false),
      ("檔案名稱", .traditionalChinese, false), ("Your file 檔案 was saved", .simplifiedChinese, false),
      ("OK", .simplifiedChinese, false),
      ("Your changes were saved", .traditionalChinese, true),
    ]
  )
  func deservesLook(text: String, expectation: ScriptExpectation, expected: Bool) {
    let deserves = expectation.deservesLook(utf8: text.utf8.span)
    #expect(deserves == expected)
  }
}
