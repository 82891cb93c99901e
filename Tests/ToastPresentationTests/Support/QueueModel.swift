// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ToastPresentation

/// A queue and, beside it, what the documentation says of the same events.
struct QueueModel {
  /// How a queue is set up.
  struct Setup {
    let preset: String
    let screenReader: Bool
    /// How long all speech takes, in seconds.
    var speech = 1.5
    var maxVisible: Int?
  }

  private static let voice = ExplorationSteps.Voice()

  private(set) var state: ToastQueueState
  /// The first rule that was broken.
  private(set) var fault: String?
  private var oracle: ListOracle
  private var ledger: SpeechLedger
  private var now: Int64 = 0
  private var clocks: [ToastQueueState.ClockReading] = []

  init?(_ setup: Setup) {
    guard let rules = ListOracle.Rules.presets[setup.preset],
      let policy = ToastQueuePolicy.presets.first(where: { $0.name == setup.preset })?.policy
    else { return nil }
    var options = AnnouncementOptions()
    options.screenReader = setup.screenReader
    options.maxVisible = setup.maxVisible
    state = ToastQueueState(
      policy: policy,
      voice: Self.voice,
      options: options,
      speechSeconds: setup.speech
    )
    oracle = ListOracle(rules, limit: setup.maxVisible, screenReader: setup.screenReader)
    ledger = SpeechLedger(speech: Int64(setup.speech * 1e9), screenReader: setup.screenReader)
  }

  mutating func take(_ number: Int) {
    switch ExplorationSteps.steps[number].step {
    case .wait(let duration):
      now += Int64(duration / .nanoseconds(1))
      advance()
    case .toDeadline:
      guard let next = state.nextDeadline else { return }
      now = max(now, Int64(next / .nanoseconds(1)))
      advance()
    case .show(let version, let isUpdate):
      let toast = ExplorationSteps.versions[version].toast
      send(isUpdate ? .update(toast) : .show(toast), at: now)
    case .backwards(let version):
      send(.show(ExplorationSteps.versions[version].toast), at: now - 2_000_000_000)
    case .event(let event): send(event, at: now)
    }
  }

  /// Lets all speech end; clocks that stand still do not.
  mutating func finish() {
    var rounds = 0
    while let next = state.nextDeadline, rounds < 500 {
      now = max(now, Int64(next / .nanoseconds(1)))
      advance()
      rounds += 1
    }
    expect(rounds < 500, "the queue does not come to rest")
    expect(state.waitingAnnouncements == 0, "announcements wait at rest")
    expect(ledger.openCount == 0, "something is not said at rest")
  }

  private mutating func advance() {
    oracle.pass(to: now)
    compare(state.advance(to: .nanoseconds(now)))
  }

  private mutating func send(_ event: ToastQueueEvent, at time: Int64) {
    // What is due comes first, so that what follows is the event's doing alone.
    advance()
    switch event {
    case .show(let toast), .update(let toast):
      let number = Int((toast.icon?.utf8.first ?? 0x30) - 0x30)
      oracle.show(number)
    case .dismiss(let id): oracle.dismiss(id)
    case .escape: oracle.escape()
    case .act(let id, let action, let succeeds): oracle.act(id, action, succeeds: succeeds)
    case .pauseBegan(let reason, let id):
      if reason == .screenReader { ledger.setListener(true, at: now) }
      oracle.pause(reason, id, begins: true)
    case .pauseEnded(let reason, let id):
      if reason == .screenReader { ledger.setListener(false, at: now) }
      oracle.pause(reason, id, begins: false)
    case .pageAppeared(let name): oracle.pageAppeared(name)
    case .pageDisappeared(let name): oracle.pageDisappeared(name)
    case .announcementFinished(let id, let success):
      ledger.finished(id, success: success, at: now)
    case .viewChanged: break
    }
    compare(state.send(event, at: .nanoseconds(time)))
  }

  private mutating func expect(_ holds: Bool, _ law: @autoclosure () -> String) {
    if !holds, fault == nil { fault = law() }
  }

  // MARK: - Comparison

  private mutating func compare(_ changes: [ToastQueueChange]) {
    var facts = oracle.changes[...]
    var sayings = oracle.sayings[...]
    for change in changes {
      let time = Int64(change.time / .nanoseconds(1))
      switch change.kind {
      case .announced, .announcementDropped:
        while let next = sayings.first, next.time <= time {
          ledger.take(next)
          sayings.removeFirst()
        }
        if case .announced(let announcement, let attempt) = change.kind {
          ledger.said(announcement, attempt: attempt, of: change.toastID, at: time)
        } else if case .announcementDropped(let reason) = change.kind {
          ledger.dropped(change.toastID, reason, at: time)
        }
      default:
        guard let fact = facts.popFirst() else {
          expect(false, "\(change.toastID) \(change.kind) at \(change.time) is one too many")
          continue
        }
        expect(
          fact.kind == change.kind && fact.id == change.toastID && fact.time == time,
          "\(change.toastID) \(change.kind) at \(change.time), should be \(fact)"
        )
      }
    }
    if let fact = facts.first { expect(false, "\(fact) does not happen") }
    for saying in sayings { ledger.take(saying) }
    ledger.checkNow(now)
    if let found = ledger.fault { expect(false, found) }
    checkPlaces()
    checkClocks()
    oracle.forgetChanges()
  }

  /// No toast is lost, and none appears from nowhere.
  private mutating func checkPlaces() {
    let shown = state.visibleToasts
    let wanted = oracle.visible
    let isBehind = oracle.rules.sameID == .secondCard
    let isSame =
      shown.count == wanted.count
      && shown.indices.allSatisfy { index in
        let card = wanted[isBehind ? index : wanted.count - 1 - index]
        return shown[index].icon == ExplorationSteps.versions[card.version].toast.icon
          && shown[index].id == card.id
      }
    expect(isSame, "visible are \(shown.map(\.id)), should be \(wanted.map(\.id))")
    let waiting = oracle.waiting.map { ExplorationSteps.versions[$0].toast.id }
    let waits = state.waitingIDs
    expect(waits == waiting, "waiting are \(waits), should be \(waiting)")
    let postponed = oracle.postponed.map { ExplorationSteps.versions[$0.version].toast.id }
    let put = state.postponedIDs
    expect(put == postponed, "postponed are \(put), should be \(postponed)")
  }

  /// Every clock shows what it should: none runs while a reason to pause holds, and what remains
  /// never grows by itself.
  private mutating func checkClocks() {
    let clocks = state.clocks
    guard clocks.count == oracle.visible.count else { return }
    for (index, clock) in clocks.enumerated() {
      let card = oracle.visible[index]
      expect(clock.isRunning == oracle.runs(index), "the clock of \(card.id) runs or stands")
      let remaining = card.total.map { Duration.nanoseconds(max(0, $0 - card.elapsed)) }
      expect(
        clock.remaining == remaining,
        "\(card.id) has \(String(describing: clock.remaining)) left"
      )
      guard oracle.rules.sameID != .secondCard, !oracle.resets.contains(card.id),
        let now = clock.remaining,
        let before = self.clocks.first(where: { $0.toastID == clock.toastID })?.remaining
      else { continue }
      expect(now <= before, "the time of \(card.id) grew")
    }
    self.clocks = clocks
  }
}
