// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText

/// Says one announcement at a time, so that none is lost in another.
struct AnnouncementQueue {
  /// An announcement on its way.
  struct Item {
    var announcement: Announcement
    /// The toast, for composing a summary.
    let toast: Toast?
    let created: QueueTime
    var attempt = 1
    /// When it may be said again after a failure.
    var due: QueueTime = 0

    /// 0 assertive, 1 polite, 2 polite of low priority.
    var rank: Int {
      announcement.politeness == .assertive ? 0 : announcement.priority == .low ? 2 : 1
    }
  }

  /// Two equal texts within this time are one (the figure is Orca's).
  static let duplicateWindow: QueueTime = 250_000_000
  static let retryDelay: QueueTime = 500_000_000
  static let expiry = QueueTime(seconds: Announcement.expiresAfter)

  let voice: any ToastVoice
  let foldPending: Int?
  /// The length of all speech in a simulation; `nil` derives it from the text.
  let speechTime: QueueTime?
  /// Whether somebody listens; without, nothing waits.
  private(set) var hasListener: Bool
  private(set) var speaking: (item: Item, end: QueueTime)?
  /// By rank, older before newer.
  private var pending: [[Item]] = [[], [], []]
  private var delayed: [Item] = []
  private var lastFinished: Item?
  private var recent: [(text: String, time: QueueTime)] = []

  init(voice: any ToastVoice, foldPending: Int?, speechTime: QueueTime?, hasListener: Bool) {
    self.voice = voice
    self.foldPending = foldPending
    self.speechTime = speechTime
    self.hasListener = hasListener
  }

  /// How many wait.
  var waitingCount: Int { pending[0].count + pending[1].count + pending[2].count + delayed.count }

  // MARK: - What comes in

  /// Takes an announcement; what has no words or is not to be announced is left alone.
  mutating func add(
    _ announcement: Announcement,
    toast: Toast?,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    guard announcement.politeness != .off, !announcement.text.isEmpty else { return }
    recent.removeAll { now - $0.time >= Self.duplicateWindow }
    if recent.contains(where: { $0.text == announcement.text }) { return }
    let item = Item(announcement: announcement, toast: toast, created: now)
    guard hasListener, let current = speaking else {
      say(item, at: now, interrupting: true, &changes)
      return
    }
    if item.rank == 0, current.item.rank > 0 {
      interrupt(current.item, at: now, &changes)
      say(item, at: now, interrupting: true, &changes)
    } else {
      recent.append((announcement.text, now))
      pending[item.rank].append(item)
    }
  }

  /// What is cut off goes once more to the end of its class.
  private mutating func interrupt(
    _ item: Item,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    guard item.attempt == 1 else {
      drop(item, .interrupted, at: now, &changes)
      return
    }
    var again = item
    again.attempt = 2
    pending[again.rank].append(again)
  }

  /// Forgets what waits of a toast.
  ///
  /// - Parameters:
  ///   - toastID: The toast.
  ///   - keepsErrors: Whether what is said of an error stays, as it does when the toast goes.
  ///   - reported: Whether it counts as dropped; what an update replaces does not.
  ///   - now: The time.
  ///   - changes: Gets what is dropped.
  mutating func removePending(
    of toastID: String,
    keepsErrors: Bool,
    reported: Bool,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    func goes(_ item: Item) -> Bool {
      item.announcement.toastID == toastID && !(keepsErrors && item.rank == 0)
    }
    for rank in pending.indices where pending[rank].contains(where: goes) {
      if reported {
        for item in pending[rank] where goes(item) { drop(item, .dismissed, at: now, &changes) }
      }
      pending[rank].removeAll(where: goes)
    }
    if delayed.contains(where: goes) { delayed.removeAll(where: goes) }
  }

