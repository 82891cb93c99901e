// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import Synchronization

/// A queue of toasts on a clock, without a view: tells when toasts come and go and what is to be said.
///
/// May be used from any thread. Views render `visibleToasts` and pass on what people do; they cannot
/// forget to announce, since announcements come with the other changes.
public final class ToastQueue: Sendable {
  /// Carries out an action; what it throws is announced as a failure, and the toast stays.
  public typealias Handler = @Sendable (_ action: ToastAction.ID) async throws -> Void
  /// Hears of each action after its handler, before its effect.
  public typealias Observer = @Sendable (_ toast: Toast, _ action: ToastAction.ID) async -> Void

  private struct Storage {
    var state: ToastQueueState
    var streams: [Int: AsyncStream<ToastQueueChange>.Continuation] = [:]
    var nextStream = 0
    var handlers: [String: Handler] = [:]
    var timer: (deadline: Duration, task: Task<Void, Never>)?
  }

  private let storage: Mutex<Storage>
  private let observer: Observer?
  private let elapsed: @Sendable () -> Duration
  private let sleep: @Sendable (Duration) async throws -> Void

  /// Makes an empty queue.
  ///
  /// - Parameters:
  ///   - policy: Its rules.
  ///   - announcer: Where the words come from.
  ///   - clock: What time it goes by.
  ///   - observer: Hears of each action.
  public init(
    policy: ToastQueuePolicy = .accessible,
    announcer: Announcer,
    clock: some Clock<Duration> = ContinuousClock(),
    observer: Observer? = nil
  ) {
    storage = Mutex(Storage(state: ToastQueueState(policy: policy, announcer: announcer)))
    self.observer = observer
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  deinit {
    storage.withLock { storage in
      storage.timer?.task.cancel()
      for stream in storage.streams.values { stream.finish() }
    }
  }

  /// The toasts on screen, that in front first.
  public var visibleToasts: [Toast] {
    storage.withLock { $0.state.visibleToasts }
  }

  /// All that the queue does from now on.
  ///
  /// - Parameter limit: How many changes are kept for a reader that falls behind; the oldest go.
  /// - Returns: A stream that ends with the queue.
  public func changes(
    bufferingPolicy limit: AsyncStream<ToastQueueChange>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<ToastQueueChange> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ToastQueueChange.self,
      bufferingPolicy: limit
    )
    let number = storage.withLock { storage in
      storage.nextStream += 1
      storage.streams[storage.nextStream] = continuation
      return storage.nextStream
    }
    continuation.onTermination = { [weak self] _ in
      self?.storage.withLock { _ = $0.streams.removeValue(forKey: number) }
    }
    return stream
  }

  /// What is to be said from now on, each announcement at its moment.
  ///
  /// - Returns: A sequence that ends with the queue; the one who speaks iterates over it.
  public func announcements() -> some AsyncSequence<Announcement, Never> & Sendable {
    changes().compactMap { change in
      guard case .announced(let announcement, _) = change.kind else { return nil }
      return announcement
    }
  }

  /// Shows a toast, or updates the one with its id.
  ///
  /// - Parameters:
  ///   - toast: The toast.
  ///   - handler: Carries out the toast's actions; an update without one keeps the old one, and cards
  ///     that share an id share the last one given. The queue keeps it until the toast has gone, so a
  ///     handler that uses the queue should capture it weakly.
  public func show(_ toast: Toast, handler: Handler? = nil) {
    storage.withLock { storage in
      let now = elapsed()
      // A toast with this id whose time is up takes its handler along.
      finish(storage.state.advance(to: now), &storage)
      if let handler { storage.handlers[toast.id] = handler }
      finish(storage.state.send(.show(toast), at: now), &storage)
    }
  }

  /// Closes a toast for a person or the app, wherever it is.
  public func dismiss(_ id: Toast.ID) { send(.dismiss(id)) }

  /// Carries out an action: handler, observer, effect, and then what is said of it.
  ///
  /// When the toast has left by the time its handler is done, what became of the action is said all
  /// the same; a newer toast with its id is left alone.
  ///
  /// - Returns: Whether the handler succeeded.
  @discardableResult
  public func act(_ id: String, action: ToastAction.ID) async -> Bool {
    let (handler, card) = storage.withLock { storage in
      (storage.handlers[id], storage.state.newestCard(id))
    }
    guard let card, let chosen = card.content.toast.offeredActions.first(where: { $0.id == action })
    else { return false }
    do {
      try await handler?(action)
    } catch {
      end(chosen, of: card, succeeded: false)
      return false
    }
    await observer?(card.content.toast, action)
    end(chosen, of: card, succeeded: true)
    return true
  }

  /// The effect of an action and what is said of it.
  private func end(_ action: ToastAction, of card: ToastCard, succeeded: Bool) {
    storage.withLock { storage in
      let changes = storage.state.actionEnded(action, of: card, succeeded: succeeded, at: elapsed())
      finish(changes, &storage)
    }
  }

  /// Tells the queue that something happened.
  ///
  /// - Returns: What followed at once, which the streams get too.
  @discardableResult
  public func send(_ event: ToastQueueEvent) -> [ToastQueueChange] {
    storage.withLock { storage in
      let changes = storage.state.send(event, at: elapsed())
      finish(changes, &storage)
      return changes
    }
  }

  /// Tells the queue that the speech of an announcement has ended.
  ///
  /// Surer than the event of that name, which knows only the toast: the end of an announcement that was
  /// cut off by a newer one of its own toast is not taken for that of the newer.
  ///
  /// - Parameters:
  ///   - announcement: The announcement as the queue handed it out.
  ///   - success: Whether all of it was said; what was cut off is said once more.
  public func announcementFinished(_ announcement: Announcement, success: Bool) {
    storage.withLock { storage in
      let changes = storage.state.announcementFinished(
        announcement,
        success: success,
        at: elapsed()
      )
      finish(changes, &storage)
    }
  }

  private func tick() {
    storage.withLock { storage in
      storage.timer = nil
      finish(storage.state.advance(to: elapsed()), &storage)
    }
  }

  /// Hands changes on and sets the alarm for what is due next.
  private func finish(_ changes: [ToastQueueChange], _ storage: inout Storage) {
    for change in changes {
      if case .dismissed = change.kind, !storage.state.holds(change.toastID) {
        storage.handlers[change.toastID] = nil
      }
      for stream in storage.streams.values { stream.yield(change) }
    }
    let deadline = storage.state.nextDeadline
    guard deadline != storage.timer?.deadline else { return }
    storage.timer?.task.cancel()
    storage.timer = deadline.map { deadline in
      let sleep = sleep
      let task = Task { [weak self] in
        guard (try? await sleep(deadline)) != nil, !Task.isCancelled else { return }
        self?.tick()
      }
      return (deadline, task)
    }
  }
}
