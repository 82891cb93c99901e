// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText

/// Says one announcement at a time, so that none is lost in another.
///
/// While somebody listens, announcements wait while one is being said. Without a listener each is given
/// out as it comes, and only what is to be repeated waits. An event costs about the same however much
/// waits, but for what itself is changed by it.
struct AnnouncementQueue {
  let voice: any ToastVoice
  let foldPending: Int?
  /// The length of all speech in a simulation; `nil` derives it from the text.
  let speechTime: QueueTime?
  /// Whether somebody listens.
  private(set) var hasListener: Bool
  private(set) var speaking: (item: QueuedAnnouncement, end: QueueTime)?
  private(set) var lastFinished: QueuedAnnouncement?
  var waiting = WaitingAnnouncements()
  var repetitions = Repetitions()
  var recent = RecentWords()
  private var nextSerial = 0

  init(voice: any ToastVoice, foldPending: Int?, speechTime: QueueTime?, hasListener: Bool) {
    self.voice = voice
    self.foldPending = foldPending
    self.speechTime = speechTime
    self.hasListener = hasListener
  }

  // MARK: - What comes in

  /// Takes an announcement; what has no words or is not to be announced is left alone.
  ///
  /// One that stands for an error waits like one: it neither expires nor goes with its toast. It belongs
  /// to a card, or to none where that has left.
  mutating func add(
    _ announcement: Announcement,
    toast: Toast?,
    card: Int?,
    standsForError: Bool = false,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    guard announcement.politeness != .off, !announcement.text.isEmpty else { return }
    let words = QueuedWords(
      announcement,
      toast: toast,
      card: card,
      created: now,
      serial: nextSerial,
      standForError: standsForError
    )
    var item = QueuedAnnouncement(words)
    nextSerial += 1
    if recent.contains(words.text, at: now), !outranksTwin(&item) { return }
    if let current = speaking, current.end <= now {
      // What ends at this very moment is not cut off, and who has waited longer goes first.
      endSpeech()
      recent.remember(words.text, at: now)
      waiting.append(item)
      sayNext(at: now, &changes)
      return
    }
    guard hasListener, let current = speaking else {
      say(item, at: now, interrupting: true, &changes)
      return
    }
    if words.rank == 0, current.item.words.rank > 0 {
      if !item.allWords.contains(where: { $0.replace(current.item.words) }) {
        interrupt(current.item, at: now, &changes)
      }
      say(item, at: now, interrupting: true, &changes)
    } else {
      recent.remember(words.text, at: now)
      waiting.append(item)
    }
  }

  /// Settles an announcement whose words were said or queued a moment ago.
  ///
  /// - Returns: Whether it is still to be said: it is more urgent than the one that waits with the same
  ///   words, and takes that one along.
  private mutating func outranksTwin(_ item: inout QueuedAnnouncement) -> Bool {
    guard let place = waiting.firstAttempt(saying: item.words.text) else { return false }
    guard item.words.rank < place.rank else {
      waiting.add(twin: item.words, at: place)
      return false
    }
    guard let twin = waiting.remove(place) else { return false }
    recent.forget(twin.words, attempt: twin.attempt)
    for words in twin.allWords { item.add(twin: words) }
    return true
  }

  /// What is cut off goes once more to the end of its class.
  private mutating func interrupt(
    _ item: QueuedAnnouncement,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    guard item.attempt == 1 else {
      drop(item.words, .interrupted, at: now, &changes)
      return
    }
    guard !waiting.hasReplacement(of: item.words) else { return }
    waiting.append(item.repetition)
  }

  /// The host tells that speech ended, of a toast or of whatever was being said.
  mutating func finished(
    toast: String?,
    success: Bool,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    finished({ toast == nil || toast == $0.words.toastID }, success: success, at: now, &changes)
  }

  /// The host tells that the speech of one announcement ended; whatever else is being said goes on.
  mutating func finished(
    _ announcement: Announcement,
    success: Bool,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    finished({ $0.isHandedOut(as: announcement) }, success: success, at: now, &changes)
  }

  private mutating func finished(
    _ isMeant: (QueuedAnnouncement) -> Bool,
    success: Bool,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    if let current = speaking, isMeant(current.item) {
      endSpeech()
      if !success { retry(current.item, at: now, &changes) }
      sayNext(at: now, &changes)
    } else if let last = lastFinished, !success, isMeant(last) {
      retry(last, at: now, &changes)
    }
  }

