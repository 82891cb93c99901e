// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import SpokenText
import TestSupport
import Testing
import ToastPresentation

@Suite("Bad input")
struct BadInputTests {
  private func text(
    _ title: String,
    _ style: ToastStyle = .info,
    _ language: String = "en"
  ) -> String {
    Announcer(languages: [language])
      .announcement(for: Toast(id: "a", style: style, title: .literal(title))).text
  }

  @Test(
    "a toast without words says that it is there",
    arguments: ["", " ", "\n\t", "\u{2068}\u{2069}", "\u{200B}", "\u{E000}", "\u{FFFD}"]
  )
  func blank(_ title: String) {
    #expect(text(title) == "Notification")
    #expect(text(title, .error) == "Notification: Error")
    #expect(text(title, .warning, "ja") == "通知：警告")
    #expect(text(title, .success, "zh-HK") == "通知")
    #expect(text(title, .error, "pl") == "Notification: Error")
  }

  @Test("a blank title leaves the message")
  func blankTitle() {
    let toast = Toast(id: "a", style: .error, title: " ", message: "Try again.")
    let found = Announcer(languages: ["en"]).announcement(for: toast)
    #expect(found.text == "Error: Try again.")
    #expect(found.notes.contains(.blankPart))
  }

  @Test("emoji that stand alone are named")
  func emoji() {
    #expect(text("🎉") == "party popper")
    #expect(text("🎉🎉🎉", .error) == "Error: party popper")
    #expect(text("🎉", .info, "pl") == "🎉")
  }

  @Test("markup of HTML and SSML is text")
  func markup() {
    let title = "<b>Hi</b> & <speak>"
    #expect(text(title) == title)
  }

  @Test(
    "a conversion without its value is not read out",
    arguments: [
      ("Sent %@ to %lld people", "Sent to people"), ("%1$@: %2$.2f %%", ": %"),
      ("%@", "Notification"),
      ("%#@files@ left", "left"), ("5% off", "5% off"),
    ]
  )
  func unfilled(_ key: String, _ expected: String) {
    let toast = Toast(id: "a", title: .key(key))
    #expect(Announcer(languages: ["en"]).announcement(for: toast).text == expected)
  }

  @Test("an action without a name is not spoken of")
  func namelessAction() {
    let nameless = ToastAction(id: "", label: "")
    let toast = Toast(id: "a", title: "x", actions: [nameless])
    let both = Toast(id: "a", title: "x", actions: [nameless, ToastAction(.undo)])
    #expect(Announcer(languages: ["en"]).announcement(for: toast).text == "x")
    #expect(Announcer(languages: ["en"]).announcement(for: both).text == "x. Undo available")
  }

  @Test(
    "ten thousand characters of any kind take no time to speak of",
    arguments: [
      "*a ", "`a", "[", "[a](", "🎉", "a🎉", "www.", "http://", "a… ", "ABCDEFG ", "a — ", "\u{2067}",
    ]
  )
  func longMarkup(_ part: String) {
    let count = 10_000 / part.unicodeScalars.count
    #expect(!text(String(repeating: part, count: count)).isEmpty)
  }

  @Test("times at the end of the clock, and before its start, are no trouble")
  func extremeTimes() {
    var state = ToastQueueState(announcer: Announcer(languages: ["en"]))
    _ = state.send(.show(.test("a", seconds: .greatestFiniteMagnitude)), at: .seconds(Int64.min))
    #expect(state.visibleToasts.map(\.id) == ["a"])
    _ = state.send(.show(.test("b", seconds: 5)), at: .seconds(Int64.max))
    _ = state.advance(to: .seconds(Int64.max))
    #expect(state.nextDeadline == nil)
    #expect(state.advance(to: .zero).isEmpty)
  }

  @Test("a burst of ten thousand toasts is shown and said whole", arguments: [true, false])
  func burst(_ screenReader: Bool) {
    var play = QueuePlay(.accessible, speechSeconds: 0.001) { $0.screenReader = screenReader }
    for number in 0..<10_000 { play.at(0, .show(.test("\(number)"))) }
    play.pass()
    #expect(play.said.count == 10_000)
    #expect(Set(play.said.map { $0.split(separator: " ").last }).count == 10_000)
    #expect(play.timeline.filter { $0.contains("shown") }.count == 10_000)
  }

  @Test("ten thousand characters are said whole")
  func long() {
    let title = String(repeating: "a", count: 10_000)
    #expect(text(title) == title)
  }

