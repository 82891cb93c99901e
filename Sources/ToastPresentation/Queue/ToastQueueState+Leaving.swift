// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension ToastQueueState {
  /// The time of some toasts is up: they leave in their order, and with them goes what follows.
  mutating func timesUp() {
    var over = Heap<Int>()
    while true {
      // What comes in their place may have no time either.
      for place in visible.popEnds(at: now) { over.insert(place) }
      guard let place = over.removeFirst() else { return }
      if visible[place]?.isOver(at: now) == true { timeUp(place) }
    }
  }

  /// A toast with an id has come.
  mutating func hold(_ id: String) { heldIDs[id, default: 0] += 1 }

  /// A toast with an id has gone for good.
  mutating func release(_ id: String) {
    let count = (heldIDs[id] ?? 0) - 1
    heldIDs[id] = count > 0 ? count : nil
  }

  /// Whether a toast with an id is on screen, waits for room or is put off.
  func holds(_ id: String) -> Bool { heldIDs[id] != nil }

  /// The time of a toast is up.
  mutating func timeUp(_ place: Int) {
    guard let toast = visible[place]?.content.toast else { return }
    remove(place, .timeout)
    guard policy.closesEqualToasts else { return }
    while let equal = visible.firstEqual(toast) { remove(equal, .equal) }
  }

  /// Somebody closes a toast, wherever it is.
  mutating func dismiss(_ id: String) {
    guard holds(id) else { return }
    while let place = visible.first(id) { remove(place, .user) }
    if let place = waiting.first(id) {
      waiting.remove(place)
      release(id)
      note(.dismissed(.user), id)
    }
    if postponed.removeFirst(id) != nil {
      release(id)
      note(.dismissed(.user), id)
    }
  }

  /// The escape gesture closes the toast in front.
  mutating func escape() {
    let front = policy.placement == .back ? visible.first : visible.last
    guard policy.closesOnEscape, let front else { return }
    remove(front, .escape)
  }

  /// Takes a toast off the screen and lets the next ones come.
  mutating func remove(_ place: Int, _ reason: ToastQueueChange.DismissalReason) {
    guard let card = take(place, .dismissed(reason)) else { return }
    release(card.id)
    // A toast whose time is up has not been heard yet perhaps; its words keep their turn.
    if reason != .timeout, reason != .equal {
      announcements.removePending(of: card.serial, .closed, at: now, &changes)
    }
    fillUp()
  }

  /// Takes a toast off the screen; that behind it is raised.
  mutating func take(_ place: Int, _ kind: ToastQueueChange.Kind) -> ToastCard? {
    let wasFront = place == visible.last
    guard let card = visible.remove(place) else { return nil }
    note(kind, card.id)
    if policy.countdown == .frontToast, wasFront, let front = visible.last {
      if let raised = visible[front] { note(.raised, raised.id) }
      startClock(front)
    }
    return card
  }

  /// Shows toasts that wait for room.
  mutating func fillUp() {
    guard policy.limitsVisible, let limit = options.maxVisible else { return }
    while visible.count < max(1, limit), let next = waiting.popNext() { appear(next) }
  }
}
