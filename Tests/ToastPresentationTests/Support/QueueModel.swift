// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ToastPresentation

/// A queue and, beside it, what its laws say must hold.
struct QueueModel {
  /// One thing that can happen.
  enum Step {
    case event(ToastQueueEvent)
    case wait(Duration)
  }

  static let toasts: [Toast] = [
    .test("a", "Saved", seconds: 2),
    .test("b", "Failed", style: .error),
    .test(
      "c",
      "Photo",
      actions: [ToastAction(.later), ToastAction(.archive, confirmation: "Done")]
    ),
    .test("a", "Saved again", seconds: 5),
    .test("b", "Solved", style: .success),
  ]

  static let steps: [(name: String, step: Step)] = [
    ("show a", .event(.show(toasts[0]))), ("show b", .event(.show(toasts[1]))),
    ("show c", .event(.show(toasts[2]))), ("update a", .event(.update(toasts[3]))),
    ("update b", .event(.update(toasts[4]))), ("dismiss a", .event(.dismiss("a"))),
    ("dismiss b", .event(.dismiss("b"))), ("escape", .event(.escape)),
    ("later c", .event(.act("c", action: "later", succeeds: true))),
    ("archive c", .event(.act("c", action: "archive", succeeds: true))),
    ("archive c fails", .event(.act("c", action: "archive", succeeds: false))),
    ("hover a", .event(.pauseBegan(.hover, "a"))),
    ("hover a ends", .event(.pauseEnded(.hover, "a"))),
    ("touch a", .event(.pauseBegan(.touch, "a"))),
    ("touch a ends", .event(.pauseEnded(.touch, "a"))),
    ("app inactive", .event(.pauseBegan(.app, nil))),
    ("app active", .event(.pauseEnded(.app, nil))),
    ("page", .event(.pageAppeared(nil))),
    ("speech ends", .event(.announcementFinished(toast: nil, success: true))),
    ("speech fails", .event(.announcementFinished(toast: nil, success: false))),
    ("wait 0.1", .wait(.milliseconds(100))), ("wait 3", .wait(.seconds(3))),
  ]

  private static let voice = FixedVoice(toasts)

  private(set) var state: ToastQueueState
  /// The first law that was broken.
  private(set) var fault: String?
  private let policy: ToastQueuePolicy
  private var now = Duration.zero
  /// The toasts that must be on screen.
  private var live: [String] = []
  private var postponed: [String] = []
  /// Toast and reason of each pause that holds.
  private var holds: [(id: String?, reason: PauseReason)] = []
  private var clocks: [ToastQueueState.ClockReading] = []
  /// Errors that were shown and not yet said.
  private var unsaid = 0
  private var lastErrorAt: Duration?
  /// Whether the toast "b" holds an error now.
  private var showsError = false

  init(_ policy: ToastQueuePolicy, screenReader: Bool) {
    var options = AnnouncementOptions()
    options.screenReader = screenReader
    self.policy = policy
    if screenReader { holds.append((nil, .screenReader)) }
    state = ToastQueueState(
      policy: policy,
      voice: Self.voice,
      options: options,
      speechSeconds: 1.5
    )
  }

  mutating func take(_ number: Int) {
    switch Self.steps[number].step {
    case .wait(let duration):
      now += duration
      follow(state.advance(to: now), cause: nil)
    case .event(let event):
      // What is due comes first, so that what follows is the event's doing alone.
      if let next = state.nextDeadline, next <= now {
        follow(state.advance(to: now), cause: nil)
      }
      note(event)
      follow(state.send(event, at: now), cause: event)
    }
  }

  /// Lets all speech end; clocks that stand still do not.
  mutating func finish() {
    var rounds = 0
    while let next = state.nextDeadline, rounds < 200 {
      now = max(now, next)
      follow(state.advance(to: next), cause: nil)
      rounds += 1
    }
    expect(rounds < 200, "the queue does not come to rest")
    expect(state.waitingAnnouncements == 0, "announcements wait at rest")
    expect(unsaid == 0, "an error was not said")
  }

  private mutating func expect(_ holds: Bool, _ law: @autoclosure () -> String) {
    if !holds, fault == nil { fault = law() }
  }

  private mutating func note(_ event: ToastQueueEvent) {
    switch event {
    case .pauseBegan(let reason, let id):
      guard let scope = policy.pauses[reason] else { return }
      if scope == .toast, let id, !live.contains(id) { return }
      holds.append((scope == .everything ? nil : id, reason))
    case .pauseEnded(let reason, let id):
      holds.removeAll { $0.reason == reason && ($0.id == nil || $0.id == id) }
    default: break
    }
  }

  // MARK: - Laws

