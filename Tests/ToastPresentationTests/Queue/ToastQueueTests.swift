// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import ToastPresentation

@Suite("The queue on a clock")
struct ToastQueueTests {
  private struct Refused: Error {}

  private func queue(_ policy: ToastQueuePolicy = .accessible, _ clock: ManualClock) -> ToastQueue {
    ToastQueue(policy: policy, announcer: Announcer(languages: ["en"]), clock: clock)
  }

  /// Waits until the queue's alarm is set.
  private func untilAsleep(_ clock: ManualClock) async {
    while clock.sleeperCount == 0 { await Task.yield() }
  }

  @Test("a toast comes, is announced and goes by the clock")
  func timeout() async {
    let clock = ManualClock()
    let queue = queue(.accessible, clock)
    let changes = queue.changes()
    queue.show(.test("a"))
    await untilAsleep(clock)
    clock.advance(by: .seconds(4))
    var kinds: [ToastQueueChange.Kind] = []
    for await change in changes {
      kinds.append(change.kind)
      if change.kind == .dismissed(.timeout) {
        #expect(change.time == .seconds(4))
        break
      }
    }
    #expect(kinds.count == 3)
    #expect(queue.visibleToasts.isEmpty)
  }

  @Test("every reader gets every change in order")
  func severalReaders() async {
    let clock = ManualClock()
    let queue = queue(.accessible, clock)
    let streams = [queue.changes(), queue.changes()]
    for id in ["a", "b", "c"] { queue.show(.test(id)) }
    for stream in streams {
      var ids: [String] = []
      for await change in stream where change.kind == .shown {
        ids.append(change.toastID)
        if ids.count == 3 { break }
      }
      #expect(ids == ["a", "b", "c"])
    }
  }

  @Test("a handler that throws is announced as a failure, and nobody else hears of the action")
  func failingHandler() async {
    let log = Log()
    let queue = ToastQueue(
      policy: .stack,
      announcer: Announcer(languages: ["en"]),
      clock: ManualClock(),
      observer: { _, _ in log.add("observer") }
    )
    let changes = queue.changes()
    queue.show(.test("a", actions: [ToastAction(.archive, confirmation: "Archived")])) { _ in
      throw Refused()
    }
    #expect(await !queue.act("a", action: "archive"))
    #expect(queue.visibleToasts.map(\.id) == ["a"])
    #expect(log.lines.isEmpty)
    var last: Announcement?
    for await change in changes {
      if case .announced(let announcement, _) = change.kind { last = announcement }
      if last?.kind == .failed { break }
    }
    #expect(last?.text == "Failed: Archive")
  }

  @Test("what is to be said comes as a sequence of its own")
  func announcements() async {
    let queue = queue(.accessible, ManualClock())
    let announcements = queue.announcements()
    queue.show(.test("a", actions: [ToastAction(.undo)]))
    queue.dismiss("a")
    queue.show(.test("b", style: .error))
    var texts: [String] = []
    for await announcement in announcements {
      texts.append(announcement.text)
      if texts.count == 2 { break }
    }
    #expect(texts == ["a. Undo available", "Error: b"])
  }

  @Test("actions of unknown toasts, and unknown actions, do nothing")
  func unknown() async {
    let queue = queue(.accessible, ManualClock())
    #expect(await !queue.act("x", action: "undo"))
    queue.show(.test("a"))
    #expect(await !queue.act("a", action: "undo"))
    #expect(queue.visibleToasts.count == 1)
  }

  @Test("the stream ends with the queue")
  func end() async {
    var queue: ToastQueue? = queue(.accessible, ManualClock())
    let stream = queue?.changes()
    queue?.show(.test("a"))
    queue = nil
    guard let stream else { return }
    var count = 0
    for await _ in stream { count += 1 }
    #expect(count == 2)
  }

