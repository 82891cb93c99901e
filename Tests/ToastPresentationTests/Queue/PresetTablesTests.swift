// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import ToastPresentation

/// The tables in section "Presets" of the documentation, row by row.
@Suite("Presets")
struct PresetTablesTests {
  // MARK: - accessible

  @Test("accessible: newcomers stand in front and all stay visible")
  func accessibleShow() {
    var play = QueuePlay(.accessible)
    play.at(0, .show(.test("a")), .show(.test("b")), .show(.test("c")))
    #expect(play.state.visibleToasts.map(\.id) == ["c", "b", "a"])
    play.pass()
    #expect(
      play.timeline == [
        "0 shown a", "0 shown b", "0 shown c", "4 dismissed a timeout", "4 dismissed b timeout",
        "4 dismissed c timeout",
      ]
    )
  }

  @Test(
    "accessible: with a limit newcomers wait, errors first, and their clock starts when they appear"
  )
  func accessibleLimit() {
    var play = QueuePlay(.accessible) { $0.maxVisible = 1 }
    play.at(0, .show(.test("a", seconds: 2)), .show(.test("b", seconds: 2)))
    play.at(1, .show(.test("e", style: .error)), .update(.test("b", "B", seconds: 3)))
    #expect(play.state.waitingIDs == ["b", "e"])
    play.pass(to: 5)
    play.at(5, .dismiss("e"))
    play.pass()
    #expect(
      play.timeline == [
        "0 shown a", "2 dismissed a timeout", "2 shown e", "5 dismissed e user", "5 shown b",
        "8 dismissed b timeout",
      ]
    )
    #expect(play.said == ["0 a", "2 Error: e !", "5 B"])
  }

  @Test("accessible: what has no end")
  func accessibleNoEnd() {
    let long = String(repeating: "word ", count: 20)
    let action = ToastAction(.undo)
    var play = QueuePlay(.accessible)
    play.at(
      0,
      .show(.test("error", style: .error, seconds: 1)),
      .show(.test("action", seconds: 1, actions: [action])),
      .show(.test("loading", style: .loading)),
      .show(.test("long", long)),
      .show(Toast(id: "indefinite", title: "x", duration: .indefinite))
    )
    play.pass()
    #expect(play.state.visibleToasts.count == 5)
    #expect(play.state.clocks.allSatisfy { $0.remaining == nil && !$0.isRunning })
  }

  @Test("accessible: the host's least time holds for given times too")
  func accessibleHostMinimum() {
    var play = QueuePlay(.accessible) { $0.hostMinimum = 10 }
    play.at(0, .show(.test("a")), .show(.test("b", seconds: 2)), .show(.test("c", seconds: 20)))
    play.pass()
    #expect(
      play.timeline.suffix(3) == [
        "10 dismissed a timeout", "10 dismissed b timeout", "20 dismissed c timeout",
      ]
    )
  }

  @Test(
    "accessible: an update stays in place; a new text restarts the clock, a new time only changes the total"
  )
  func accessibleUpdate() {
    var play = QueuePlay(.accessible)
    play.at(0, .show(.test("a", seconds: 6)), .show(.test("b", seconds: 6)))
    play.at(2, .show(.test("a", "new", seconds: 6)), .update(.test("b", seconds: 8)))
    #expect(play.state.visibleToasts.map(\.id) == ["b", "a"])
    play.at(4, .update(.test("b", seconds: 3)))
    play.pass()
    #expect(
      play.timeline == [
        "0 shown a", "0 shown b", "2 updated a", "2 updated b", "4 updated b",
        "4 dismissed b timeout", "8 dismissed a timeout",
      ]
    )
    #expect(play.said == ["0 a", "0 b", "2 new"])
  }

  @Test("accessible: closing, escape and actions")
  func accessibleClosing() {
    var play = QueuePlay(.accessible)
    let action = ToastAction(id: "ok", label: "OK", confirmation: "Done")
    play.at(0, .show(.test("a")), .show(.test("b")), .show(.test("c", actions: [action])))
    play.at(1, .dismiss("a"), .act("c", action: "ok", succeeds: true), .escape, .escape)
    #expect(
      play.timeline.suffix(4) == [
        "1 dismissed a user", "1 acted c ok", "1 dismissed c action", "1 dismissed b escape",
      ]
    )
    #expect(play.said.last == "1 Done")
  }

  @Test("accessible: reasons overlap, and what remains is kept exactly")
  func accessiblePauses() {
    var play = QueuePlay(.accessible)
    play.at(0, .show(.test("a", seconds: 6)))
    play.at(2.5, .pauseBegan(.touch, "a"))
    play.at(3, .pauseBegan(.drag, "a"))
    play.at(4, .pauseEnded(.touch, "a"))
    play.at(9, .pauseEnded(.drag, "a"))
    play.pass()
    #expect(
      play.timeline == [
        "0 shown a", "2.5 paused a touch", "9 resumed a drag", "12.5 dismissed a timeout",
      ]
    )
    var app = QueuePlay(.accessible)
    app.at(0, .show(.test("a", seconds: 5)))
    app.at(1, .pauseBegan(.app, nil))
    app.at(20, .pauseEnded(.app, nil))
    app.pass()
    #expect(app.timeline.last == "24 dismissed a timeout")
  }

  @Test(
    "accessible: each reason concerns its own toast, app and screen reader all",
    arguments: PauseReason.allCases
  )
  func accessibleReason(_ reason: PauseReason) {
    let isCommon = reason == .app || reason == .screenReader
    var play = QueuePlay(.accessible)
    play.at(0, .show(.test("a", seconds: 5)), .show(.test("b", seconds: 5)))
    play.at(1, .pauseBegan(reason, isCommon ? nil : "a"))
    play.at(11, .pauseEnded(reason, isCommon ? nil : "a"))
    play.pass()
    #expect(play.timeline.contains("15 dismissed a timeout"))
    #expect(play.timeline.contains(isCommon ? "15 dismissed b timeout" : "5 dismissed b timeout"))
  }

  @Test("accessible: with a screen reader from the start nothing times out")
  func accessibleScreenReader() {
    var play = QueuePlay(.accessible) { $0.screenReader = true }
    play.at(0, .show(.test("a", seconds: 5)))
    play.pass()
    #expect(play.timeline == ["0 shown a"])
    play.at(1000, .pauseEnded(.screenReader, nil))
    play.pass(to: 2000)
    #expect(play.timeline.last == "1005 dismissed a timeout")
  }

  @Test("accessible: pages, layout and focus change nothing, and later is an action like others")
  func accessibleNothing() {
    var play = QueuePlay(.accessible)
    play.at(0, .show(.test("a", actions: [ToastAction(.later)])))
    play.at(1, .pageDisappeared(nil), .pageAppeared(nil), .viewChanged)
    #expect(play.timeline == ["0 shown a"])
    play.at(2, .act("a", action: "later", succeeds: true), .pageAppeared(nil))
    #expect(play.timeline.last == "2 dismissed a action")
    #expect(play.said == ["0 a. Later available"])
  }

  // MARK: - fifo

  @Test("fifo: strict order, two seconds each, whatever happens")
  func fifo() {
    var play = QueuePlay(.fifo) { $0.hostMinimum = 30 }
    play.at(0, .show(.test("a", style: .error, seconds: 60)))
    play.at(0.5, .show(.test("b", actions: [ToastAction(.undo)])))
    play.at(1, .pauseBegan(.hover, "a"), .pauseBegan(.focus, "a"), .pauseBegan(.touch, "a"))
    play.at(1, .pauseBegan(.drag, "a"), .pauseBegan(.app, nil), .pauseBegan(.screenReader, nil))
    #expect(play.state.visibleToasts.map(\.id) == ["a", "b"])
    play.pass()
    #expect(
      play.timeline == [
        "0 shown a", "0.5 shown b", "2 dismissed a timeout", "2.5 dismissed b timeout",
      ]
    )
  }

  @Test("fifo: the same id is a second card, and equal cards leave together")
  func fifoEqual() {
    var play = QueuePlay(.fifo)
    play.at(0, .show(.test("a")), .show(.test("b")))
    play.at(1, .show(.test("a")), .update(.test("a", "other")))
    #expect(play.state.visibleToasts.map(\.id) == ["a", "b", "a", "a"])
    play.pass()
    #expect(
      play.timeline.suffix(4) == [
        "2 dismissed a timeout", "2 dismissed a equal", "2 dismissed b timeout",
        "3 dismissed a timeout",
      ]
    )
    #expect(play.said == ["0 a", "0 b", "1 a", "1 other"])
  }

  @Test("fifo: dismiss takes all cards of the id, an action its card")
  func fifoDismiss() {
    var play = QueuePlay(.fifo)
    play.at(0, .show(.test("a")), .show(.test("a", "2")), .show(.test("b")))
    play.at(1, .dismiss("a"), .act("b", action: nil, succeeds: true), .escape)
    #expect(
      play.timeline.suffix(4) == [
        "1 dismissed a user", "1 dismissed a user", "1 acted b tap", "1 dismissed b action",
      ]
    )
  }

  // MARK: - single

  @Test("single: the newest replaces the one on screen, nothing waits")
  func single() {
    var play = QueuePlay(.single)
    play.at(0, .show(.test("a")))
    play.at(1, .show(.test("b", seconds: 2)))
    play.pass()
    #expect(
      play.timeline == [
        "0 shown a", "1 dismissed a replaced", "1 shown b", "3 dismissed b timeout",
      ]
    )
  }

  @Test("single: four seconds, given seconds, or no end with an action")
  func singleTimes() {
    for (toast, end) in [
      (Toast.test("a"), "4 dismissed a timeout"), (.test("a", seconds: 8), "8 dismissed a timeout"),
      (.test("a", style: .error), "4 dismissed a timeout"),
      (.test("a", seconds: 8, actions: [ToastAction(.undo)]), "0 shown a"),
      (Toast(id: "a", title: "a", duration: .indefinite), "0 shown a"),
    ] {
      var play = QueuePlay(.single)
      play.at(0, .show(toast))
      play.pass()
      #expect(play.timeline.last == end)
    }
  }

  @Test("single: an update in place does not restart the clock")
  func singleUpdate() {
    var play = QueuePlay(.single)
    play.at(0, .show(.test("a")))
    play.at(3, .show(.test("a", "new", seconds: 60)))
    play.pass()
    #expect(play.timeline == ["0 shown a", "3 updated a", "4 dismissed a timeout"])
    #expect(play.said == ["0 a", "3 new"])
  }

  @Test(
    "single: hover, drag, app and screen reader pause; focus and touch do not",
    arguments: PauseReason.allCases
  )
  func singlePauses(_ reason: PauseReason) {
    var play = QueuePlay(.single)
    play.at(0, .show(.test("a")))
    play.at(1, .pauseBegan(reason, "a"))
    play.at(10, .pauseEnded(reason, "a"))
    play.pass()
    let pauses = reason != .focus && reason != .touch
    #expect(play.timeline.last == (pauses ? "13 dismissed a timeout" : "4 dismissed a timeout"))
  }

  @Test("single: what the replaced toast had still to say goes, except an error")
  func singleReplaced() {
    var play = QueuePlay(.single) { $0.screenReader = true }
    play.at(0, .show(.test("a")))
    play.at(0.1, .show(.test("b")))
    play.at(0.2, .show(.test("c")))
    play.pass()
    #expect(play.said == ["0 a", "2 c"])
    #expect(play.timeline.contains("0.2 dropped b dismissed"))
    var errors = QueuePlay(.single) { $0.screenReader = true }
    errors.at(0, .show(.test("e", style: .error)))
    errors.at(0.1, .show(.test("f", style: .error)))
    errors.at(0.2, .show(.test("c")))
    errors.pass()
    #expect(errors.said == ["0 Error: e !", "2 Error: f", "4 c"])
  }

  @Test("single: an action closes after it, escape and dismiss close")
  func singleClosing() {
    var play = QueuePlay(.single)
    play.at(0, .show(.test("a", actions: [ToastAction(.undo)])))
    play.at(1, .act("a", action: "undo", succeeds: true))
    play.at(2, .show(.test("b")), .escape)
    play.at(3, .show(.test("c")), .dismiss("c"))
    #expect(
      play.timeline == [
        "0 shown a", "1 acted a undo", "1 dismissed a action", "2 shown b", "2 dismissed b escape",
        "3 shown c", "3 dismissed c user",
      ]
    )
  }

  // MARK: - stack

  @Test("stack: only the front counts down; a card that is raised has its full time again")
  func stack() {
    var play = QueuePlay(.stack)
    play.at(0, .show(.test("a")))
    play.at(3, .show(.test("b", seconds: 2)))
    play.pass()
    #expect(
      play.timeline == [
        "0 shown a", "3 shown b", "3 covered a", "5 dismissed b timeout", "5 raised a",
        "9 dismissed a timeout",
      ]
    )
  }

  @Test("stack: an update brings forward and restarts; what was in front is covered")
  func stackUpdate() {
    var play = QueuePlay(.stack)
    play.at(0, .show(.test("a", style: .progress)))
    play.at(1, .show(.test("b")))
    play.at(2, .update(.test("a", "done", style: .success)))
    #expect(play.state.visibleToasts.map(\.id) == ["a", "b"])
    play.at(5, .update(.test("a", "done", style: .success, seconds: 3)))
    play.pass()
    #expect(
      play.timeline == [
        "0 shown a", "1 shown b", "1 covered a", "2 updated a", "2 raised a", "2 covered b",
        "5 updated a", "8 dismissed a timeout", "8 raised b", "12 dismissed b timeout",
      ]
    )
    #expect(play.said == ["0 a", "1 b", "2 done"])
  }

  @Test("stack: an action does not stop the clock; later postpones until the page appears again")
  func stackActions() {
    var play = QueuePlay(.stack)
    play.at(0, .show(.test("a", actions: [ToastAction(.archive, confirmation: "Archived")])))
    play.at(1, .show(.test("b", actions: [ToastAction(.later)])))
    play.at(2, .act("b", action: "later", succeeds: true))
    play.at(3, .act("a", action: "archive", succeeds: true))
    play.at(5, .pageDisappeared("inbox"))
    play.at(6, .pageAppeared("inbox"))
    play.pass()
    #expect(
      play.timeline == [
        "0 shown a", "1 shown b", "1 covered a", "2 acted b later", "2 postponed b", "2 raised a",
        "3 acted a archive", "3 dismissed a action", "6 shown b", "10 dismissed b timeout",
      ]
    )
    #expect(
      play.said == [
        "0 a. Archive available", "1 b. Later available", "2 Postponed", "3 Archived",
        "6 b. Later available",
      ]
    )
  }

  @Test("stack: postponed toasts come back with their own page, the oldest first")
  func stackPages() {
    var play = QueuePlay(.stack)
    func toast(_ id: String, _ page: String) -> Toast {
      var toast = Toast.test(id, seconds: 60, actions: [ToastAction(.later)])
      toast.page = page
      return toast
    }
    play.at(0, .show(toast("a", "inbox")), .show(toast("b", "inbox")), .show(toast("c", "sent")))
    for id in ["a", "b", "c"] { play.at(1, .act(id, action: "later", succeeds: true)) }
    #expect(play.state.postponedIDs == ["a", "b", "c"])
    play.at(2, .pageAppeared("sent"))
    #expect(play.state.visibleToasts.map(\.id) == ["c"])
    play.at(3, .pageAppeared("inbox"))
    #expect(play.state.visibleToasts.map(\.id) == ["b", "a", "c"])
    #expect(play.state.postponedIDs.isEmpty)
  }

  @Test(
    "stack: touch and an inactive app pause the front, nothing else does",
    arguments: PauseReason.allCases
  )
  func stackPauses(_ reason: PauseReason) {
    var play = QueuePlay(.stack)
    play.at(0, .show(.test("a")))
    play.at(1, .pauseBegan(reason, "a"))
    play.at(10, .pauseEnded(reason, "a"))
    play.pass()
    let pauses = reason == .touch || reason == .app
    #expect(play.timeline.last == (pauses ? "13 dismissed a timeout" : "4 dismissed a timeout"))
  }

  @Test("stack: a covered card leaves without raising; escape is not known")
  func stackDismiss() {
    var play = QueuePlay(.stack)
    play.at(0, .show(.test("a")), .show(.test("b")), .show(.test("c")))
    play.at(1, .dismiss("b"), .escape)
    #expect(play.timeline.last == "1 dismissed b user")
    play.at(2, .dismiss("c"))
    #expect(play.timeline.suffix(2) == ["2 dismissed c user", "2 raised a"])
  }

  @Test("stack: a touched stack keeps a raised card waiting")
  func stackTouchedWhileRaised() {
    var play = QueuePlay(.stack)
    play.at(0, .show(.test("a")), .show(.test("b")))
    play.at(1, .pauseBegan(.touch, "b"), .dismiss("b"))
    play.at(11, .pauseEnded(.touch, "b"))
    play.pass()
    #expect(play.timeline.suffix(2) == ["11 resumed a touch", "15 dismissed a timeout"])
  }
}
