// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension ToastQueueState {
  /// Whether the clock of the card at a place may run.
  private func mayRun(_ card: ToastCard, at place: Int) -> Bool {
    card.reasons | commonReasons == 0
      && (policy.countdown == .everyToast || place == visible.last)
  }

  /// Starts the clock of the card at a place if nothing stands against it.
  mutating func startClock(_ place: Int) {
    guard let card = visible[place] else { return }
    if card.total == nil {
      visible.change(place) { $0.stop(at: now) }
    } else if card.started == nil, mayRun(card, at: place) {
      visible.change(place) { $0.started = now }
    }
  }

  /// A reason to pause begins or ends.
  mutating func pause(_ reason: PauseReason, _ id: String?, begins: Bool) {
    if reason == .screenReader { announcements.setListener(begins, at: now, &changes) }
    guard let scope = policy.pauses[reason] else { return }
    switch scope {
    case .everything:
      let before = commonReasons
      if begins { commonReasons |= reason.bit } else { commonReasons &= ~reason.bit }
      guard commonReasons != before else { return }
      for place in visible.timedPlaces { clockChanged(place, reason) }
    case .toast:
      for place in id.map(visible.places) ?? visible.places {
        visible.change(place) { card in
          if begins { card.reasons |= reason.bit } else { card.reasons &= ~reason.bit }
        }
        clockChanged(place, reason)
      }
    }
  }

  private mutating func clockChanged(_ place: Int, _ reason: PauseReason) {
    guard let card = visible[place], card.total != nil else { return }
    let runs = card.started != nil
    guard runs != mayRun(card, at: place) else { return }
    if runs {
      visible.change(place) { $0.stop(at: now) }
      note(.paused(reason), card.id)
    } else {
      visible.change(place) { $0.started = now }
      note(.resumed(reason), card.id)
    }
  }
}
