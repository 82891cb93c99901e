// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import TestSupport
import Testing
import ToastPresentation

/// The table "Bad input" of the article `Announcements`, row by row.
@Suite("Article “Announcements”, bad input")
struct BadInputTable {
  /// The rows by their first column.
  enum Row: String, CaseIterable, CustomTestStringConvertible {
    case blankTitle = "empty or blank title"
    case onlyEmoji = "only emoji"
    case long = "ten thousand characters"
    case surrogates = "half a surrogate pair"
    case controls = "control characters"
    case bidi = "nested bidirectional marks"
    case markup = "HTML, SSML"
    case unknownStyle = "unknown style"
    case malformed = "malformed JSON"
    case languageTag = "malformed language tag"
    case unknownMember = "unknown member"
    case namelessAction = "an action without a name"
    case duration = "negative or senseless duration"
    case beyondClock = "`at` beyond the clock, 4,000,000,000 s"
    case failingAction = "an action that fails"
    case lateAction = "an action whose toast has left meanwhile"
    case unknownID = "unknown ids"
    case backwards = "time that goes backwards"
    case burst = "a burst of ten thousand"

    var testDescription: String { rawValue }
  }

  @Test("the table has these rows")
  func complete() throws {
    let article = try String(
      contentsOf: packageRoot.appendingPathComponent(
        "Sources/ToastPresentation/ToastPresentation.docc/Announcements.md"
      ),
      encoding: .utf8
    )
    let section = article.components(separatedBy: "### Bad input\n").dropFirst().first ?? ""
    let table = section.components(separatedBy: "\n###")[0]
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let names = rows.map { $0.split(separator: "|")[0].trimmingCharacters(in: .whitespaces) }
    #expect(names == Row.allCases.map(\.rawValue))
  }