  @Test(
    "a negative or senseless duration counts as automatic",
    arguments: [-1, -Double.infinity, .nan, .infinity]
  )
  func durations(_ seconds: Double) {
    let toast = Toast(id: "a", title: "x", duration: .seconds(seconds))
    let time = Announcer(languages: ["en"]).announcement(for: toast).displayTime
    #expect(time.seconds == 4)
    #expect(time.reason == .minimum)
  }

  @Test("a given duration that is too short is kept and noted")
  func shortDuration() {
    let toast = Toast(id: "a", title: "one two three four five", duration: .seconds(1))
    let time = Announcer(languages: ["en"]).announcement(for: toast).displayTime
    #expect(time.seconds == 1)
    #expect(time.isBelowReadingTime)
  }

  @Test(
    "half a surrogate pair becomes what is never spoken",
    arguments: [#"a\ud83dz"#, #"a\ude00z"#, #"a\ud83d\ud83dz"#, #"a\uDE00\uD83Dz"#]
  )
  func surrogates(_ json: String) throws {
    let request = try ToastRequest(
      #"{"id": "a", "title": "\#(json)"}"#.utf8,
      place: "-",
      reader: TestReader.value
    )
    let found = Announcer(languages: ["en"]).announcement(for: request.toast)
    #expect(found.text == "az")
  }

  @Test(
    "whole pairs and other escapes stay",
    arguments: [#"\ud83d\ude00 x"#, #"\\ud83d"#, #"\u00e9"#]
  )
  func wholePairs(_ json: String) throws {
    let request = try ToastRequest(
      #"{"id": "a", "title": "\#(json)"}"#.utf8,
      place: "-",
      reader: TestReader.value
    )
    guard case .literal(let text, _) = request.toast.title else { return }
    #expect(!text.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test(
    "requests that are none are refused with the place and what would be right",
    arguments: [
      ("[]", "an object"), ("{}", "title"), (#"{"title": 1}"#, "a string"),
      (#"{"title": "x", "style": "panic"}"#, "known are success"),
      (#"{"title": "x", "duration": "soon"}"#, "indefinite"),
      (#"{"title": "x", "actions": [{}]}"#, "id"), (#"{"title": "x""#, "1:14"),
      (#"{"title": "x", "options": {"statusWords": "some"}}"#, "problems"),
    ]
  )
  func refused(_ json: String, _ words: String) {
    #expect {
      try ToastRequest(json.utf8, place: "t.json", reader: TestReader.value)
    } throws: { error in
      let text = String(describing: error)
      return text.hasPrefix("t.json") && text.contains(words)
    }
  }

  private func noncharacter(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String($0) } ?? ""
  }

  @Test("whatever a title holds, the text is clean and the segments lie in it")
  func random() {
    var random = SeededGenerator(seed: 11)
    let parts = [
      "Saved", "保存", "🎉", "…", "**", "\u{2068}", "<b>", "&", "\"", "\n", "「", "%@", "%",
      "https://a.example/",
      " ", "Ошибка", "!", noncharacter(0xFDD0), noncharacter(0xFDD3),
    ]
    for language in ["en", "ja", "zh-HK", "pl", "ar"] {
      let announcer = Announcer(languages: [language])
      for _ in 0..<300 {
        func part() -> String {
          (0..<Int.random(in: 0...6, using: &random)).map { _ in
            parts.randomElement(using: &random) ?? ""
          }.joined()
        }
        let toast = Toast(
          id: "a",
          style: ToastStyle.allCases.randomElement(using: &random) ?? .info,
          title: Bool.random(using: &random)
            ? .literal(part()) : .key(part() + "%@", arguments: [.text(part())]),
          message: .literal(part()),
          actions: [ToastAction(id: "x", label: .literal(part(), language: "ko"))]
        )
        let found = announcer.announcement(for: toast)
        #expect(!found.text.unicodeScalars.contains { $0.properties.isBidiControl })
        #expect(!found.text.unicodeScalars.contains { $0.properties.isNoncharacterCodePoint })
        #expect(!found.text.isEmpty)
        var rest = Substring(found.text).unicodeScalars
        for segment in found.segments {
          let wanted = Array(segment.text.unicodeScalars)
          while !rest.isEmpty, !rest.starts(with: wanted) { rest.removeFirst() }
          #expect(rest.starts(with: wanted), "\(found.text): \(segment.text)")
          rest.removeFirst(min(wanted.count, rest.count))
        }
      }
    }
  }
}
