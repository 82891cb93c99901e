// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension AnnouncementQueue {
  /// Why announcements of a toast are not wanted any more.
  enum Removal {
    /// New words about it replace them; nothing counts as dropped, and that an action failed stays.
    case updated
    /// What is new is not to be announced; what is said of an error stays.
    case updatedSilently
    /// It was put off, which is confirmed; what is said of an error stays.
    case postponed
    /// It was closed; what is said of an error stays.
    case closed
  }

  /// Forgets what waits of a toast; what is being said is left to end.
  ///
  /// - Returns: Whether an error is among it that was never said.
  @discardableResult
  mutating func removePending(
    of toastID: String,
    _ removal: Removal,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) -> Bool {
    func goes(_ words: QueuedWords) -> Bool {
      guard words.toastID == toastID else { return false }
      return removal == .updated ? words.announcement.kind != .failed : !words.stayUntilSaid
    }
    var isErrorUnsaid = false
    for place in waiting.places(of: toastID) {
      let removed = waiting.removeWords(at: place, where: goes)
      // Twins are first attempts, as is what they count as said with.
      if removed.item?.attempt != 2, removed.words.contains(where: \.stayUntilSaid) {
        isErrorUnsaid = true
      }
      guard let item = removed.item else { continue }
      recent.forget(item, for: removed.twin)
      if removal == .closed { drop(item.words, .dismissed, at: now, &changes) }
    }
    for item in repetitions.remove(of: toastID, where: goes) where removal == .closed {
      drop(item.words, .dismissed, at: now, &changes)
    }
    // A twin of what could wait as long as it took may have waited too long itself.
    dropExpired(at: now, &changes)
    return isErrorUnsaid
  }
}
