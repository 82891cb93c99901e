// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import ToastPresentation

/// Words that two toasts share within a quarter of a second.
@Suite("Words that two toasts share")
struct SharedWordsTests {
  private func play() -> QueuePlay { QueuePlay(.accessible) { $0.screenReader = true } }

  @Test("what counted as said with another is said when the other goes")
  func twinTakesOver() {
    var play = play()
    play.at(0, .show(.test("z")))
    play.at(0.1, .show(.test("a", "x")))
    play.at(0.2, .show(.test("b", "x")))
    play.at(0.3, .dismiss("a"))
    play.pass()
    #expect(play.said == ["0 z", "2 x"])
  }

  @Test("an error that counted as said with another is said when the other is updated")
  func errorTakesOver() {
    var play = play()
    play.at(0, .show(.test("z", style: .error)))
    play.at(0.1, .show(.test("a", "x", style: .error)))
    play.at(0.2, .show(.test("b", "x", style: .error)))
    play.at(0.3, .update(.test("a", "ok", style: .success)))
    play.pass()
    #expect(play.said == ["0 Error: z !", "2 Error: x", "4 ok"])
  }

  @Test("words that were queued but never said do not silence others")
  func forgotten() {
    var play = play()
    play.at(0, .show(.test("z")))
    play.at(0.1, .show(.test("a", "x")))
    play.at(0.15, .dismiss("a"))
    play.at(0.2, .show(.test("a", "x")))
    play.pass()
    #expect(play.said == ["0 z", "2 x"])
  }

  @Test("an urgent one takes the same words along that wait with less urgency")
  func urgentTwin() {
    var play = play()
    var urgent = Toast.test("b", "x")
    urgent.urgency = .urgent
    play.at(0, .show(.test("z")))
    play.at(0.1, .show(.test("a", "x")))
    play.at(0.2, .show(urgent))
    play.pass()
    #expect(play.said == ["0 z", "0.2 x !", "2.2 z (2)"])
  }

  @Test("words that were folded away do not silence others")
  func folded() {
    var play = QueuePlay(.accessible) { options in
      options.screenReader = true
      options.foldPending = 1
    }
    play.at(0, .show(.test("z")))
    play.at(1.85, .show(.test("x")))
    play.at(1.9, .show(.test("y")))
    play.at(1.95, .show(.test("w")))
    var urgent = Toast.test("u", "x")
    urgent.urgency = .urgent
    play.at(2.05, .show(urgent))
    play.pass()
    #expect(
      play.said == [
        "0 z", "2 w. 2 more notifications", "2.05 x !", "4.05 w. 2 more notifications (2)",
      ]
    )
  }

  @Test("old words are not repeated after new ones that count as said with another's")
  func replacedByTwin() {
    var play = play()
    play.at(0, .show(.test("a", "old")))
    play.at(0.5, .show(.test("b", "Done")))
    play.at(0.6, .update(.test("a", "Done")))
    play.at(1, .show(.test("e", "boom", style: .error)))
    play.pass()
    #expect(play.said == ["0 old", "1 Error: boom !", "3 Done"])
  }

  @Test("a polite one that takes the place of an urgent one still expires")
  func politeTakesOver() {
    var play = QueuePlay(.accessible, speechSeconds: 60) { $0.screenReader = true }
    var urgent = Toast.test("u", "x")
    urgent.urgency = .urgent
    play.at(0, .show(.test("z", style: .error)))
    play.at(1, .show(urgent), .show(.test("a", "x")))
    play.at(2, .update(.test("u", "y")))
    play.pass()
    #expect(play.said == ["0 Error: z !", "60 y"])
    #expect(play.timeline.filter { $0.contains("dropped") } == ["46 dropped a expired"])
  }

  @Test("a twin that takes over leaves what was queued since alone")
  func twinAndLater() {
    var play = QueuePlay(.fifo, speechSeconds: 30) { $0.screenReader = true }
    play.at(0, .show(.test("z")))
    play.at(4.4, .show(.test("a", "x")), .show(.test("c", "x")))
    play.at(4.8, .show(.test("c", "x")))
    play.at(4.9, .act("a", action: nil, succeeds: true), .show(.test("a", "x")))
    play.pass()
    // The last one counts as said with those before it.
    #expect(play.said == ["0 z", "30 x"])
    #expect(play.timeline.filter { $0.hasSuffix("expired") } == ["49.8 dropped c expired"])
  }

  @Test("a twin that takes over has been queued since it came")
  func twinIsRecent() {
    var play = play()
    play.at(0, .show(.test("a", "x")))
    play.at(0.1, .announcementFinished(toast: nil, success: false))
    play.at(0.2, .show(.test("z", style: .error)))
    play.at(2.1, .show(.test("b", "x")))
    // The repetition is said at 2.2, before the twin comes.
    play.at(2.4, .show(.test("c", "x")))
    play.at(2.5, .dismiss("b"))
    play.at(2.6, .show(.test("d", "x")))
    play.pass()
    #expect(play.said == ["0 x", "0.2 Error: z !", "2.2 x (2)", "4.2 x"])
  }
}
