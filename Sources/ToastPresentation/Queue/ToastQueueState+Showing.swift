// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension ToastQueueState {
  /// Shows a toast, or updates the one with its id.
  mutating func show(_ toast: Toast) {
    var serial: Int?
    if policy.identity != .alwaysNew, holds(toast.id) {
      if let index = visible.firstIndex(where: { $0.id == toast.id }) {
        update(index, to: toast)
        return
      }
      if let index = waiting.firstIndex(where: { $0.toast.id == toast.id }) {
        waiting[index] = content(toast)
        return
      }
      // What was put off comes back in its new form.
      serial = postponed.first { $0.content.toast.id == toast.id }?.serial
      postponed.removeAll { $0.content.toast.id == toast.id }
      release(toast.id)
    }
    hold(toast.id)
    let content = content(toast)
    if policy.limitsVisible, let limit = options.maxVisible, visible.count >= max(1, limit) {
      waiting.append(content)
    } else {
      appear(content, serial: serial)
    }
  }

  func content(_ toast: Toast, kind: Announcement.Kind = .appeared) -> ToastContent {
    let announcement = voice.announcement(for: toast, kind: kind, waiting: 0)
    let seconds = policy.time(
      of: toast,
      reading: announcement.displayTime.reading,
      options: options
    )
    return ToastContent(toast, announcement, total: seconds.map { QueueTime(seconds: $0) })
  }

  /// Puts a toast on screen: a card that comes back, by its serial, or else a new one.
  mutating func appear(_ content: ToastContent, serial: Int? = nil) {
    let id = content.toast.id
    if policy.placement == .replacing {
      while !visible.isEmpty { remove(0, .replaced) }
    }
    let covered = policy.countdown == .frontToast ? visible.indices.last : nil
    let serial = serial ?? newSerial()
    var card = ToastCard(content, serial: serial)
    card.announcedAt = now
    card.announcedPercent = content.toast.percent
    visible.append(card)
    note(.shown, id)
    if let covered { cover(covered) }
    startClock(visible.count - 1)
    announcements.add(
      content.announcement,
      toast: content.toast,
      card: serial,
      at: now,
      &changes
    )
  }

  private mutating func newSerial() -> Int {
    defer { nextCard += 1 }
    return nextCard
  }

  /// A card that is no longer in front will have its full time again.
  private mutating func cover(_ index: Int) {
    visible[index].started = nil
    visible[index].elapsed = 0
    clockChanged()
    note(.covered, visible[index].id)
  }

  /// Changes a visible toast.
  private mutating func update(_ index: Int, to toast: Toast) {
    var index = index
    let old = visible[index].content
    if old.toast == toast, policy.identity == .updatesInPlace { return }
    let new = content(toast, kind: .updated)
    let isTextChanged = old.announcement.dedupeText != new.announcement.dedupeText
    visible[index].content = new
    note(.updated, toast.id)
    if policy.identity == .updatesAndRaises, index < visible.count - 1 {
      let front = visible.count - 1
      let card = visible.remove(at: index)
      visible.append(card)
      index = front
      note(.raised, toast.id)
      cover(front - 1)
    }
    switch policy.clockOnUpdate {
    case .keepsRunning: break
    case .restarts: restartClock(index)
    case .restartsWhenTextChanges:
      if isTextChanged { restartClock(index) } else { visible[index].total = new.total }
    }
    clockChanged()
    startClock(index)
    // Progress whose text is shown already may still be due for speech.
    if isTextChanged || old.toast.progress != new.toast.progress {
      announceUpdate(index, from: old, to: new)
    }
    // Only the total changed, and it may be up already.
    if let deadline = visible[index].deadline, deadline <= now { timeUp(index) }
  }

  private mutating func restartClock(_ index: Int) {
    visible[index].started = nil
    visible[index].elapsed = 0
    visible[index].total = visible[index].content.total
  }

  /// Says the whole new text, in place of what still waits of the toast.
  private mutating func announceUpdate(
    _ index: Int,
    from old: ToastContent,
    to new: ToastContent
  ) {
    if let percent = new.toast.percent, let before = old.toast.percent,
      old.toast.style == new.toast.style, isOnlyProgress(from: old, to: new)
    {
      let crossesMark = percent / 25 > before / 25
      let isOverdue =
        now - visible[index].announcedAt >= 10_000_000_000
        && percent != visible[index].announcedPercent
      guard crossesMark || isOverdue else { return }
    } else if old.announcement.dedupeText == new.announcement.dedupeText {
      return
    }
    visible[index].announcedAt = now
    visible[index].announcedPercent = new.toast.percent
    let card = visible[index].serial
    let isSilent = new.announcement.politeness == .off
    let standsForError = announcements.removePending(
      of: card,
      isSilent ? .updatedSilently : .updated,
      at: now,
      &changes
    )
    announcements.add(
      new.announcement,
      toast: new.toast,
      card: card,
      standsForError: standsForError,
      at: now,
      &changes
    )
  }

  private func isOnlyProgress(from old: ToastContent, to new: ToastContent) -> Bool {
    var probe = new.toast
    probe.progress = old.toast.progress
    let text = voice.announcement(for: probe, kind: .updated, waiting: 0).dedupeText
    return text == old.announcement.dedupeText
  }
}