  private mutating func follow(_ changes: [ToastQueueChange], cause: ToastQueueEvent?) {
    var firstAttempts = 0
    var contentChanges = 0
    var resets: [String] = []
    for change in changes {
      let id = change.toastID
      switch change.kind {
      case .shown:
        contentChanges += 1
        resets.append(id)
        expect(policy.identity == .alwaysNew || !live.contains(id), "\(id) is shown twice")
        live.append(id)
        postponed.removeAll { $0 == id }
        noteError(id, cause, isUpdate: false)
      case .updated:
        contentChanges += 1
        resets.append(id)
        noteError(id, cause, isUpdate: true)
      case .dismissed:
        expect(live.contains(id) || postponed.contains(id), "\(id) leaves without being there")
        if let index = live.firstIndex(of: id) {
          live.remove(at: index)
        } else {
          postponed.removeAll { $0 == id }
        }
        if !live.contains(id) { holds.removeAll { $0.id == id } }
      case .postponed:
        if let index = live.firstIndex(of: id) { live.remove(at: index) }
        postponed.append(id)
        holds.removeAll { $0.id == id }
      case .covered, .raised: resets.append(id)
      case .acted: contentChanges += 1
      case .announced(let announcement, let attempt):
        expect(attempt <= 2, "a third attempt")
        if attempt == 1 { firstAttempts += 1 }
        if announcement.isAboutError, announcement.kind != .failed {
          unsaid = 0
          // The duplicate window opens anew when a text that waited is said.
          lastErrorAt = change.time
        }
      case .announcementDropped(let reason):
        expect(reason != .expired || cause == nil, "expired by an event")
      case .paused, .resumed: break
      }
    }
    if cause != nil, changes.allSatisfy({ !$0.isSpeechOfBefore(cause) }) {
      expect(firstAttempts <= max(contentChanges, 1), "more announcements than changes")
    }
    checkPlaces()
    checkClocks(resets)
  }

  /// An error that is shown must be said, unless it was said or queued a moment ago.
  ///
  /// An update with the text that is there already says nothing new.
  private mutating func noteError(_ id: String, _ cause: ToastQueueEvent?, isUpdate: Bool) {
    guard id == "b" else { return }
    switch cause {
    case .show(let toast), .update(let toast):
      guard toast.id == id else { return }
      let wasError = showsError
      showsError = toast.style == .error
      if isUpdate, wasError, showsError { return }
      // New content replaces what was to be said of the old.
      unsaid = 0
      guard showsError else { return }
      if let lastErrorAt, now - lastErrorAt < .milliseconds(250) { return }
      unsaid = 1
      lastErrorAt = now
    default: break
    }
  }

  /// No toast is lost, and none appears from nowhere.
  private mutating func checkPlaces() {
    guard fault == nil else { return }
    if !Self.haveSame(state.clocks.lazy.map(\.toastID), live) {
      fault = "visible are \(state.clocks.map(\.toastID)), should be \(live)"
    }
    if !Self.haveSame(state.postponedIDs, postponed) {
      fault = "postponed are \(state.postponedIDs), should be \(postponed)"
    }
  }

  /// Whether two short lists hold the same in any order.
  private static func haveSame(_ a: some Collection<String>, _ b: [String]) -> Bool {
    a.count == b.count
      && b.allSatisfy { id in a.count { $0 == id } == b.count { $0 == id } }
  }

  /// No clock runs while a reason to pause holds, and what remains never grows by itself.
  private mutating func checkClocks(_ resets: [String]) {
    let clocks = state.clocks
    for (index, clock) in clocks.enumerated() {
      if clock.isRunning {
        let isHeld = holds.contains { hold in
          policy.pauses[hold.reason] != nil && (hold.id == nil || hold.id == clock.toastID)
        }
        expect(!isHeld, "the clock of \(clock.toastID) runs although it is held")
        expect(clock.remaining != nil, "a clock without an end runs")
        let isFront = index == clocks.count - 1
        expect(policy.countdown == .everyToast || isFront, "the clock of a covered toast runs")
      }
      guard policy.identity != .alwaysNew, !resets.contains(clock.toastID),
        let before = self.clocks.first(where: { $0.toastID == clock.toastID })?.remaining
      else { continue }
      if let remaining = clock.remaining {
        expect(remaining <= before, "the time of \(clock.toastID) grew")
      }
    }
    self.clocks = clocks
  }
}

extension ToastQueueChange {
  /// Whether this may be an announcement that waited before the event.
  fileprivate func isSpeechOfBefore(_ cause: ToastQueueEvent?) -> Bool {
    if case .announcementFinished = cause { return true }
    return false
  }
}

/// Words that were put together once, so that the queue's own work is what takes the time.
private struct FixedVoice: ToastVoice {
  private let entries: [(toast: Toast, announcement: Announcement)]
  private let done: Announcement?
  private let postponed: Announcement?
  private let failed: Announcement?

  init(_ toasts: [Toast]) {
    let announcer = Announcer(languages: ["en"])
    entries = toasts.map { ($0, announcer.announcement(for: $0)) }
    let owner = toasts.first { !$0.actions.isEmpty } ?? toasts[0]
    let action = owner.actions.last ?? ToastAction(id: "x")
    done = announcer.confirmation(of: action, in: owner)
    postponed = announcer.confirmation(of: ToastAction(.later), in: owner, isPostponed: true)
    failed = announcer.failure(of: action, in: owner)
  }

  func announcement(
    for toast: Toast,
    kind: Announcement.Kind,
    waiting: Int
  ) -> Announcement {
    let entry = entries.first { $0.toast.id == toast.id && $0.toast.style == toast.style }
    // The two texts of "a" differ in their duration.
    if toast.id == "a", toast.duration == entries[3].toast.duration {
      return entries[3].announcement
    }
    return (entry ?? entries[0]).announcement
  }

  func confirmation(
    of action: ToastAction,
    in toast: Toast,
    isPostponed: Bool
  ) -> Announcement? {
    isPostponed ? postponed : action.confirmation == nil ? nil : done
  }

  func failure(of action: ToastAction, in toast: Toast) -> Announcement {
    failed ?? entries[0].announcement
  }
}
