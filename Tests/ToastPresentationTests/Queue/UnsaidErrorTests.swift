// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import ToastPresentation

/// What the section "Errors" of the documentation says: an error is said, or its newest form is.
@Suite("Errors that wait")
struct UnsaidErrorTests {
  /// A queue in which an error is being said and another one waits.
  private func play(
    speech: Double = 2,
    _ change: (inout AnnouncementOptions) -> Void = { _ in }
  ) -> QueuePlay {
    var play = QueuePlay(.accessible, speechSeconds: speech) { options in
      options.screenReader = true
      change(&options)
    }
    play.at(0, .show(.test("z", style: .error)), .show(.test("e", style: .error)))
    return play
  }

  @Test("one that changes before its turn is said in its newest form")
  func newestForm() {
    var play = play()
    play.at(1, .update(.test("e", "Solved", style: .success)))
    play.pass()
    #expect(play.said == ["0 Error: z !", "2 Solved"])
  }

  @Test("the newest form is said although its toast is closed")
  func closed() {
    var play = play()
    play.at(1, .update(.test("e", "Trying again", style: .loading)))
    play.at(1.2, .update(.test("e", "Solved", style: .success)), .dismiss("e"))
    play.pass()
    #expect(play.said == ["0 Error: z !", "2 Solved"])
    #expect(!play.timeline.contains { $0.contains("dropped") })
  }

  @Test("the newest form does not expire")
  func expiry() {
    var play = play(speech: 50)
    play.at(1, .update(.test("e", "Solved", style: .success)), .show(.test("a")))
    play.pass()
    #expect(play.said == ["0 Error: z !", "50 Solved"])
    #expect(play.timeline.filter { $0.contains("dropped") } == ["46 dropped a expired"])
  }

  @Test("the newest form takes the place of one with the same words that expires")
  func expiringTwin() {
    var play = play(speech: 50)
    play.at(1, .show(.test("a", "Solved")))
    play.at(1.1, .update(.test("e", "Solved", style: .success)), .show(.test("b", "Solved")))
    play.pass()
    #expect(play.said == ["0 Error: z !", "50 Solved"])
    #expect(
      play.timeline.filter { $0.contains("dropped") } == [
        "46 dropped a expired", "46 dropped b expired",
      ]
    )
  }

  @Test("the newest form is not folded")
  func folding() {
    var play = play { $0.foldPending = 1 }
    play.at(1, .update(.test("e", "Solved", style: .success)))
    play.at(1, .show(.test("a")), .show(.test("b")), .show(.test("c")))
    play.pass()
    #expect(play.said == ["0 Error: z !", "2 Solved", "4 c. 2 more notifications"])
  }

  @Test("a newest form that is not to be announced leaves the error its turn")
  func silentForm() {
    var play = play()
    var card = Toast.test("e", "Solved", style: .success)
    card.position = Toast.Position(index: 1, count: 2)
    play.at(1, .update(card))
    play.pass()
    #expect(play.said == ["0 Error: z !", "2 Error: e"])
  }

  @Test("what was said, also if it was cut off, is not owed any more")
  func cutOff() {
    var play = play()
    play.at(2.5, .announcementFinished(toast: "e", success: false))
    play.at(2.6, .show(.test("f", style: .error)))
    play.at(2.7, .update(.test("e", "Solved", style: .success)), .dismiss("e"))
    play.pass()
    #expect(play.said == ["0 Error: z !", "2 Error: e", "2.6 Error: f !"])
    #expect(play.timeline.contains("2.7 dropped e dismissed"))
  }

  @Test("one that the caller makes polite waits in turn, and stays an error")
  func polite() {
    var error = Toast.test("p", style: .error)
    error.urgency = .polite
    var play = play(speech: 50)
    play.at(1, .show(error), .dismiss("p"))
    play.pass()
    #expect(play.said == ["0 Error: z !", "50 Error: e", "100 p"])
    #expect(!play.timeline.contains { $0.contains("dropped") })
  }

  @Test("the error of a closed toast is said although its id comes again")
  func reusedID() {
    var play = play()
    play.at(0.5, .dismiss("e"))
    play.at(1, .show(.test("e", "Connecting")))
    play.at(1.2, .update(.test("e", "Connected")))
    play.at(1.3, .dismiss("e"))
    play.pass()
    #expect(play.said == ["0 Error: z !", "2 Error: e"])
    // Nothing of the first toast is handed on to the second.
    #expect(play.timeline.contains("1.3 dropped e dismissed"))
  }

  @Test("the error of a toast that was put off is replaced when it comes back and changes")
  func comesBack() {
    var play = QueuePlay(.stack) { $0.screenReader = true }
    let later = [ToastAction(.later)]
    play.at(0, .show(.test("z", style: .error)))
    play.at(0.1, .show(.test("e", style: .error, actions: later)))
    play.at(0.2, .act("e", action: "later", succeeds: true), .pageAppeared(nil))
    play.at(0.5, .update(.test("e", "Solved", style: .success)))
    play.pass()
    #expect(play.said == ["0 Error: z !", "2 Solved"])
  }

  @Test("what may not be folded is said in turn, however many others keep coming")
  func starving() {
    var play = play { $0.foldPending = 1 }
    let action = ToastAction(.archive, confirmation: "Archived")
    play.at(0.1, .show(.test("m", actions: [action])), .act("m", action: "archive", succeeds: true))
    for number in 0..<200 { play.at(0.2 + Double(number) / 2, .show(.test("\(number)"))) }
    play.pass()
    #expect(play.said.prefix(3) == ["0 Error: z !", "2 Error: e", "4 Archived"])
    #expect(play.said[3] == "6 11. 11 more notifications")
  }

  @Test("a confirmation that shares its words with a toast is not folded with it")
  func foldedTwin() {
    var play = play { $0.foldPending = 1 }
    let action = ToastAction(.archive, confirmation: "Archived")
    play.at(0, .show(.test("m", actions: [action])))
    play.at(1, .show(.test("a", "Archived")), .act("m", action: "archive", succeeds: true))
    play.at(1, .show(.test("b")), .show(.test("c")))
    play.pass()
    #expect(
      play.said == ["0 Error: z !", "2 Error: e", "4 Archived", "6 c. 1 more notification"]
    )
  }

  @Test("what became of an action is not folded")
  func foldedConfirmation() {
    var play = play { $0.foldPending = 1 }
    let action = ToastAction(.archive, confirmation: "Archived")
    play.at(0, .show(.test("m", actions: [action])))
    play.at(1, .show(.test("a")), .show(.test("b")))
    play.at(1.5, .act("m", action: "archive", succeeds: true))
    play.pass()
    #expect(
      play.said == ["0 Error: z !", "2 Error: e", "4 b. 1 more notification", "6 Archived"]
    )
  }
}
