// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension ToastQueueState {
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
    while let index = visible.firstIndex(where: { $0.id == id }) { remove(index, .user) }
    if let index = waiting.firstIndex(where: { $0.toast.id == id }) {
      waiting.remove(at: index)
      note(.dismissed(.user), id)
    }
    if let index = postponed.firstIndex(where: { $0.content.toast.id == id }) {
      postponed.remove(at: index)
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
    // A toast whose time is up has not been heard yet perhaps; its words keep their turn.
    if reason != .timeout, reason != .equal {
      announcements.removePending(
        of: card.id,
        keepsErrors: true,
        reported: true,
        at: now,
        &changes
      )
    }
    fillUp()
  }

  /// Takes a toast off the screen; that behind it is raised.
  mutating func take(_ index: Int, _ kind: () -> ToastQueueChange.Kind) -> ToastCard {
    let wasFront = index == visible.count - 1
    let card = visible.remove(at: index)
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
