// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension ToastQueueState {
  /// The clock of a visible toast.
  package struct ClockReading: Sendable, Hashable {
    /// The toast.
    package var toastID: String
    /// What is left of its time; `nil` for a toast without an end.
    package var remaining: Duration?
    /// Whether the clock runs.
    package var isRunning: Bool
  }

  /// The clocks of the visible toasts in the order of arrival or raising.
  package var clocks: [ClockReading] {
    visible.all.map { card in
      let running = card.started.map { now - $0 } ?? 0
      return ClockReading(
        toastID: card.id,
        remaining: card.total.map { max(0, $0 - card.elapsed - running).duration },
        isRunning: card.started != nil
      )
    }
  }

  /// The toasts that wait for room.
  package var waitingIDs: [String] { waiting.all.map(\.toast.id) }

  /// The toasts that wait for their page.
  package var postponedIDs: [String] { postponed.all.map(\.content.toast.id) }

  /// How many announcements wait.
  package var waitingAnnouncements: Int { announcements.waitingCount }

  /// How many cards, ids, announcements and texts are held, whatever for.
  package var heldCount: Int {
    visible.count + waiting.count + postponed.count + heldIDs.count + changes.count
      + announcements.heldCount
  }
}
