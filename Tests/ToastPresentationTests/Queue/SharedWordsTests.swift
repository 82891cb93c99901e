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
