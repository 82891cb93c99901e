// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Words that are to be said; never changed, and shared by the places that hold them.
final class QueuedWords: Sendable {
  let announcement: Announcement
  /// The toast, for composing a summary.
  let toast: Toast?
  /// The card that they are about, which does not come again as ids do; `nil` where it has left.
  let card: Int?
  let created: QueueTime
  /// Tells older from newer ones, and words from all others.
  let serial: Int
  /// Whether they are newer content of their card.
  let isUpdate: Bool
  /// Whether they neither expire nor go with their toast.
  let stayUntilSaid: Bool

  /// Takes what is to be said.
  ///
  /// Words that are the newest form of an error that changed before it was said stay until they are
  /// said; so do an error's, also where the caller calls it polite, and urgent ones.
  init(
    _ announcement: Announcement,
    toast: Toast?,
    card: Int?,
    created: QueueTime,
    serial: Int,
    standForError: Bool = false
  ) {
    self.announcement = announcement
    self.toast = toast
    self.card = card
    self.created = created
    self.serial = serial
    isUpdate = announcement.kind == .updated
    stayUntilSaid = standForError || announcement.isAboutError || toast?.style == .error
  }

  /// The same with the number of others that waited.
  init(_ newest: QueuedWords, summary: Announcement) {
    announcement = summary
    toast = newest.toast
    card = newest.card
    created = newest.created
    serial = newest.serial
    isUpdate = newest.isUpdate
    stayUntilSaid = newest.stayUntilSaid
  }

  /// What tells whether others say the same.
  var text: String { announcement.dedupeText }
  var toastID: String { announcement.toastID }

  /// The class in which they wait: 0 assertive, 1 polite, 2 polite of low priority.
  var rank: Int {
    announcement.politeness == .assertive ? 0 : announcement.priority == .low ? 2 : 1
  }

  /// Whether they may be counted rather than said: an error may not, and what became of an action has no
  /// toast to stand for the others.
  var isCountable: Bool { toast != nil && !stayUntilSaid }

  /// Whether these are newer content of the card that others are about.
  func replace(_ old: QueuedWords) -> Bool {
    isUpdate && card != nil && card == old.card && serial > old.serial && old.canBeReplaced
  }

  /// Whether newer content of their card makes them wrong; what became of an action stays true.
  var canBeReplaced: Bool { announcement.kind != .failed && announcement.kind != .confirmed }
}
