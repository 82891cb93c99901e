// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Words that are to be said; never changed, and shared by the places that hold them.
final class QueuedWords: Sendable {
  let announcement: Announcement
  /// The toast, for composing a summary.
  let toast: Toast?
  let created: QueueTime
  /// Tells older from newer ones.
  let serial: Int
  /// Whether they are the newest form of an error that changed before it was said.
  let standForError: Bool

  init(
    _ announcement: Announcement,
    toast: Toast?,
    created: QueueTime,
    serial: Int,
    standForError: Bool = false
  ) {
    self.announcement = announcement
    self.toast = toast
    self.created = created
    self.serial = serial
    self.standForError = standForError
  }

  /// What tells whether others say the same.
  var text: String { announcement.dedupeText }
  var toastID: String { announcement.toastID }
  /// Whether they neither expire nor go with their toast.
  var stayUntilSaid: Bool { standForError || announcement.isAboutError }
}

/// An announcement on its way.
///
/// A second attempt has no twins: they were said with the first.
struct QueuedAnnouncement {
  /// The classes that wait: 0 assertive, 1 polite, 2 polite of low priority.
  static let ranks = 3

  var words: QueuedWords
  /// 1, or 2 for a repetition.
  private(set) var attempt = 1
  /// Others with the same words, which count as said with it; should it go unsaid, one takes over.
  var twins: [QueuedWords] = []

  init(_ words: QueuedWords) { self.words = words }

  var announcement: Announcement { words.announcement }

  /// Its class.
  var rank: Int {
    words.announcement.politeness == .assertive ? 0 : words.announcement.priority == .low ? 2 : 1
  }

  /// Whether it may be counted rather than said: an error may not, and what became of an action has no
  /// toast to stand for the others.
  var isFoldable: Bool {
    rank > 0 && words.toast != nil && !words.stayUntilSaid
      && !twins.contains(where: \.stayUntilSaid)
  }

  /// The same once more.
  var repetition: QueuedAnnouncement {
    var again = QueuedAnnouncement(words)
    again.attempt = 2
    return again
  }
}