  /// What could not be said is tried once more.
  private mutating func retry(
    _ item: QueuedAnnouncement,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    lastFinished = nil
    guard item.attempt == 1 else {
      drop(item.words, .interrupted, at: now, &changes)
      return
    }
    guard !waiting.hasReplacement(of: item.words) else { return }
    repetitions.add(item.repetition, at: now)
  }

  private mutating func endSpeech() {
    if let speaking { lastFinished = speaking.item }
    speaking = nil
  }

  /// A screen reader starts or ends; without one what waits is said at once.
  mutating func setListener(
    _ isOn: Bool,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    hasListener = isOn
    guard !isOn else { return }
    endSpeech()
    let items = waiting.all
    waiting = WaitingAnnouncements()
    for item in items { say(item, at: now, interrupting: false, &changes) }
  }

  // MARK: - What time brings

  /// When something is to be done next.
  var deadline: QueueTime? {
    var next = speaking?.end
    if let due = repetitions.due { next = min(next ?? due, due) }
    if let expiry = waiting.firstExpiry { next = min(next ?? expiry, expiry) }
    return next
  }

  /// Does what is due.
  mutating func advance(to now: QueueTime, _ changes: inout [ToastQueueChange]) {
    while let item = repetitions.popDue(at: now) {
      if hasListener {
        waiting.append(item)
      } else {
        say(item, at: now, interrupting: false, &changes)
      }
    }
    if let current = speaking, current.end <= now { endSpeech() }
    // Whose turn comes at the last moment is still said.
    if speaking == nil { sayNext(at: now, &changes) }
    dropExpired(at: now, &changes)
  }

  /// Drops what has waited too long.
  mutating func dropExpired(at now: QueueTime, _ changes: inout [ToastQueueChange]) {
    guard let first = waiting.firstExpiry, first <= now else { return }
    for words in waiting.popExpired(at: now) { drop(words, .expired, at: now, &changes) }
  }

  private mutating func sayNext(at now: QueueTime, _ changes: inout [ToastQueueChange]) {
    guard let next = waiting.next else { return }
    // What may not be counted is said in turn, however many that may be counted keep coming.
    let item = waiting.isFoldable(next) ? folded() ?? waiting.remove(next) : waiting.remove(next)
    if let item { say(item, at: now, interrupting: false, &changes) }
  }

  /// The newest of the polite ones that wait, with the number of the others; `nil` unless there are
  /// more than the host wants to hear one by one.
  private mutating func folded() -> QueuedAnnouncement? {
    guard let foldPending, waiting.foldableCount > max(1, foldPending) else { return nil }
    let items = waiting.popFoldable()
    guard var newest = items.max(by: { $0.words.serial < $1.words.serial }),
      let toast = newest.words.toast
    else { return nil }
    // The words of the others are not said.
    for item in items where item.words.serial != newest.words.serial {
      recent.forget(item.words, attempt: item.attempt)
    }
    newest.words = QueuedWords(
      newest.words,
      summary: voice.announcement(for: toast, kind: .summary, waiting: items.count - 1)
    )
    return newest
  }

  private mutating func say(
    _ item: QueuedAnnouncement,
    at now: QueueTime,
    interrupting: Bool,
    _ changes: inout [ToastQueueChange]
  ) {
    var announcement = item.announcement
    announcement.interrupts = interrupting && announcement.interrupts
    recent.remember(item.words.text, at: now)
    if hasListener {
      speaking = (item, now + (speechTime ?? Self.length(of: announcement)))
    } else {
      lastFinished = item
    }
    changes.append(
      ToastQueueChange(
        time: now.duration,
        toastID: announcement.toastID,
        kind: .announced(announcement, attempt: item.attempt)
      )
    )
  }

  /// Tells that something will not be said.
  func drop(
    _ words: QueuedWords,
    _ reason: ToastQueueChange.DropReason,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    changes.append(
      ToastQueueChange(
        time: now.duration,
        toastID: words.toastID,
        kind: .announcementDropped(reason)
      )
    )
  }

  /// How long it takes to say an announcement, a second at least.
  private static func length(of announcement: Announcement) -> QueueTime {
    var units = ReadingUnits()
    for segment in announcement.segments {
      units += ReadingUnits(segment.text, language: SpokenLanguage(segment.language))
    }
    return max(1_000_000_000, QueueTime(seconds: units.spokenSeconds))
  }
}