  @Test("a row", .timeLimit(.minutes(5)), arguments: Row.allCases)
  func row(_ row: Row) async throws {
    switch row {
    case .blankTitle:
      #expect(
        said(#"{"title": " ", "message": "Try again.", "style": "error"}"#) == "Error: Try again."
      )
      #expect(said(#"{"title": ""}"#) == "Notification")
      #expect(said(#"{"title": "\n", "style": "error"}"#) == "Notification: Error")
    case .onlyEmoji:
      #expect(said(#"{"title": "🎉"}"#) == "party popper")
      #expect(said(#"{"title": "🎉"}"#, "pl") == "🎉")
    case .long:
      let title = String(repeating: "a", count: 10_000)
      #expect(said("{\"title\": \"\(title)\"}") == title)
    case .surrogates:
      let request = try self.request(#"{"title": "a\ud83dz"}"#)
      #expect(request.toast.title == .literal("a\u{FFFD}z"))
      #expect(said(#"{"title": "a\ud83dz"}"#) == "az")
    case .controls:
      #expect(try request(#"{"title": "a\u0007b"}"#).toast.title == .literal("a\u{7}b"))
      #expect(said(#"{"title": "a\u0007b"}"#) == "ab")
    case .bidi:
      #expect(
        try request(#"{"title": "\u2067\u202ex\u2069\u202c\u2066y"}"#).toast.title
          == .literal("\u{2067}\u{202E}x\u{2069}\u{202C}\u{2066}y")
      )
      #expect(said(#"{"title": "\u2067\u202ex\u2069\u202c\u2066y"}"#) == "xy")
    case .markup: try checkMarkup()
    case .unknownStyle:
      #expect(refusal(#"{"title": "x", "style": "panic"}"#)?.contains("known are success") == true)
    case .malformed: #expect(refusal(#"{"title": "x""#)?.hasPrefix("t.json:1:14: ") == true)
    case .languageTag:
      let words = "is no language tag"
      #expect(refusal(#"{"title": "x", "language": "e n"}"#)?.contains(words) == true)
      #expect(refusal(#"{"title": {"text": "x", "language": "??"}}"#)?.contains(words) == true)
      let toast = Toast(id: "a", title: .literal("x", language: "\"><"))
      let found = Announcer(languages: ["??"]).announcement(for: toast)
      #expect(found.text == "x")
      #expect(SSMLRenderer.text(found).contains(#"xml:lang="&quot;&gt;&lt;""#))
      #expect(HTMLRenderer(found).insertion.contains(#"lang="&quot;&gt;&lt;""#))
    case .unknownMember:
      let found = try request(#"{"title": "x", "titel": "y"}"#)
      #expect(found.unknownMembers.map(\.name) == ["titel"])
      #expect(found.toast.title == .literal("x"))
    case .namelessAction:
      #expect(refusal(#"{"title": "x", "actions": [""]}"#)?.contains("no name") == true)
      #expect(refusal(#"{"title": "x", "actions": [{"icon": "i"}]}"#)?.contains("id") == true)
      let toast = Toast(id: "a", title: "x", actions: [ToastAction(id: "", label: "")])
      #expect(Announcer(languages: ["en"]).announcement(for: toast).text == "x")
    case .duration:
      for seconds in ["-5", "1e999"] {
        let toast = try request("{\"title\": \"x\", \"duration\": \(seconds)}").toast
        let time = Announcer(languages: ["en"]).announcement(for: toast).displayTime
        #expect(time.seconds == 4)
      }
    case .beyondClock:
      func events(_ time: String) -> String {
        #"{"events": [{"at": \#(time), "do": "escape"}]}"#
      }
      #expect(scenarioRefusal(events("4000000001"))?.contains("events[0]") == true)
      #expect(scenarioRefusal(events("4e9")) == nil)
    case .failingAction, .lateAction: await checkAction(row)
    case .unknownID:
      var play = QueuePlay(.accessible)
      play.at(0, .dismiss("x"), .act("x", action: nil, succeeds: true), .pauseBegan(.hover, "x"))
      play.at(0, .announcementFinished(toast: "x", success: false))
      #expect(play.timeline.isEmpty && play.said.isEmpty)
      play.at(0, .update(.test("x")))
      #expect(play.timeline == ["0 shown x"])
    case .backwards:
      var play = QueuePlay(.accessible)
      play.at(10, .show(.test("a")))
      play.at(2, .show(.test("b")))
      #expect(play.timeline == ["10 shown a", "10 shown b"])
    case .burst:
      checkBurst()
      checkEqualBurst()
    }
  }

  private func checkMarkup() throws {
    let toast = try request(#"{"title": "<b>Hi</b> & <speak>"}"#).toast
    let found = Announcer(languages: ["en"]).announcement(for: toast)
    #expect(found.text == "<b>Hi</b> & <speak>")
    for text in [SSMLRenderer.text(found), HTMLRenderer(found).insertion] {
      #expect(text.contains("&lt;b&gt;Hi&lt;/b&gt; &amp; &lt;speak&gt;"))
    }
  }

  /// An action whose handler fails, or that ends when its toast has been closed.
  private func checkAction(_ row: Row) async {
    struct Failure: Error {}
    let queue = ToastQueue(announcer: Announcer(languages: ["en"]), clock: ManualClock())
    let changes = queue.changes()
    let action = ToastAction(.archive, confirmation: "Archived")
    // The queue keeps the handler as long as the toast, so that the handler must not keep the queue.
    queue.show(.test("a", actions: [action])) { [weak queue] _ in
      if row == .failingAction { throw Failure() }
      queue?.dismiss("a")
    }
    await queue.act("a", action: "archive")
    #expect(queue.visibleToasts.isEmpty == (row == .lateAction))
    var texts: [String] = []
    for await change in changes {
      guard case .announced(let announcement, _) = change.kind else { continue }
      texts.append(announcement.text)
      if texts.count == 2 { break }
    }
    #expect(texts.last == (row == .lateAction ? "Archived" : "Failed: Archive"))
  }

  /// Ten thousand toasts within a hundred seconds: each is said, or told to have waited too long.
  private func checkBurst() {
    let ids = (0..<10_000).map { String($0) }
    for screenReader in [false, true] {
      var play = QueuePlay(.accessible) { $0.screenReader = screenReader }
      for (number, id) in ids.enumerated() { play.at(Double(number) / 100, .show(.test(id))) }
      play.pass()
      #expect(play.timeline.filter { $0.contains("shown") }.count == ids.count)
      let said = play.said.map { String($0.split(separator: " ")[1]) }
      let dropped = self.dropped(play, "expired")
      #expect((said + dropped).sorted() == ids.sorted())
      // One each two seconds, until the last one has waited 45 s.
      #expect(said.count >= (screenReader ? 70 : ids.count))
    }
  }

  /// Thousands with the same words at once, of which half then change and half are closed.
  private func checkEqualBurst() {
    let ids = (0..<2_000).map { String($0) }
    var play = QueuePlay(.accessible) { $0.screenReader = true }
    play.at(0, .show(.test("z")))
    for id in ids { play.at(0.1, .show(.test(id, "x"))) }
    for (number, id) in ids.enumerated() {
      if number % 2 == 0 { play.at(0.2, .update(.test(id))) } else { play.at(0.2, .dismiss(id)) }
    }
    play.pass()
    let said = play.said.dropFirst().map { String($0.split(separator: " ")[1]) }
    let changed = ids.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let closed = ids.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    #expect((said + dropped(play, "expired")).sorted() == changed.sorted())
    #expect(dropped(play, "dismissed").sorted() == closed.sorted())
    #expect(said.count >= 20)
    #expect(play.state.waitingAnnouncements == 0)
  }

  /// The toasts whose announcements were dropped for a reason.
  private func dropped(_ play: QueuePlay, _ reason: String) -> [String] {
    play.timeline.compactMap { line -> String? in
      let words: [Substring] = line.split(separator: " ")
      guard words.count == 4, words[1] == "dropped", words[3] == reason else { return nil }
      return String(words[2])
    }
  }

  // MARK: - Requests

  private func request(_ json: String) throws -> ToastRequest {
    try ToastRequest(json.utf8, place: "t.json", reader: TestReader.value)
  }

  private func said(_ json: String, _ language: String = "en") -> String? {
    (try? request(json)).map {
      Announcer(languages: [language]).announcement(for: $0.toast).text
    }
  }

  /// Why a toast is refused.
  private func refusal(_ json: String) -> String? {
    do {
      _ = try request(json)
      return nil
    } catch {
      return String(describing: error)
    }
  }

  private func scenarioRefusal(_ json: String) -> String? {
    do {
      _ = try Scenario(json.utf8, place: "s.json", reader: TestReader.value)
      return nil
    } catch {
      return String(describing: error)
    }
  }
}
