// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension AnnouncementQueue {
  /// Why announcements of a toast are not wanted any more.
  enum Removal {
    /// New words about it replace them; nothing counts as dropped, and that an action failed stays.
    case updated
    /// It was put off, which is confirmed; what is said of an error stays.
    case postponed
    /// It was closed; what is said of an error stays.
    case closed
  }

  /// Forgets what waits of a toast; what is being said is left to end.
  mutating func removePending(
    of toastID: String,
    _ removal: Removal,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    func goes(_ words: QueuedWords) -> Bool {
      removal == .updated ? words.announcement.kind != .failed : !words.announcement.isAboutError
    }
    for place in waiting.places(of: toastID) {
      guard let (item, twin) = waiting.removeWords(of: toastID, at: place, where: goes) else {
        continue
      }
      recent.forget(item, for: twin)
      if removal == .closed { drop(item.words, .dismissed, at: now, &changes) }
    }
    for item in repetitions.remove(of: toastID, where: goes) where removal == .closed {
      drop(item.words, .dismissed, at: now, &changes)
    }
  }
}
