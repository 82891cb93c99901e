// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import ToastPresentation

/// The table in section "Queue of announcements" of the documentation, row by row.
@Suite("Queue of announcements")
struct AnnouncementQueueTests {
  private func play(_ change: @escaping (inout AnnouncementOptions) -> Void = { _ in }) -> QueuePlay
  {
    QueuePlay(.accessible) { options in
      options.screenReader = true
      change(&options)
    }
  }

  @Test("polite ones wait for each other; none is lost, none merged")
  func polite() {
    var play = play()
    play.at(0, .show(.test("a")), .show(.test("b")), .show(.test("c")))
    play.pass()
    #expect(play.said == ["0 a", "2 b", "4 c"])
  }

  @Test("without a screen reader nothing waits")
  func withoutListener() {
    var play = QueuePlay(.accessible)
    play.at(0, .show(.test("a")), .show(.test("b")), .show(.test("e", style: .error)))
    #expect(play.said == ["0 a", "0 b", "0 Error: e !"])
  }

  @Test("an error interrupts a polite one, which is said once more at the end of its class")
  func interrupting() {
    var play = play()
    play.at(0, .show(.test("a")), .show(.test("b")))
    play.at(0.5, .show(.test("e", style: .error)))
    play.at(0.6, .show(.test("d")))
    play.pass()
    #expect(play.said == ["0 a", "0.5 Error: e !", "2.5 b", "4.5 a (2)", "6.5 d"])
  }

  @Test("a second interruption is the last, and told")
  func twiceInterrupted() {
    var play = play()
    play.at(0, .show(.test("a")))
    play.at(1, .show(.test("e", style: .error)))
    play.at(3.5, .show(.test("f", style: .error)))
    play.pass()
    #expect(play.said == ["0 a", "1 Error: e !", "3 a (2)", "3.5 Error: f !"])
    #expect(play.timeline.contains("3.5 dropped a interrupted"))
  }

  @Test("errors never interrupt each other")
  func errors() {
    var play = play()
    play.at(0, .show(.test("e", style: .error)), .show(.test("f", style: .error)))
    play.pass()
    #expect(play.said == ["0 Error: e !", "2 Error: f"])
  }

  @Test("low ones come after the others that wait")
  func low() {
    var play = play()
    play.at(0, .show(.test("a")), .show(.test("l", style: .loading)), .show(.test("b")))
    play.pass()
    #expect(play.said == ["0 a", "2 b", "4 l"])
  }

  @Test("equal texts within a quarter of a second are one")
  func duplicates() {
    var play = play()
    play.at(0, .show(.test("a", "x")))
    play.at(0.249, .show(.test("b", "x")))
    play.at(0.25, .show(.test("c", "x")))
    play.pass()
    #expect(play.said == ["0 x", "2 x"])
    #expect(play.timeline.filter { $0.contains("shown") }.count == 3)
  }

  @Test("the host's report ends speech early")
  func finished() {
    var play = play()
    play.at(0, .show(.test("a")), .show(.test("b")))
    play.at(0.5, .announcementFinished(toast: nil, success: true))
    play.pass()
    #expect(play.said == ["0 a", "0.5 b"])
  }

  @Test("what was cut off is said once more half a second later, and never a third time")
  func retry() {
    var play = play()
    play.at(0, .show(.test("a")))
    play.at(0.5, .announcementFinished(toast: nil, success: false))
    play.at(1.5, .announcementFinished(toast: nil, success: false))
    play.pass()
    #expect(play.said == ["0 a", "1 a (2)"])
    #expect(play.timeline.contains("1.5 dropped a interrupted"))
  }

