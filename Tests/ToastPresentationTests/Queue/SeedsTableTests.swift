// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import TestSupport
import Testing
import ToastPresentation

/// The rows of the table "The three seed libraries" in the article `Announcements` that are
/// decided without a view; each test names its row.
@Suite("Seed libraries")
struct SeedsTableTests {
  @Test(
    "every row that is decided without a view, wholly or in part, is named by a test here",
    .enabled(if: sharedFolder != nil, "\(sharedFolderAbsent)")
  )
  func complete() throws {
    let folder = try #require(sharedFolder)
    let facts = try String(
      contentsOf: folder.appendingPathComponent("facts/accessibility.md"),
      encoding: .utf8
    )
    let section = facts.components(separatedBy: "\n## ").first { $0.hasPrefix("1. ") } ?? ""
    let rows = section.split(separator: "\n").compactMap { line -> Int? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      // "H", "H/D", "name H, drawing D"; a view alone decides "D".
      guard cells.count > 2, let last = cells.last, last.contains("H") else { return nil }
      return Int(cells[0])
    }
    try #require(rows.count > 15)
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let named = source.components(separatedBy: "@Test(\"row ").dropFirst().compactMap {
      Int($0.prefix { $0.isNumber })
    }
    #expect(Set(rows).subtracting(named).sorted() == [])
  }

  @Test("row 1, model: what each library's toast holds has a place here")
  func model() {
    let misteu = Toast(id: "1", style: .success, title: "Title", message: "Message")
    var other = misteu
    other.style = .info
    // Identifiable by its id, equal only in all members.
    #expect(other.id == misteu.id && other != misteu)
    let flx = Toast(
      id: "2",
      title: .key("Saved"),
      message: .literal("Detail"),
      icon: "checkmark",
      actions: [ToastAction(.undo)],
      duration: .seconds(4)
    )
    #expect(flx.icon == "checkmark")
    let toastKit = Toast(
      id: "3",
      style: .notification,
      title: "Title",
      icon: "bell",
      actions: [ToastAction(.archive), ToastAction(.later)],
      duration: .automatic
    )
    #expect(toastKit.actions.map(\.id) == ["archive", "later"])
  }

  @Test("row 2, statuses: those of all three are there")
  func statuses() {
    for name in ["success", "info", "error", "normal", "warning", "notification"] {
      #expect(ToastStyle(rawValue: name) != nil)
    }
  }

  @Test("row 3, icon: the name is in the model and never spoken")
  func icon() {
    let toast = Toast(id: "a", title: "Saved", icon: "check_circle")
    let found = Announcer(languages: ["en"]).announcement(for: toast)
    #expect(found.text == "Saved")
  }

  @Test("row 4, ordering: first in first out; newest replaces; newest in front")
  func ordering() {
    func order(_ policy: ToastQueuePolicy) -> [String] {
      var play = QueuePlay(policy)
      play.at(0, .show(.test("a")), .show(.test("b")), .show(.test("c")))
      return play.state.visibleToasts.map(\.id)
    }
    #expect(order(.fifo) == ["a", "b", "c"])
    #expect(order(.single) == ["c"])
    #expect(order(.stack) == ["c", "b", "a"])
  }

  @Test("row 5, duration: 2 s each; 4 s or given; 4 s, given or none")
  func duration() {
    func last(_ policy: ToastQueuePolicy, _ toast: Toast) -> String? {
      var play = QueuePlay(policy)
      play.at(0, .show(toast))
      play.pass()
      return play.timeline.last
    }
    #expect(last(.fifo, .test("a", seconds: 8)) == "2 dismissed a timeout")
    #expect(last(.single, .test("a")) == "4 dismissed a timeout")
    #expect(last(.single, .test("a", seconds: 8)) == "8 dismissed a timeout")
    #expect(last(.stack, .test("a")) == "4 dismissed a timeout")
    #expect(last(.stack, Toast(id: "a", title: "a", duration: .indefinite)) == "0 shown a")
  }

  @Test("row 6, what pauses the timer")
  func pauses() {
    /// The reasons during which a toast outlives its time.
    func pausing(_ policy: ToastQueuePolicy) -> Set<PauseReason> {
      Set(
        PauseReason.allCases.filter { reason in
          var play = QueuePlay(policy)
          play.at(0, .show(.test("a")))
          play.at(1, .pauseBegan(reason, "a"))
          play.pass(to: 60)
          return play.state.visibleToasts.map(\.id) == ["a"]
        }
      )
    }
    #expect(pausing(.fifo).isEmpty)
    #expect(pausing(.single) == [.screenReader, .hover, .drag, .app])
    #expect(pausing(.stack) == [.touch, .app])
    // Covered cards keep their full time.
    var play = QueuePlay(.stack)
    play.at(0, .show(.test("a")))
    play.at(3, .show(.test("b")))
    play.pass()
    #expect(play.timeline.suffix(2) == ["7 raised a", "11 dismissed a timeout"])
  }

