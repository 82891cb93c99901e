// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension ToastQueueState {
  /// An action was carried out, or failed.
  ///
  /// Handler and observer have run before; here follow the effect and what is said.
  mutating func act(_ id: String, _ actionID: String?, succeeds: Bool) {
    guard let place = visible.last(id) else { return }
    act(at: place, actionID, succeeds: succeeds)
  }

  /// An action of the card at a place was carried out, or failed.
  private mutating func act(at place: Int, _ actionID: String?, succeeds: Bool) {
    guard let visibleCard = visible[place] else { return }
    let card = visibleCard.serial
    let toast = visibleCard.content.toast
    let offered = toast.offeredActions
    let action: ToastAction
    if let actionID {
      guard let found = offered.first(where: { $0.id == actionID }) else { return }
      action = found
    } else {
      // A tap on a toast that offers nothing.
      action = offered.first ?? ToastAction(id: "tap")
    }
    note(.acted(action.id, succeeded: succeeds), toast.id)
    guard succeeds else {
      // The toast stays, so that it can be tried again.
      report(action, of: toast, card: card, succeeded: false)
      return
    }
    let isPostponed = policy.postpones && action.id == ToastAction.laterID
    if isPostponed {
      postpone(place)
    } else {
      remove(place, .action)
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

  /// The card that an action of an id is about, the newest with that id on screen.
  func newestCard(_ id: Toast.ID) -> ToastCard? { visible.last(id).flatMap { visible[$0] } }

  /// An action of a card, begun a while ago, was carried out or failed.
  ///
  /// Where the card has left meanwhile, or offers the action no more, the person still hears what became
  /// of it. Another card with its id is not concerned.
  mutating func actionEnded(
    _ action: ToastAction,
    of card: ToastCard,
    succeeded: Bool,
    at time: Duration
  ) -> [ToastQueueChange] {
    run(to: QueueTime(time))
    if let place = visible.place(ofSerial: card.serial),
      visible[place]?.content.toast.offeredActions.contains(where: { $0.id == action.id }) == true
    {
      act(at: place, action.id, succeeds: succeeded)
    } else {
      note(.acted(action.id, succeeded: succeeded), card.id)
      report(action, of: card.content.toast, card: nil, succeeded: succeeded)
    }
    return takeChanges()
  }

  /// Puts a toast off until its page appears again.
  private mutating func postpone(_ place: Int) {
    guard let card = take(place, .postponed) else { return }
    announcements.removePending(of: card.serial, .postponed, at: now, &changes)
    postponed.append(
      PostponedToasts.Entry(
        content: card.content,
        page: card.content.toast.page ?? page,
        serial: card.serial
      )
    )
    fillUp()
  }

  /// Toasts that were put off come back with their page, the oldest first.
  mutating func pageAppeared(_ name: String?) {
    page = name
    // It is shown anew, whatever was announced of it before.
    for entry in postponed.remove(page: name) {
      appear(content(entry.content.toast), serial: entry.serial)
    }
  }
}
