// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension ToastQueueState {
  /// Shows a toast, or updates the one with its id.
  mutating func show(_ toast: Toast) {
    var serial: Int?
    if policy.identity != .alwaysNew, holds(toast.id) {
      if let place = visible.first(toast.id) {
        update(place, to: toast)
        return
      }
      if let place = waiting.first(toast.id) {
        waiting.replace(place, with: content(toast))
        return
      }
      // What was put off comes back in its new form.
      serial = postponed.removeFirst(toast.id)?.serial
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
      while let first = visible.first { remove(first, .replaced) }
    }
    let covered = policy.countdown == .frontToast ? visible.last : nil
    let serial = serial ?? newSerial()
    var card = ToastCard(content, serial: serial)
    card.announcedAt = now
    card.announcedPercent = content.toast.percent
    let place = visible.append(card)
    note(.shown, id)
    if let covered { cover(covered) }
    startClock(place)
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
  private mutating func cover(_ place: Int) {
    visible.change(place) { card in
      card.started = nil
      card.elapsed = 0
    }
    if let card = visible[place] { note(.covered, card.id) }
  }

  /// Changes a visible toast.
  private mutating func update(_ place: Int, to toast: Toast) {
    guard let old = visible[place]?.content else { return }
    if old.toast == toast, policy.identity == .updatesInPlace { return }
    let new = content(toast, kind: .updated)
    let isTextChanged = old.announcement.dedupeText != new.announcement.dedupeText
    visible.replaceContent(of: place, with: new)
    note(.updated, toast.id)
    let place = raised(place)
    switch policy.clockOnUpdate {
    case .keepsRunning: break
    case .restarts: restartClock(place, new.total)
    case .restartsWhenTextChanges:
      if isTextChanged {
        restartClock(place, new.total)
      } else {
        visible.change(place) { $0.total = new.total }
      }
    }
    startClock(place)
    // Progress whose text is shown already may still be due for speech.
    if isTextChanged || old.toast.progress != new.toast.progress {
      announceUpdate(place, from: old, to: new)
    }
    // Only the total changed, and it may be up already.
    if visible[place]?.isOver(at: now) == true { timeUp(place) }
  }

  /// The place of a card that was updated, in front of the others where that is the rule.
  private mutating func raised(_ place: Int) -> Int {
    guard policy.identity == .updatesAndRaises, let front = visible.last, place != front,
      let raised = visible.raise(place)
    else { return place }
    if let card = visible[raised] { note(.raised, card.id) }
    cover(front)
    return raised
  }

  private mutating func restartClock(_ place: Int, _ total: QueueTime?) {
    visible.change(place) { card in
      card.started = nil
      card.elapsed = 0
      card.total = total
    }
  }

  /// Says the whole new text, in place of what still waits of the toast.
  private mutating func announceUpdate(
    _ place: Int,
    from old: ToastContent,
    to new: ToastContent
  ) {
    guard let card = visible[place] else { return }
    if let percent = new.toast.percent, let before = old.toast.percent,
      old.toast.style == new.toast.style, isOnlyProgress(from: old, to: new)
    {
      let crossesMark = percent / 25 > before / 25
      let isOverdue =
        now - card.announcedAt >= 10_000_000_000 && percent != card.announcedPercent
      guard crossesMark || isOverdue else { return }
    } else if old.announcement.dedupeText == new.announcement.dedupeText {
      return
    }
    visible.change(place) { card in
      card.announcedAt = now
      card.announcedPercent = new.toast.percent
    }
    let isSilent = new.announcement.politeness == .off
    let standsForError = announcements.removePending(
      of: card.serial,
      isSilent ? .updatedSilently : .updated,
      at: now,
      &changes
    )
    announcements.add(
      new.announcement,
      toast: new.toast,
      card: card.serial,
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
