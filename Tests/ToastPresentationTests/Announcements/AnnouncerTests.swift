// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import SpokenText
import Testing
import ToastPresentation

@Suite("The announcer")
struct AnnouncerTests {
  private func announcement(
    _ toast: Toast,
    _ languages: [String] = ["en"],
    _ change: (inout AnnouncementOptions) -> Void = { _ in }
  ) -> Announcement {
    var options = AnnouncementOptions()
    change(&options)
    return Announcer(languages: languages, options: options).announcement(for: toast)
  }

  @Test("politeness follows from style and origin")
  func politeness() {
    for style in ToastStyle.allCases {
      for origin in ToastOrigin.allCases {
        let toast = Toast(id: "a", style: style, title: "Text", origin: origin)
        let found = announcement(toast)
        let expected: (Politeness, AnnouncementPriority, Bool) =
          switch style {
          case .error: (.assertive, .high, true)
          case .warning: (.polite, .default, false)
          case .loading, .progress: (.polite, .low, false)
          default: (.polite, origin == .background ? .low : .default, false)
          }
        #expect(found.politeness == expected.0)
        #expect(found.priority == expected.1)
        #expect(found.interrupts == expected.2)
      }
    }
  }

  @Test("an urgency goes before the style and adds no status word")
  func urgency() {
    let urgent = announcement(Toast(id: "a", style: .error, title: "Failed", urgency: .urgent))
    #expect(urgent.text == "Failed")
    #expect(urgent.politeness == .assertive && urgent.priority == .high && urgent.interrupts)
    let polite = announcement(Toast(id: "a", style: .error, title: "Failed", urgency: .polite))
    #expect(polite.text == "Failed")
    #expect(polite.politeness == .polite && !polite.interrupts)
  }

  @Test("a card's description is read under the cursor, not announced")
  func position() {
    let toast = Toast(
      id: "a",
      style: .error,
      title: "Failed",
      position: Toast.Position(index: 2, count: 3)
    )
    let found = announcement(toast)
    #expect(found.text == "Error: Failed. 2 of 3")
    #expect(found.politeness == .off && found.priority == .low && !found.interrupts)
  }

  @Test("role and status words are options")
  func words() {
    let toast = Toast(id: "a", style: .success, title: "Saved")
    #expect(announcement(toast) { $0.role = true }.text == "Notification: Saved")
    #expect(announcement(toast) { $0.statusWords = .all }.text == "Success: Saved")
    let error = Toast(id: "a", style: .error, title: "Failed")
    #expect(announcement(error) { $0.statusWords = .none }.text == "Failed")
    let both = announcement(error) { $0.role = true }
    #expect(both.text == "Notification: Error: Failed")
    #expect(both.segments.map(\.role) == [.role, .status, .title])
  }

  @Test(
    "a title that begins with the word gets no second one",
    arguments: [
      ("Error: disk full", "en", true), ("error – disk full", "en", true), ("ERROR 5", "en", true),
      ("Errors were found", "en", false), ("エラー：満杯", "ja", true), ("Error 満杯", "ja", true),
      ("エラーです", "ja", false), ("错误：磁盘已满", "zh-Hans", true), ("An error", "en", false),
    ]
  )
  func statusWordPresent(_ title: String, _ language: String, _ isPresent: Bool) {
    let toast = Toast(id: "a", style: .error, title: .literal(title))
    let found = announcement(toast, [language])
    #expect(found.notes.contains(.statusWordPresent) == isPresent)
    #expect(found.notes.contains(.statusWord) != isPresent)
  }

  @Test("hints name one or two actions, count more, and can be left out")
  func hints() {
    func toast(_ count: Int) -> Toast {
      let labels = ["Undo", "Open", "Share"].prefix(count)
      return Toast(
        id: "a",
        title: "Sent",
        actions: labels.map { ToastAction(id: $0, label: .literal($0)) }
      )
    }
    #expect(announcement(toast(1)).text == "Sent. Undo available")
    #expect(announcement(toast(2)).text == "Sent. Undo and Open available")
    #expect(announcement(toast(3)).text == "Sent. 3 actions available")
    #expect(announcement(toast(3), ["ja"]).text == "Sent。アクションが3件あります")
    let without = announcement(toast(2)) { $0.actionHints = false }
    #expect(without.text == "Sent")
    #expect(without.notes.contains(.hintLeftOut))
    #expect(without.actions.map(\.label) == ["Undo", "Open"])
  }

