// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a toast shows and says; shared by the places of the queue that hold it.
final class ToastContent: Sendable {
  let toast: Toast
  let announcement: Announcement
  /// How long it is shown; `nil` until somebody closes it.
  let total: QueueTime?

  init(_ toast: Toast, _ announcement: Announcement, total: QueueTime?) {
    self.toast = toast
    self.announcement = announcement
    self.total = total
  }
}

/// A toast in the queue with its clock.
struct ToastCard {
  /// Tells it from all others, also from those with its id.
  let serial: Int
  var content: ToastContent
  /// The time that the clock ran before it was last started.
  var elapsed: QueueTime = 0
  /// When the clock was last started; `nil` while it stands.
  var started: QueueTime?
  /// The total of the clock; an update may leave it as it was.
  var total: QueueTime?
  /// The reasons to pause that concern this toast alone.
  var reasons: UInt8 = 0
  /// When and at what percentage its progress was last announced.
  var announcedAt: QueueTime = 0
  var announcedPercent: Int?

  init(_ content: ToastContent, serial: Int) {
    self.serial = serial
    self.content = content
    total = content.total
  }

  var id: String { content.toast.id }

  /// When its time is up, if the clock runs.
  var deadline: QueueTime? {
    guard let started, let total else { return nil }
    return started + max(0, total - elapsed)
  }

  /// Whether its time is up.
  func isOver(at now: QueueTime) -> Bool { deadline.map { $0 <= now } ?? false }

  /// Stops the clock.
  mutating func stop(at now: QueueTime) {
    if let started { elapsed += now - started }
    started = nil
  }
}
