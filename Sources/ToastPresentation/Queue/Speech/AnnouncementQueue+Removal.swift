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

  /// Forgets what waits of a card; what is being said is left to end.
  ///
  /// - Returns: Whether an error is among it that was never said.
  @discardableResult
  mutating func removePending(
    of card: Int,
    _ removal: Removal,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) -> Bool {
    let isReplaced = removal == .updated
    var isErrorUnsaid = false
    for removed in waiting.remove(of: card, isReplaced: isReplaced) {
      // Twins are first attempts, as is what they count as said with.
      if removed.words.stayUntilSaid, removed.attempt != 2 { isErrorUnsaid = true }
      guard let attempt = removed.attempt else { continue }
      recent.forget(removed.words, attempt: attempt, for: removed.twin)
      if removal == .closed { drop(removed.words, .dismissed, at: now, &changes) }
    }
    for item in repetitions.remove(of: card, isReplaced: isReplaced) where removal == .closed {
      drop(item.words, .dismissed, at: now, &changes)
    }
    // A twin of what could wait as long as it took may have waited too long itself.
    dropExpired(at: now, &changes)
    return isErrorUnsaid
  }
}