  @Test("a late report of a second failure is told as well, once")
  func lateSecondFailure() {
    var play = play()
    play.at(0, .show(.test("a")))
    play.at(0.5, .announcementFinished(toast: nil, success: false))
    play.at(4, .announcementFinished(toast: "a", success: false))
    play.at(4.1, .announcementFinished(toast: "a", success: false))
    play.pass()
    #expect(play.said == ["0 a", "1 a (2)"])
    #expect(play.timeline.filter { $0.contains("dropped") } == ["4 dropped a interrupted"])
  }

  @Test("a repetition does not cut into other speech")
  func retryWaits() {
    var play = play()
    play.at(0, .show(.test("a")), .show(.test("b")))
    play.at(0.5, .announcementFinished(toast: "a", success: false))
    play.pass()
    #expect(play.said == ["0 a", "0.5 b", "2.5 a (2)"])
  }

  @Test("a late report of success says nothing, one of failure repeats")
  func late() {
    var play = play()
    play.at(0, .show(.test("a")))
    play.at(3, .announcementFinished(toast: nil, success: true))
    #expect(play.said == ["0 a"])
    play.at(4, .show(.test("b")))
    play.at(7, .announcementFinished(toast: "b", success: false))
    play.pass()
    #expect(play.said == ["0 a", "4 b", "7.5 b (2)"])
  }

