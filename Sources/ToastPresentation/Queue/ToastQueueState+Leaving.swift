// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension ToastQueueState {
  /// The time of some toasts may be up.
  mutating func timesUp() {
    func isOver(_ card: ToastCard) -> Bool { card.deadline.map { $0 <= now } ?? false }
    // Most often nothing follows from it, and a burst ends all at once.
    if policy.countdown == .everyToast, !policy.closesEqualToasts, waiting.isEmpty {
      let over = visible.filter(isOver)
      guard !over.isEmpty else { return }
      visible.removeAll(where: isOver)
      clockChanged()
      for card in over {
        note(.dismissed(.timeout), card.id)
        release(card.id)
      }
      return
    }
    while let index = visible.firstIndex(where: isOver) { timeUp(index) }
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
  mutating func timeUp(_ index: Int) {
    let toast = visible[index].content.toast
    remove(index, .timeout)
    guard policy.closesEqualToasts else { return }
    while let equal = visible.firstIndex(where: { $0.content.toast == toast }) {
      remove(equal, .equal)
    }
  }

  /// Somebody closes a toast, wherever it is.
  mutating func dismiss(_ id: String) {
    guard holds(id) else { return }
    while let index = visible.firstIndex(where: { $0.id == id }) { remove(index, .user) }
    if let index = waiting.firstIndex(where: { $0.toast.id == id }) {
      waiting.remove(at: index)
      release(id)
      note(.dismissed(.user), id)
    }
    if let index = postponed.firstIndex(where: { $0.content.toast.id == id }) {
      postponed.remove(at: index)
      release(id)
      note(.dismissed(.user), id)
    }
  }

  /// The escape gesture closes the toast in front.
  mutating func escape() {
    guard policy.closesOnEscape, let front = frontIndex else { return }
    remove(front, .escape)
  }

  var frontIndex: Int? {
    policy.placement == .back ? visible.indices.first : visible.indices.last
  }

  /// Takes a toast off the screen and lets the next ones come.
  mutating func remove(_ index: Int, _ reason: ToastQueueChange.DismissalReason) {
    let card = take(index) { .dismissed(reason) }
    release(card.id)
    // A toast whose time is up has not been heard yet perhaps; its words keep their turn.
    if reason != .timeout, reason != .equal {
      announcements.removePending(of: card.serial, .closed, at: now, &changes)
    }
    fillUp()
  }

  /// Takes a toast off the screen; that behind it is raised.
  mutating func take(_ index: Int, _ kind: () -> ToastQueueChange.Kind) -> ToastCard {
    let wasFront = index == visible.count - 1
    let card = visible.remove(at: index)
    clockChanged()
    note(kind(), card.id)
    if policy.countdown == .frontToast, wasFront, let front = visible.indices.last {
      note(.raised, visible[front].id)
      startClock(front)
    }
    return card
  }

  /// Shows toasts that wait for room: errors first, then in order.
  mutating func fillUp() {
    guard policy.limitsVisible, let limit = options.maxVisible else { return }
    while visible.count < max(1, limit), !waiting.isEmpty {
      let index = waiting.firstIndex { $0.toast.style == .error } ?? 0
      appear(waiting.remove(at: index))
    }
  }
}