  @Test("a language without sentences gets labels as parts of their own and no English words")
  func withoutFrames() {
    let toast = Toast(
      id: "a",
      style: .error,
      title: "Nie udało się",
      actions: [ToastAction(id: "x", label: "Ponów"), ToastAction(id: "y", label: "Zamknij")]
    )
    let found = announcement(toast, ["pl", "en"])
    #expect(found.text == "Nie udało się. Ponów. Zamknij")
    #expect(found.segments.map(\.language) == ["pl", "pl", "pl"])
    #expect(found.segments.map(\.role) == [.title, .action, .action])
    #expect(found.notes.contains(.hintLeftOut))
  }

  @Test("the app's catalog goes first, key by key, and never hides a text behind English")
  func appCatalog() throws {
    let bundle = try TestReader.bundle(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "toast.action.undo": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Take Back"}}}},
        "toast.status.error": {"localizations": {
          "pl": {"stringUnit": {"state": "translated", "value": "Błąd"}}}},
        "announce.status": {"localizations": {
          "pl": {"stringUnit": {"state": "translated", "value": "%1$@: %2$@"}}}},
        "announce.hint.one": {"localizations": {
          "pl": {"stringUnit": {"state": "translated", "value": "Dostępne: %@"}}}}}}
      """
    )
    let toast = Toast(
      id: "a",
      style: .error,
      title: "x",
      actions: [ToastAction(.undo)],
      hasCloseButton: true
    )
    func text(_ language: String) -> Announcement {
      Announcer(languages: [language], bundles: [bundle]).announcement(for: toast)
    }
    #expect(text("en").text == "Error: x. Take Back available")
    #expect(text("ja").text == "エラー：x。「元に戻す」を実行できます")
    #expect(text("ja").closeName == "閉じる")
    // The app has Polish sentences, but its label for undo is English.
    let polish = text("pl")
    #expect(polish.text == "Błąd: x. Dostępne: Take Back")
    #expect(polish.segments.map(\.language) == ["pl", "pl", "pl", "en"])
    #expect(polish.segments.map(\.role) == [.status, .title, .hint, .action])
  }

  @Test("the quotation marks around a label in another language go with the label")
  func orphanedQuotes() {
    let action = ToastAction(id: "x", label: .literal("Undo now", language: "en"))
    let found = announcement(Toast(id: "a", title: "保存", actions: [action]), ["ja"])
    #expect(found.text == "保存。「Undo now」を実行できます")
    #expect(found.segments.map(\.text) == ["保存", "Undo now", "を実行できます"])
    #expect(found.segments.map(\.language) == ["ja", "en", "ja"])
  }

  @Test("the first language's sentences serve a toast in another language")
  func foreignToast() {
    let toast = Toast(
      id: "a",
      style: .error,
      title: "保存できません",
      language: "ja",
      progress: nil
    )
    let found = announcement(toast, ["en"])
    #expect(found.text == "Error: 保存できません")
    #expect(found.language == "ja")
    #expect(found.segments.map(\.language) == ["en", "ja"])
    #expect(found.notes.contains(.otherLanguage))
  }

  @Test("progress is cut to whole percent and spoken in one part")
  func progress() {
    func text(_ progress: Double, _ language: String) -> String {
      announcement(
        Toast(id: "a", style: .progress, title: "T", progress: progress),
        [language]
      ).text
    }
    #expect(text(0.29, "en") == "T, 29 percent")
    #expect(text(0.999, "ja") == "T、99パーセント")
    #expect(text(7, "zh-Hans") == "T，百分之100")
    #expect(text(-1, "en") == "T, 0 percent")
    #expect(text(.nan, "en") == "T")
    #expect(text(0.5, "pl") == "T")
  }

  @Test("a value is cut where another voice has to say it")
  func values() throws {
    let bundle = try TestReader.bundle(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Moved to %@": {"localizations": {
        "ja": {"stringUnit": {"state": "translated", "value": "%@に移動しました"}},
        "zh-Hans": {"stringUnit": {"state": "translated", "value": "已移到%@"}},
        "ru": {"stringUnit": {"state": "translated", "value": "Перемещено в %@"}}}}}}
      """
    )
    func segments(_ value: String, _ language: String) -> [String] {
      let toast = Toast(id: "a", title: .key("Moved to %@", arguments: [.text(value)]))
      return Announcer(languages: [language], bundles: [bundle]).announcement(for: toast)
        .segments.map { "\($0.text)|\($0.language ?? "null")" }
    }
    #expect(segments("フォルダ", "en") == ["Moved to|en", "フォルダ|ja"])
    #expect(segments("東京タワー", "zh-Hans") == ["已移到|zh-Hans", "東京タワー|ja"])
    #expect(segments("東京", "zh-Hans") == ["已移到東京|zh-Hans"])
    #expect(segments("東京", "en") == ["Moved to 東京|en"])
    #expect(segments("서울", "en") == ["Moved to|en", "서울|ko"])
    #expect(segments("กรุงเทพ", "en") == ["Moved to|en", "กรุงเทพ|th"])
    #expect(segments("Москва", "en") == ["Moved to|en", "Москва|und-Cyrl"])
    #expect(segments("Москва", "ru") == ["Перемещено в Москва|ru"])
    #expect(segments("Αθήνα", "ja") == ["Αθήνα|und-Grek", "に移動しました|ja"])
    #expect(segments("Archive", "ja") == ["Archiveに移動しました|ja"])
    #expect(segments("My Archive", "ja") == ["My Archive|en", "に移動しました|ja"])
    #expect(segments("Archiv", "ru") == ["Перемещено в Archiv|ru"])
    #expect(segments("42", "en") == ["Moved to 42|en"])
  }

  @Test("Han in a value of another sentence is marked as a guess")
  func ambiguous() {
    let toast = Toast(id: "a", title: .key("Moved to %@", arguments: [.text("東京")]))
    #expect(announcement(toast).notes.contains(.ambiguousScript))
    let literal = Toast(id: "a", title: "Moved to 東京")
    #expect(!announcement(literal).notes.contains(.ambiguousScript))
  }

  @Test("verbatim text has no language")
  func verbatim() {
    let toast = Toast(id: "a", title: "Saved", message: .verbatim("Q3.pdf"))
    let found = announcement(toast)
    #expect(found.text == "Saved. Q3.pdf")
    #expect(found.segments.map(\.language) == ["en", nil])
  }

  @Test("actions have the label shown, the built-in one of their id, or the id")
  func labels() {
    let toast = Toast(
      id: "a",
      title: "x",
      actions: [
        ToastAction(id: "undo"), ToastAction(id: "frob"), ToastAction(id: "q", label: " "),
      ],
      offersLater: true
    )
    let found = announcement(toast, ["zh-HK"])
    #expect(found.actions.map(\.label) == ["還原", "frob", "q", "稍後"])
    #expect(found.actions.map(\.id) == ["undo", "frob", "q", "later"])
  }

  @Test("nothing shown is the source key while the source has a text")
  func identifierKey() throws {
    let bundle = try TestReader.bundle(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"toast.copied.title": {
        "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Copied"}}}}}}
      """
    )
    let toast = Toast(id: "a", title: .key("toast.copied.title"))
    let found = Announcer(languages: ["pl"], bundles: [bundle]).announcement(for: toast)
    #expect(found.text == "Copied")
    #expect(found.language == "en")
  }

  @Test("failures are said in English rather than not at all")
  func failures() {
    let toast = Toast(id: "a", title: "x", actions: [ToastAction(.archive)])
    let action = toast.actions[0]
    let english = Announcer(languages: ["en"]).failure(of: action, in: toast)
    #expect(english.text == "Failed: Archive")
    #expect(english.politeness == .assertive && english.interrupts)
    let japanese = Announcer(languages: ["ja"]).failure(of: action, in: toast)
    #expect(japanese.text == "失敗しました：アーカイブ")
    let polish = Announcer(languages: ["pl"]).failure(of: action, in: toast)
    #expect(polish.text == "Failed: Archive")
    #expect(polish.segments.allSatisfy { $0.language == "en" })
  }
}
