// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing
import ToastPresentation
import XCStrings

@Suite("Built-in labels")
struct ActionLabelTests {
  static let languages = ["en", "ja", "zh-Hans", "zh-Hant", "zh-HK"]

  @Test("every label has a text in every built-in language", arguments: ActionLabel.all)
  func complete(_ label: ActionLabel) {
    for language in Self.languages {
      let found = label.text(languages: [language])
      #expect(found.language == language)
      #expect(!found.text.isEmpty && found.text != label.key)
    }
  }

  @Test("the texts are those of the catalog")
  func catalog() throws {
    let url = packageRoot.appendingPathComponent("Catalogs/ActionLabels.xcstrings")
    let catalog = try StringCatalog(Array(Data(contentsOf: url)))
    for label in ActionLabel.all {
      let entry = try #require(catalog.entry(forKey: label.key))
      for language in Self.languages {
        let value = entry.localization(language)?.stringUnit?.value
        #expect(label.text(languages: [language]).text == value)
      }
    }
  }

  @Test(
    "the listener's languages decide",
    arguments: [
      (["zh-TW"], "還原", "zh-TW"), (["zh-HK"], "還原", "zh-HK"), (["zh-Hant-HK"], "還原", "zh-Hant-HK"),
      (["zh-CN"], "撤销", "zh-CN"), (["zh-SG"], "撤销", "zh-SG"), (["ja-JP"], "元に戻す", "ja-JP"),
      (["pl", "ja"], "元に戻す", "ja"), (["pl"], "Undo", "en"), ([], "Undo", "en"),
    ]
  )
  func languages(_ languages: [String], _ text: String, _ language: String) {
    let found = ActionLabel.undo.text(languages: languages)
    #expect(found.text == text)
    #expect(found.language == language)
  }

  @Test("Hong Kong has its own words where it differs")
  func hongKong() {
    #expect(ActionLabel.details.text(languages: ["zh-HK"]).text == "詳細資料")
    #expect(ActionLabel.details.text(languages: ["zh-TW"]).text == "詳細資訊")
  }

  @Test("keys lead to labels and unknown ones to none")
  func names() {
    #expect(ActionLabel(named: "toast.action.undo") == .undo)
    #expect(ActionLabel(named: "toast.action.frob") == nil)
    #expect(ActionLabel(named: "toast.count.more") == nil)
    #expect(Set(ActionLabel.all.map(\.key)).count == ActionLabel.all.count)
  }

  @Test("composed sentences wait for a native reader")
  func needsReview() throws {
    let url = packageRoot.appendingPathComponent("Catalogs/Announcements.xcstrings")
    let catalog = try StringCatalog(Array(Data(contentsOf: url)))
    for key in ["announce.hint.one", "announce.hint.two", "announce.progress", "announce.updated"] {
      let entry = try #require(catalog.entry(forKey: key))
      for language in ["ja", "zh-Hans", "zh-Hant", "zh-HK"] {
        #expect(entry.localization(language)?.stringUnit?.state == .needsReview)
      }
      #expect(entry.localization("en")?.stringUnit?.state == .translated)
    }
    #expect(catalog.isInXcodeLayout)
  }
}