  @Test("row 7, update by id: none; in place without restart; brought forward")
  func updates() {
    func play(_ policy: ToastQueuePolicy) -> [String] {
      var play = QueuePlay(policy)
      play.at(0, .show(.test("x")))
      if policy.placement != .replacing { play.at(0, .show(.test("y"))) }
      play.at(1, .show(.test("x", "new")))
      play.pass()
      return play.timeline.filter { $0.hasSuffix(" x") || $0.contains(" x ") }
    }
    #expect(
      play(.fifo) == ["0 shown x", "1 shown x", "2 dismissed x timeout", "3 dismissed x timeout"]
    )
    #expect(play(.single) == ["0 shown x", "1 updated x", "4 dismissed x timeout"])
    #expect(
      play(.stack) == [
        "0 shown x", "0 covered x", "1 updated x", "1 raised x", "5 dismissed x timeout",
      ]
    )
  }

  @Test("row 8, actions: an action closes; a tap on a toast without actions too")
  func actions() {
    for policy in [ToastQueuePolicy.single, .stack] {
      var play = QueuePlay(policy)
      play.at(0, .show(.test("a", actions: [ToastAction(.undo)])))
      play.at(1, .act("a", action: "undo", succeeds: true))
      play.at(2, .show(.test("b")), .act("b", action: nil, succeeds: true))
      #expect(play.timeline.filter { $0.hasSuffix("action") }.count == 2)
    }
  }

  @Test("row 9, order of effects: handler, observer, effect, confirmation")
  func effects() async {
    let log = Log()
    let queue = ToastQueue(
      policy: .stack,
      announcer: Announcer(languages: ["en"]),
      clock: ManualClock(),
      observer: { _, action in log.add("observer \(action)") }
    )
    let changes = queue.changes()
    queue.show(.test("a", actions: [ToastAction(.archive, confirmation: "Archived")])) { action in
      log.add("handler \(action)")
    }
    await queue.act("a", action: "archive")
    #expect(log.lines == ["handler archive", "observer archive"])
    var seen: [ToastQueueChange.Kind] = []
    for await change in changes {
      seen.append(change.kind)
      if case .announced(let announcement, _) = change.kind, announcement.kind == .confirmed {
        break
      }
    }
    #expect(seen.count == 5)
    #expect(seen[2] == .acted("archive", succeeded: true))
    #expect(seen[3] == .dismissed(.action))
  }

  @Test("row 10, later: built in, postpones until the page appears again")
  func later() {
    var play = QueuePlay(.stack)
    play.at(0, .show(.test("a", actions: [ToastAction(.later)])))
    play.at(1, .act("a", action: "later", succeeds: true))
    #expect(play.state.postponedIDs == ["a"])
    play.at(9, .pageAppeared(nil))
    #expect(play.timeline.last == "9 shown a")
  }

  @Test("row 11, confirmation: shown text is spoken after the action")
  func confirmation() {
    var play = QueuePlay(.stack)
    let action = ToastAction(id: "x", label: "X", confirmation: "Done with it")
    play.at(0, .show(.test("a", actions: [action])))
    play.at(3, .act("a", action: "x", succeeds: true))
    #expect(play.said.last == "3 Done with it")
  }

  @Test("row 12, close button: named in the listener's language, with actions only in FLX")
  func closeButton() {
    let toast = Toast(id: "a", title: "x", hasCloseButton: true)
    let found = Announcer(languages: ["ja"]).announcement(for: toast)
    #expect(found.closeName == "閉じる" && found.text == "x")
    #expect(ToastQueuePolicy.single.addsCloseButtonToActions)
    #expect(!ToastQueuePolicy.stack.addsCloseButtonToActions)
  }

  @Test("row 13, edge and width: bottom; top; bottom with 60 % of the width")
  func edge() {
    #expect(ToastQueuePolicy.fifo.edge == .bottom)
    #expect(ToastQueuePolicy.single.edge == .top)
    #expect(ToastQueuePolicy.stack.edge == .bottom)
    #expect(ToastQueuePolicy.stack.widthFraction == 0.6)
  }

  @Test("row 14, what is localised: every text, and the built-in labels for Hong Kong too")
  func localised() throws {
    let bundle = try TestReader.bundle(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Saved": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "保存しました"}}}}}}
      """
    )
    let toast = Toast(id: "a", title: .key("Saved"), actions: [ToastAction(.undo)])
    let japanese = Announcer(languages: ["ja"], bundles: [bundle]).announcement(for: toast)
    #expect(japanese.text == "保存しました。「元に戻す」を実行できます")
    #expect(ActionLabel.later.text(languages: ["zh-HK"]).text == "稍後")
  }

  @Test("row 15, announced: title and message, in every preset")
  func announced() {
    for (_, policy) in ToastQueuePolicy.presets {
      var play = QueuePlay(policy)
      play.at(0, .show(Toast(id: "a", title: "Title", message: "Message")))
      #expect(play.said == ["0 Title. Message"])
    }
  }

  @Test("row 16, rotor: both swipe actions by name, leading first")
  func rotor() {
    let toast = Toast(id: "a", title: "x", actions: [ToastAction(.archive), ToastAction(.later)])
    let found = Announcer(languages: ["zh-Hans"]).announcement(for: toast)
    #expect(found.actions.map(\.label) == ["归档", "稍后"])
  }

  @Test("row 17, escape: closes in FLX, and in the accessible preset")
  func escape() {
    for (name, policy) in ToastQueuePolicy.presets {
      var play = QueuePlay(policy)
      play.at(0, .show(.test("a")), .escape)
      let closes = name == "single" || name == "accessible"
      #expect(play.state.visibleToasts.isEmpty == closes)
    }
  }

  @Test("row 18, reduced motion: FLX and ToastKit fade")
  func reducedMotion() {
    #expect(ToastQueuePolicy.single.fadesForReducedMotion)
    #expect(ToastQueuePolicy.stack.fadesForReducedMotion)
    #expect(!ToastQueuePolicy.fifo.fadesForReducedMotion)
  }
}