  /// The host tells that speech ended.
  mutating func finished(
    toast: String?,
    success: Bool,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    if let current = speaking, toast == nil || toast == current.item.announcement.toastID {
      speaking = nil
      lastFinished = current.item
      if !success { retry(current.item, at: now) }
      sayNext(at: now, &changes)
    } else if let last = lastFinished, !success,
      toast == nil || toast == last.announcement.toastID
    {
      retry(last, at: now)
    }
  }

  private mutating func retry(_ item: Item, at now: QueueTime) {
    lastFinished = nil
    guard item.attempt == 1 else { return }
    var again = item
    again.attempt = 2
    again.due = now + Self.retryDelay
    delayed.append(again)
  }

  /// A screen reader starts or ends; without one what waits is said at once.
  mutating func setListener(
    _ isOn: Bool,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    hasListener = isOn
    guard !isOn else { return }
    speaking = nil
    let waiting = pending.flatMap(\.self)
    pending = [[], [], []]
    for item in waiting { say(item, at: now, interrupting: false, &changes) }
  }

  // MARK: - What time brings

  /// When something is to be done next.
  var deadline: QueueTime? {
    var next = speaking?.end
    func take(_ time: QueueTime) { next = min(next ?? time, time) }
    for item in delayed { take(item.due) }
    for rank in 1..<3 {
      // Older ones come first, but a repetition keeps the time it was made at.
      for item in pending[rank] { take(item.created + Self.expiry) }
    }
    return next
  }

  /// Does what is due.
  mutating func advance(to now: QueueTime, _ changes: inout [ToastQueueChange]) {
    for item in delayed where item.due <= now {
      if hasListener {
        pending[item.rank].append(item)
      } else {
        say(item, at: now, interrupting: false, &changes)
      }
    }
    delayed.removeAll { $0.due <= now }
    if let current = speaking, current.end <= now {
      speaking = nil
      lastFinished = current.item
    }
    // Whose turn comes at the last moment is still said.
    if speaking == nil { sayNext(at: now, &changes) }
    for rank in 1..<3 {
      for item in pending[rank] where now - item.created >= Self.expiry {
        drop(item, .expired, at: now, &changes)
      }
      pending[rank].removeAll { now - $0.created >= Self.expiry }
    }
  }

  private mutating func sayNext(at now: QueueTime, _ changes: inout [ToastQueueChange]) {
    if !pending[0].isEmpty {
      say(pending[0].removeFirst(), at: now, interrupting: false, &changes)
      return
    }
    let polite = pending[1].count + pending[2].count
    if let foldPending, polite > max(1, foldPending), let summary = folded() {
      say(summary, at: now, interrupting: false, &changes)
    } else if !pending[1].isEmpty {
      say(pending[1].removeFirst(), at: now, interrupting: false, &changes)
    } else if !pending[2].isEmpty {
      say(pending[2].removeFirst(), at: now, interrupting: false, &changes)
    }
  }

  /// The newest of what waits, with the number of the others.
  private mutating func folded() -> Item? {
    let waiting = pending[1] + pending[2]
    guard var newest = waiting.first else { return nil }
    // Of several made at once the last one is the newest.
    for item in waiting where item.created >= newest.created { newest = item }
    pending[1] = []
    pending[2] = []
    guard let toast = newest.toast else { return newest }
    var summary = newest
    summary.announcement = voice.announcement(
      for: toast,
      kind: .summary,
      waiting: waiting.count - 1
    )
    return summary
  }

  private mutating func say(
    _ item: Item,
    at now: QueueTime,
    interrupting: Bool,
    _ changes: inout [ToastQueueChange]
  ) {
    var announcement = item.announcement
    announcement.interrupts = interrupting && announcement.interrupts
    recent.removeAll { now - $0.time >= Self.duplicateWindow }
    recent.append((announcement.text, now))
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

  private func drop(
    _ item: Item,
    _ reason: ToastQueueChange.DropReason,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    changes.append(
      ToastQueueChange(
        time: now.duration,
        toastID: item.announcement.toastID,
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
