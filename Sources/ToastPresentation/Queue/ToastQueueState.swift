// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The state of a queue of toasts: what is visible, whose clock runs, what is said next.
///
/// A value without a clock: every event comes with its time, and `nextDeadline` tells when to call
/// `advance`. Time that goes backwards counts as no time. `ToastQueue` runs one on a clock.
public struct ToastQueueState: Sendable {
  /// What tells this queue from others.
  public let policy: ToastQueuePolicy
  let options: AnnouncementOptions
  let voice: any ToastVoice
  /// In the order of arrival or raising.
  var visible: VisibleCards
  /// Not shown yet, for want of room.
  var waiting = WaitingToasts()
  /// Put off until their page appears.
  var postponed = PostponedToasts()
  /// The serial of the next new card.
  var nextCard = 0
  /// How many cards have an id, on screen, waiting or put off; most ids that come are new.
  var heldIDs: [String: Int] = [:]
  var announcements: AnnouncementQueue
  /// Reasons to pause that concern all toasts.
  var commonReasons: UInt8 = 0
  var page: String?
  var now: QueueTime = 0
  var changes: [ToastQueueChange] = []

  /// Makes an empty queue.
  ///
  /// - Parameters:
  ///   - policy: Its rules.
  ///   - announcer: Where the words come from; its options hold for the queue too.
  public init(policy: ToastQueuePolicy = .accessible, announcer: Announcer) {
    self.init(policy: policy, voice: announcer, options: announcer.options)
  }

  /// Makes an empty queue that asks something else for words.
  ///
  /// - Parameters:
  ///   - policy: Its rules.
  ///   - voice: Where the words come from.
  ///   - options: What the host wants.
  ///   - speechSeconds: How long all speech takes; `nil` derives it from the texts.
  package init(
    policy: ToastQueuePolicy,
    voice: any ToastVoice,
    options: AnnouncementOptions,
    speechSeconds: Double? = nil
  ) {
    self.policy = policy
    self.voice = voice
    self.options = options
    visible = VisibleCards(findsEqualToasts: policy.closesEqualToasts)
    announcements = AnnouncementQueue(
      voice: voice,
      foldPending: options.foldPending,
      speechTime: speechSeconds.map { QueueTime(seconds: $0) },
      hasListener: options.screenReader
    )
    if options.screenReader, policy.pauses[.screenReader] != nil {
      commonReasons = PauseReason.screenReader.bit
    }
  }

  /// The toasts on screen, that in front first.
  public var visibleToasts: [Toast] {
    let toasts = visible.all.map(\.content.toast)
    return policy.placement == .back ? toasts : toasts.reversed()
  }

  /// When `advance` has something to do; `nil` while nothing runs.
  public var nextDeadline: Duration? { nextTime?.duration }

  var nextTime: QueueTime? {
    var next = announcements.deadline
    if let end = visible.firstEnd { next = min(next ?? end, end) }
    // What lies beyond the clock's reach never comes.
    return next.flatMap { $0 < QueueTime.latest ? $0 : nil }
  }

  /// Does what is due up to a time.
  ///
  /// - Returns: What was done, in order.
  public mutating func advance(to time: Duration) -> [ToastQueueChange] {
    run(to: QueueTime(time))
    return takeChanges()
  }

  /// Does what is due up to the time of an event, then what follows from the event.
  ///
  /// Events about unknown ids change nothing.
  ///
  /// - Returns: What was done, in order.
  public mutating func send(
    _ event: ToastQueueEvent,
    at time: Duration
  ) -> [ToastQueueChange] {
    run(to: QueueTime(time))
    switch event {
    case .show(let toast), .update(let toast): show(toast)
    case .dismiss(let id): dismiss(id)
    case .escape: escape()
    case .act(let id, let action, let succeeds): act(id, action, succeeds: succeeds)
    case .pauseBegan(let reason, let id): pause(reason, id, begins: true)
    case .pauseEnded(let reason, let id): pause(reason, id, begins: false)
    case .pageAppeared(let name): pageAppeared(name)
    case .pageDisappeared(let name): if page == name { page = nil }
    case .announcementFinished(let toast, let success):
      announcements.finished(toast: toast, success: success, at: now, &changes)
    case .viewChanged: break
    }
    return takeChanges()
  }

  /// Does what is due up to a time, then what follows from the end of an announcement's speech.
  ///
  /// Where the host knows which announcement ended this is surer than the event, which knows only the
  /// toast: that of an announcement cut off by a newer one of its own toast is not taken for the newer.
  ///
  /// - Parameters:
  ///   - announcement: The announcement as it was handed out.
  ///   - success: Whether all of it was said.
  ///   - time: When it ended.
  /// - Returns: What was done, in order.
  public mutating func announcementFinished(
    _ announcement: Announcement,
    success: Bool,
    at time: Duration
  ) -> [ToastQueueChange] {
    run(to: QueueTime(time))
    announcements.finished(announcement, success: success, at: now, &changes)
    return takeChanges()
  }

  mutating func takeChanges() -> [ToastQueueChange] {
    defer { changes = [] }
    return changes
  }

  /// Does what is due up to a time, and stops there.
  mutating func run(to time: QueueTime) {
    while let next = nextTime, next <= time {
      now = max(now, next)
      if let end = visible.firstEnd, end <= now { timesUp() }
      announcements.advance(to: now, &changes)
    }
    now = max(now, time)
  }

  mutating func note(_ kind: ToastQueueChange.Kind, _ id: String) {
    changes.append(ToastQueueChange(time: now.duration, toastID: id, kind: kind))
  }
}
