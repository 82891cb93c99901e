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
    /// Tells older from newer ones.
    let serial: Int
    var attempt = 1
    /// Others with the same words, which count as said with it; should it go unsaid, one takes over.
    var twins: [Item] = []
    /// When it may be said again after a failure.
    var due: QueueTime = 0

    /// 0 assertive, 1 polite, 2 polite of low priority.
    var rank: Int { AnnouncementQueue.rank(of: announcement) }
  }

  /// Two equal texts within this time are one (the figure is Orca's).
  static let duplicateWindow: QueueTime = 250_000_000
  static let retryDelay: QueueTime = 500_000_000
  static let expiry = QueueTime(seconds: Announcement.expiresAfter)

  /// 0 assertive, 1 polite, 2 polite of low priority.
  private static func rank(of announcement: Announcement) -> Int {
    announcement.politeness == .assertive ? 0 : announcement.priority == .low ? 2 : 1
  }

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
  private var nextSerial = 0
  /// What was said or queued last, and when; older entries go from time to time.
  private var recent: [String: QueueTime] = [:]
  private var recentSince: QueueTime = 0
  /// No polite announcement expires before this.
  private var firstExpiry: QueueTime?

  init(voice: any ToastVoice, foldPending: Int?, speechTime: QueueTime?, hasListener: Bool) {
    self.voice = voice
    self.foldPending = foldPending
    self.speechTime = speechTime
    self.hasListener = hasListener
  }

  /// How many wait.
  var waitingCount: Int { pending[0].count + pending[1].count + pending[2].count + delayed.count }

  /// How many announcements and texts are held.
  var heldCount: Int {
    let twins = pending.joined().reduce(0) { $0 + $1.twins.count }
    return waitingCount + twins + recent.count + (speaking == nil ? 0 : 1)
      + (lastFinished == nil ? 0 : 1)
  }

  // MARK: - What comes in

  /// Takes an announcement; what has no words or is not to be announced is left alone.
  mutating func add(
    _ announcement: Announcement,
    toast: Toast?,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    guard announcement.politeness != .off, !announcement.text.isEmpty else { return }
    var item = Item(
      announcement: announcement,
      toast: toast,
      created: now,
      serial: nextSerial
    )
    nextSerial += 1
    if isRecent(announcement.dedupeText, at: now), !outranksTwin(&item) { return }
    if let current = speaking, current.end <= now {
      // What ends at this very moment is not cut off, and who has waited longer goes first.
      endSpeech()
      remember(announcement.dedupeText, at: now)
      wait(item)
      sayNext(at: now, &changes)
      return
    }
    guard hasListener, let current = speaking else {
      say(item, at: now, interrupting: true, &changes)
      return
    }
    if item.rank == 0, current.item.rank > 0 {
      if !item.announcement.replaces(current.item.announcement) {
        interrupt(current.item, at: now, &changes)
      }
      say(item, at: now, interrupting: true, &changes)
    } else {
      remember(announcement.dedupeText, at: now)
      wait(item)
    }
  }

  private func isRecent(_ text: String, at now: QueueTime) -> Bool {
    recent[text].map { now - $0 < Self.duplicateWindow } ?? false
  }

  private mutating func remember(_ text: String, at now: QueueTime) {
    if now - recentSince >= Self.duplicateWindow {
      recent = recent.filter { now - $0.value < Self.duplicateWindow }
      recentSince = now
    }
    recent[text] = now
  }

  /// Puts an announcement at the end of its class.
  private mutating func wait(_ item: Item) {
    pending[item.rank].append(item)
    guard item.rank > 0 else { return }
    let expiry = item.created + Self.expiry
    firstExpiry = min(firstExpiry ?? expiry, expiry)
  }

  /// Looks anew for the announcement that expires first.
  private mutating func findFirstExpiry() {
    firstExpiry = nil
    for rank in 1..<pending.count {
      for item in pending[rank] {
        let expiry = item.created + Self.expiry
        firstExpiry = min(firstExpiry ?? expiry, expiry)
      }
    }
  }

  /// Settles an announcement whose words were said or queued a moment ago.
  ///
  /// - Returns: Whether it is still to be said: it is more urgent than the one that waits with the same
  ///   words, and takes that one along.
  private mutating func outranksTwin(_ item: inout Item) -> Bool {
    for rank in pending.indices {
      guard
        let place = pending[rank].firstIndex(where: {
          $0.attempt == 1 && $0.announcement.dedupeText == item.announcement.dedupeText
        })
      else { continue }
      guard item.rank < rank else {
        pending[rank][place].twins.append(item)
        return false
      }
      var twin = pending[rank].remove(at: place)
      forget(twin)
      findFirstExpiry()
      item.twins = twin.twins
      twin.twins = []
      item.twins.insert(twin, at: 0)
      return true
    }
    return false
  }

  /// What is cut off goes once more to the end of its class.
  private mutating func interrupt(
    _ item: Item,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    guard item.attempt == 1 else {
      drop(item.announcement, .interrupted, at: now, &changes)
      return
    }
    guard !isReplaced(item) else { return }
    wait(repetition(of: item))
  }

  private func repetition(of item: Item) -> Item {
    var again = item
    again.attempt = 2
    // They were said with it.
    again.twins = []
    return again
  }

  /// Whether newer words about the same toast wait, so that repeating the old ones would mislead.
  private func isReplaced(_ item: Item) -> Bool {
    pending.contains { waiting in
      waiting.contains {
        $0.serial > item.serial && $0.announcement.replaces(item.announcement)
      }
    }
  }

  /// Why announcements of a toast are not wanted any more.
  enum Removal {
    /// New words about it replace them; nothing counts as dropped, and that an action failed stays.
    case updated
    /// It was put off, which is confirmed; what is said of an error stays.
    case postponed
    /// It was closed; what is said of an error stays.
    case closed
  }

  /// Forgets what waits of a toast.
  mutating func removePending(
    of toastID: String,
    _ removal: Removal,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    func goes(_ announcement: Announcement) -> Bool {
      guard announcement.toastID == toastID else { return false }
      return removal == .updated ? announcement.kind != .failed : !announcement.isAboutError
    }
    func concerns(_ item: Item) -> Bool {
      goes(item.announcement) || item.twins.contains { goes($0.announcement) }
    }
    for rank in pending.indices where pending[rank].contains(where: concerns) {
      var kept: [Item] = []
      for var item in pending[rank] {
        item.twins.removeAll { goes($0.announcement) }
        if goes(item.announcement) {
          if removal == .closed { drop(item.announcement, .dismissed, at: now, &changes) }
          forget(item, for: item.twins.first)
          guard var twin = item.twins.first else { continue }
          // It takes the place over.
          twin.twins = Array(item.twins.dropFirst())
          item = twin
        }
        kept.append(item)
      }
      pending[rank] = kept
      findFirstExpiry()
    }
    for item in delayed where removal == .closed && goes(item.announcement) {
      drop(item.announcement, .dismissed, at: now, &changes)
    }
    delayed.removeAll { goes($0.announcement) }
  }

  /// Words that were never said are no reason to drop others.
  private mutating func forget(_ item: Item, for twin: Item? = nil) {
    guard item.attempt == 1 else { return }
    let text = item.announcement.dedupeText
    if recent[text] == item.created { recent[text] = twin?.created }
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
    guard item.attempt == 1, !isReplaced(item) else { return }
    var again = repetition(of: item)
    again.due = now + Self.retryDelay
    delayed.append(again)
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
    let waiting = pending.flatMap(\.self)
    pending = [[], [], []]
    firstExpiry = nil
    for item in waiting { say(item, at: now, interrupting: false, &changes) }
  }

  // MARK: - What time brings

  /// When something is to be done next.
  var deadline: QueueTime? {
    var next = speaking?.end
    func take(_ time: QueueTime) { next = min(next ?? time, time) }
    for item in delayed { take(item.due) }
    if let firstExpiry { take(firstExpiry) }
    return next
  }

  /// Does what is due.
  mutating func advance(to now: QueueTime, _ changes: inout [ToastQueueChange]) {
    for item in delayed where item.due <= now {
      if hasListener {
        wait(item)
      } else {
        say(item, at: now, interrupting: false, &changes)
      }
    }
    delayed.removeAll { $0.due <= now }
    if let current = speaking, current.end <= now { endSpeech() }
    // Whose turn comes at the last moment is still said.
    if speaking == nil { sayNext(at: now, &changes) }
    guard let firstExpiry, firstExpiry <= now else { return }
    for rank in 1..<pending.count {
      for item in pending[rank] where now - item.created >= Self.expiry {
        drop(item.announcement, .expired, at: now, &changes)
        for twin in item.twins { drop(twin.announcement, .expired, at: now, &changes) }
      }
      pending[rank].removeAll { now - $0.created >= Self.expiry }
    }
    findFirstExpiry()
  }

  private mutating func sayNext(at now: QueueTime, _ changes: inout [ToastQueueChange]) {
    if !pending[0].isEmpty {
      say(pending[0].removeFirst(), at: now, interrupting: false, &changes)
      return
    }
    let polite = pending[1].count + pending[2].count
    if let foldPending, polite > max(1, foldPending), let summary = folded() {
      say(summary, at: now, interrupting: false, &changes)
    } else if let rank = [1, 2].first(where: { !pending[$0].isEmpty }) {
      let item = pending[rank].removeFirst()
      if item.created + Self.expiry == firstExpiry { findFirstExpiry() }
      say(item, at: now, interrupting: false, &changes)
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
    firstExpiry = nil
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
    remember(announcement.dedupeText, at: now)
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
    _ announcement: Announcement,
    _ reason: ToastQueueChange.DropReason,
    at now: QueueTime,
    _ changes: inout [ToastQueueChange]
  ) {
    changes.append(
      ToastQueueChange(
        time: now.duration,
        toastID: announcement.toastID,
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