  @Test("many threads at once lose nothing")
  func threads() async {
    let queue = queue(.accessible, ManualClock())
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<50 { queue.show(.test("\(task)-\(number)")) }
        }
      }
    }
    #expect(queue.visibleToasts.count == 400)
    #expect(Set(queue.visibleToasts.map(\.id)).count == 400)
  }

  /// What is announced until something of a kind is.
  private func said(
    _ changes: AsyncStream<ToastQueueChange>,
    upTo kind: Announcement.Kind
  ) async -> String? {
    for await change in changes {
      if case .announced(let announcement, _) = change.kind, announcement.kind == kind {
        return announcement.text
      }
    }
    return nil
  }

  @Test("an action that fails after its toast has left is still announced")
  func lateFailure() async {
    let queue = queue(.stack, ManualClock())
    let changes = queue.changes()
    queue.show(.test("a", actions: [ToastAction(.archive)])) { [weak queue] _ in
      queue?.send(.dismiss("a"))
      throw Refused()
    }
    #expect(await !queue.act("a", action: "archive"))
    #expect(await said(changes, upTo: .failed) == "Failed: Archive")
    #expect(queue.visibleToasts.isEmpty)
  }

  @Test("an action that succeeds after its toast has left is still confirmed")
  func lateConfirmation() async {
    let clock = ManualClock()
    let queue = queue(.stack, clock)
    let changes = queue.changes()
    queue.show(.test("a", actions: [ToastAction(.archive, confirmation: "Archived")])) { _ in
      clock.advance(by: .seconds(60))
    }
    #expect(await queue.act("a", action: "archive"))
    #expect(await said(changes, upTo: .confirmed) == "Archived")
    #expect(queue.visibleToasts.isEmpty)
  }

  @Test("the handler of an id stays while a card of the id is there")
  func handlerOfSecondCard() async {
    let log = Log()
    let queue = queue(.fifo, ManualClock())
    queue.show(.test("a", actions: [ToastAction(.undo)])) { log.add($0) }
    queue.show(.test("a", "2", actions: [ToastAction(.undo)]))
    #expect(await queue.act("a", action: "undo"))
    #expect(queue.visibleToasts.count == 1)
    #expect(await queue.act("a", action: "undo"))
    #expect(log.lines == ["undo", "undo"])
  }

  @Test("of two cards with one id it is the newest that is acted on")
  func newestCardOfTheID() async throws {
    let log = Log()
    let queue = ToastQueue(
      policy: .fifo,
      announcer: Announcer(languages: ["en"]),
      clock: ManualClock(),
      observer: { toast, action in
        log.add("\(toast.title == "New" ? "new" : "old") observer: \(action)")
      }
    )
    let changes = queue.changes()
    let old = ToastAction(.archive, confirmation: "Old archived")
    let new = ToastAction(.archive, confirmation: "New archived")
    queue.show(.test("a", "Old", actions: [old])) { log.add("old handler: \($0)") }
    queue.show(.test("a", "New", actions: [new])) { log.add("new handler: \($0)") }
    try #require(Set(queue.visibleToasts.map(\.title)) == ["Old", "New"])
    #expect(await queue.act("a", action: "archive"))
    #expect(log.lines == ["new handler: archive", "new observer: archive"])
    #expect(queue.visibleToasts.map(\.title) == ["Old"])
    #expect(await said(changes, upTo: .confirmed) == "New archived")
  }

  @Test(
    "an action that ends late leaves a newer toast of its id alone",
    arguments: ToastQueuePolicy.presets.map(\.name),
    [true, false]
  )
  func newerToastOfTheID(_ preset: String, _ succeeds: Bool) async throws {
    let policy = try #require(ToastQueuePolicy.presets.first { $0.name == preset }?.policy)
    let queue = queue(policy, ManualClock())
    let changes = queue.changes()
    let actions = [ToastAction(.archive, confirmation: "Archived")]
    queue.show(.test("a", "Old", actions: actions)) { [weak queue] _ in
      queue?.dismiss("a")
      queue?.show(.test("a", "New", actions: actions))
      if !succeeds { throw Refused() }
    }
    #expect(await queue.act("a", action: "archive") == succeeds)
    #expect(queue.visibleToasts.map(\.title) == ["New"])
    let kind = succeeds ? Announcement.Kind.confirmed : .failed
    #expect(await said(changes, upTo: kind) == (succeeds ? "Archived" : "Failed: Archive"))
  }

  @Test("a toast whose time is up takes its handler along")
  func handlerOfAnEarlierToast() async {
    let log = Log()
    let clock = ManualClock()
    let queue = queue(.stack, clock)
    queue.show(.test("a", actions: [ToastAction(.undo)])) { log.add($0) }
    clock.advance(by: .seconds(60))
    queue.show(.test("a", actions: [ToastAction(.undo)]))
    #expect(await queue.act("a", action: "undo"))
    #expect(log.lines.isEmpty)
  }
}
