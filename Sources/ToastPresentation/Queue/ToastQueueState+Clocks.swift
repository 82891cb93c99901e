// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension ToastQueueState {
  /// Whether the clock of a toast may run.
  private func mayRun(_ index: Int) -> Bool {
    visible[index].reasons | commonReasons == 0
      && (policy.countdown == .everyToast || index == visible.count - 1)
  }

  /// Starts the clock of a toast if nothing stands against it.
  mutating func startClock(_ index: Int) {
    guard visible[index].total != nil else {
      guard visible[index].started != nil else { return }
      visible[index].stop(at: now)
      clockChanged()
      return
    }
    guard visible[index].started == nil, mayRun(index) else { return }
    visible[index].started = now
    clockStarted(visible[index])
  }

  /// A reason to pause begins or ends.
  mutating func pause(_ reason: PauseReason, _ id: String?, begins: Bool) {
    if reason == .screenReader { announcements.setListener(begins, at: now, &changes) }
    guard let scope = policy.pauses[reason] else { return }
    switch scope {
    case .everything:
      if begins { commonReasons |= reason.bit } else { commonReasons &= ~reason.bit }
      for index in visible.indices { clockChanged(index, reason) }
    case .toast:
      for index in visible.indices where id == nil || visible[index].id == id {
        if begins {
          visible[index].reasons |= reason.bit
        } else {
          visible[index].reasons &= ~reason.bit
        }
        clockChanged(index, reason)
      }
    }
  }

  private mutating func clockChanged(_ index: Int, _ reason: PauseReason) {
    let runs = visible[index].started != nil
    guard visible[index].total != nil, runs != mayRun(index) else { return }
    if runs {
      visible[index].stop(at: now)
      clockChanged()
      note(.paused(reason), visible[index].id)
    } else {
      visible[index].started = now
      clockStarted(visible[index])
      note(.resumed(reason), visible[index].id)
    }
  }
}
