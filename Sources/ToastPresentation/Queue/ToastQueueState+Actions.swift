// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension ToastQueueState {
  /// An action was carried out, or failed.
  ///
  /// Handler and observer have run before; here follow the effect and what is said.
  mutating func act(_ id: String, _ actionID: String?, succeeds: Bool) {
    guard holds(id), let index = visible.lastIndex(where: { $0.id == id }) else { return }
    let card = visible[index].serial
    let toast = visible[index].content.toast
    let offered = toast.offeredActions
    let action: ToastAction
    if let actionID {
      guard let found = offered.first(where: { $0.id == actionID }) else { return }
      action = found
    } else {
      // A tap on a toast that offers nothing.
      action = offered.first ?? ToastAction(id: "tap")
    }
    note(.acted(action.id, succeeded: succeeds), id)
    guard succeeds else {
      // The toast stays, so that it can be tried again.
      report(action, of: toast, card: card, succeeded: false)
      return
    }
    let isPostponed = policy.postpones && action.id == ToastAction.laterID
    if isPostponed {
      postpone(index)
    } else {
      remove(index, .action)
    }
    report(action, of: toast, card: card, succeeded: true, isPostponed: isPostponed)
  }

  /// Says what became of an action, whether or not its toast is still there.
  mutating func report(
    _ action: ToastAction,
    of toast: Toast,
    card: Int?,
    succeeded: Bool,
    isPostponed: Bool = false
  ) {
    let announcement =
      succeeded
      ? voice.confirmation(of: action, in: toast, isPostponed: isPostponed)
      : voice.failure(of: action, in: toast)
    guard let announcement else { return }
    announcements.add(announcement, toast: nil, card: card, at: now, &changes)
  }

  /// An action ended whose toast has left meanwhile: the person still hears what became of it.
  mutating func actionEnded(
    _ action: ToastAction,
    of toast: Toast,
    succeeded: Bool,
    at time: Duration
  ) -> [ToastQueueChange] {
    run(to: QueueTime(time))
    note(.acted(action.id, succeeded: succeeded), toast.id)
    report(action, of: toast, card: nil, succeeded: succeeded)
    return takeChanges()
  }

  /// Puts a toast off until its page appears again.
  private mutating func postpone(_ index: Int) {
    let card = take(index) { .postponed }
    announcements.removePending(of: card.serial, .postponed, at: now, &changes)
    postponed.append((card.content, card.content.toast.page ?? page, card.serial))
    fillUp()
  }

  /// Toasts that were put off come back with their page, the oldest first.
  mutating func pageAppeared(_ name: String?) {
    page = name
    let returning = postponed.filter { $0.page == nil || name == nil || $0.page == name }
    guard !returning.isEmpty else { return }
    postponed.removeAll { $0.page == nil || name == nil || $0.page == name }
    // It is shown anew, whatever was announced of it before.
    for entry in returning { appear(content(entry.content.toast), serial: entry.serial) }
  }
}