  @Test("after 45 seconds nobody wants to hear it, unless it is an error")
  func expiry() {
    var play = QueuePlay(.accessible, speechSeconds: 50) { $0.screenReader = true }
    play.at(0, .show(.test("a")))
    play.at(1, .show(.test("b")))
    play.at(2, .show(.test("e", style: .error)))
    play.at(3, .show(.test("f", style: .error)))
    play.pass()
    #expect(play.said == ["0 a", "2 Error: e !", "52 Error: f"])
    #expect(
      play.timeline.filter { $0.contains("dropped") }.sorted() == [
        "45 dropped a expired", "46 dropped b expired",
      ]
    )
  }

  @Test("an update replaces what waits, at the place of the new text")
  func update() {
    var play = play()
    play.at(0, .show(.test("a")), .show(.test("b")), .show(.test("c")))
    play.at(1, .update(.test("b", "B")))
    play.pass()
    #expect(play.said == ["0 a", "2 c", "4 B"])
  }

  @Test("what is being said is left to end")
  func updateWhileSpeaking() {
    var play = play()
    play.at(0, .show(.test("a")))
    play.at(1, .update(.test("a", "A2")))
    play.pass()
    #expect(play.said == ["0 a", "2 A2"])
  }

  @Test("with its toast goes what waits of it, except an error's")
  func dismissed() {
    var play = play()
    play.at(0, .show(.test("a")), .show(.test("b")), .show(.test("e", style: .error)))
    play.at(0.1, .show(.test("f", style: .error)))
    play.at(1, .dismiss("b"), .dismiss("f"), .dismiss("e"))
    play.pass()
    #expect(play.said == ["0 a", "0 Error: e !", "2 Error: f", "4 a (2)"])
    #expect(play.timeline.contains("1 dropped b dismissed"))
  }

  @Test("a toast whose time is up keeps its turn")
  func timeout() {
    var play = QueuePlay(.fifo, speechSeconds: 3) { $0.screenReader = true }
    play.at(0, .show(.test("a")), .show(.test("b")), .show(.test("c")))
    play.pass()
    #expect(play.said == ["0 a", "3 b", "6 c"])
  }

  @Test("folding says the newest and counts the others")
  func folding() {
    var play = play { $0.foldPending = 1 }
    play.at(0, .show(.test("a")), .show(.test("b")))
    play.pass(to: 10)
    #expect(play.said == ["0 a", "2 b"])
    play.at(
      20,
      .show(.test("c")),
      .show(.test("d")),
      .show(.test("e", actions: [ToastAction(.undo)]))
    )
    play.pass()
    #expect(play.said.suffix(2) == ["20 c", "22 e. 1 more notification. Undo available"])
  }

  @Test("only what was said counts for progress")
  func progress() {
    var play = play()
    func toast(_ progress: Double, _ title: String = "Up") -> Toast {
      Toast(id: "u", style: .progress, title: .literal(title), progress: progress)
    }
    play.at(0, .show(toast(0.1)))
    play.at(1, .update(toast(0.2)))
    play.at(2, .update(toast(0.26)))
    play.at(3, .update(toast(0.49)))
    play.at(12, .update(toast(0.49)))
    play.at(12.5, .update(toast(0.495)), .update(toast(0.499)))
    play.at(13, .update(toast(0.5)))
    play.at(14, .update(toast(0.51, "Down")))
    play.at(15, .update(toast(0.4)))
    play.at(16, .update(.test("u", "Ready", style: .success)))
    play.pass()
    #expect(
      play.said == [
        "0 Up, 10 percent", "2 Up, 26 percent", "12.5 Up, 49 percent", "14.5 Down, 51 percent",
        "16.5 Ready",
      ]
    )
  }

  @Test("a screen reader that ends leaves nothing waiting")
  func listenerLeaves() {
    var play = play()
    play.at(0, .show(.test("a")), .show(.test("b")))
    play.at(1, .pauseEnded(.screenReader, nil))
    #expect(play.said == ["0 a", "1 b"])
    #expect(play.state.waitingAnnouncements == 0)
  }

  @Test("an action that fails is announced, not confirmed, and its toast stays")
  func failedAction() {
    var play = play()
    let action = ToastAction(.archive, confirmation: "Archived")
    play.at(0, .show(.test("a", actions: [action])))
    play.at(3, .act("a", action: "archive", succeeds: false))
    #expect(play.said == ["0 a. Archive available", "3 Failed: Archive !"])
    #expect(play.state.visibleToasts.map(\.id) == ["a"])
    play.at(6, .act("a", action: "archive", succeeds: true))
    #expect(play.said.last == "6 Archived")
  }

  @Test("events about unknown ids and actions change nothing")
  func unknown() {
    for (_, policy) in ToastQueuePolicy.presets {
      var play = QueuePlay(policy)
      play.at(0, .dismiss("x"), .act("x", action: nil, succeeds: true), .pauseBegan(.hover, "x"))
      play.at(0, .announcementFinished(toast: "x", success: false), .escape, .pageAppeared("p"))
      #expect(play.timeline.isEmpty && play.said.isEmpty)
      play.at(0, .show(.test("a")), .act("a", action: "frob", succeeds: true))
      #expect(play.timeline == ["0 shown a"])
    }
  }

  @Test("an update of an unknown id shows the toast")
  func updateUnknown() {
    var play = play()
    play.at(0, .update(.test("a")))
    #expect(play.timeline == ["0 shown a"])
    #expect(play.said == ["0 a"])
  }

  @Test("time that goes backwards is no time")
  func backwards() {
    var play = QueuePlay(.accessible)
    play.at(10, .show(.test("a")))
    play.at(2, .show(.test("b")))
    play.pass()
    #expect(
      play.timeline == [
        "10 shown a", "10 shown b", "14 dismissed a timeout", "14 dismissed b timeout",
      ]
    )
  }

  // MARK: - Words that are out of date

  @Test("old words are not repeated after the new ones that cut them off")
  func replacedByItself() {
    var play = play()
    play.at(0, .show(.test("a", "Saving")))
    play.at(1, .update(.test("a", "Disk full", style: .error)))
    play.pass()
    #expect(play.said == ["0 Saving", "1 Error: Disk full !"])
  }

  @Test("old words that the host could not say are not repeated where new ones wait")
  func replacedByWaiting() {
    var play = play()
    play.at(0, .show(.test("a", "Saving")))
    play.at(0.5, .update(.test("a", "Saved")))
    play.at(1, .announcementFinished(toast: nil, success: false))
    play.pass()
    #expect(play.said == ["0 Saving", "1 Saved"])
  }

  @Test("words of an earlier toast with the same id are none that replace")
  func olderWords() {
    var play = play()
    play.at(0, .show(.test("a", "Saving")))
    play.at(0.1, .update(.test("a", "Disk full", style: .error)))
    play.at(0.2, .announcementFinished(toast: nil, success: false), .dismiss("a"))
    play.at(0.3, .show(.test("a", "Saved")))
    play.at(0.9, .announcementFinished(toast: nil, success: false))
    play.pass()
    #expect(
      play.said == [
        "0 Saving", "0.1 Error: Disk full !", "0.3 Saved", "0.9 Error: Disk full (2)",
        "2.9 Saved (2)",
      ]
    )
  }

  @Test("a repetition that its toast takes along is told")
  func repetitionDropped() {
    var play = play()
    play.at(0, .show(.test("a")))
    play.at(0.5, .announcementFinished(toast: nil, success: false))
    play.at(0.6, .dismiss("a"))
    play.pass()
    #expect(play.said == ["0 a"])
    #expect(play.timeline.contains("0.6 dropped a dismissed"))
  }

  @Test("that an action failed is said although its toast is updated")
  func failureOutlivesUpdate() {
    var play = play()
    play.at(0, .show(.test("z", style: .error)))
    play.at(0.1, .show(.test("a", actions: [ToastAction(.archive)])))
    play.at(0.2, .act("a", action: "archive", succeeds: false))
    play.at(0.3, .update(.test("a", "new")))
    play.pass()
    #expect(play.said == ["0 Error: z !", "2 Failed: Archive", "4 new"])
  }

  @Test("a toast that was updated and put off comes back as one that appears")
  func comesBack() {
    var play = QueuePlay(.stack) { $0.updateWord = true }
    play.at(0, .show(.test("a", actions: [ToastAction(.later)])))
    play.at(1, .update(.test("a", "new", actions: [ToastAction(.later)])))
    play.at(2, .act("a", action: "later", succeeds: true), .pageAppeared(nil))
    #expect(
      play.said.suffix(3) == [
        "1 Updated: new. Later available", "2 Postponed", "2 new. Later available",
      ]
    )
  }

  @Test("the word for an update is an option, and no change of the text")
  func updateWord() {
    var play = play { $0.updateWord = true }
    play.at(0, .show(.test("a", "Saving")))
    play.at(3, .update(.test("a", "Saving", seconds: 60)))
    play.at(4, .update(.test("a", "Disk full", style: .error)))
    play.pass()
    #expect(play.said == ["0 Saving", "4 Updated: Error: Disk full !"])
  }

  @Test("the end of an announcement is not taken for that of a newer one of its toast")
  func endOfTheOlder() {
    var options = AnnouncementOptions()
    options.screenReader = true
    var state = ToastQueueState(
      policy: .accessible,
      voice: Announcer(languages: ["en"], options: options),
      options: options,
      speechSeconds: 2
    )
    func said(_ changes: [ToastQueueChange]) -> [Announcement] {
      changes.compactMap { change in
        guard case .announced(let announcement, _) = change.kind else { return nil }
        return announcement
      }
    }
    let older = said(state.send(.show(.test("a", "Saving")), at: .zero))
    let newer = said(state.send(.show(.test("a", "Not saved", style: .error)), at: .seconds(1)))
    #expect(older.map(\.text) == ["Saving"] && newer.map(\.text) == ["Error: Not saved"])
    for announcement in older {
      // Nor is it said again, since its toast says something else now.
      let changes = state.announcementFinished(announcement, success: false, at: .seconds(1.1))
      #expect(changes.isEmpty && state.waitingAnnouncements == 0)
    }
    for announcement in newer {
      #expect(state.announcementFinished(announcement, success: false, at: .seconds(1.5)).isEmpty)
    }
    #expect(said(state.advance(to: .seconds(2))).map(\.text) == ["Error: Not saved"])
  }
}
