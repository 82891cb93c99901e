// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import ToastPresentation

/// A queue with very many toasts, and the account of what must be said of them.
///
/// No toast ends by itself, so that what is on screen follows from the events alone.
struct Crowd {
  /// What a card says, and how urgent that is.
  struct Content {
    enum Kind: CaseIterable { case normal, low, error, urgent, politeError }

    var text: String
    var kind: Kind

    /// A status word is said unless the caller says how urgent it is.
    var spoken: String { kind == .error ? "Error: " + text : text }

    func toast(_ id: String) -> Toast {
      var toast = Toast.test(id, text)
      toast.duration = .indefinite
      toast.actions = [ToastAction(.later), ToastAction(.archive, confirmation: .literal(text))]
      switch kind {
      case .normal: break
      case .low: toast.style = .loading
      case .error: toast.style = .error
      case .urgent: toast.urgency = .urgent
      case .politeError: (toast.style, toast.urgency) = (.error, .polite)
      }
      return toast
    }
  }

  struct Card {
    let number: Int
    let id: String
    var content: Content
  }

  private(set) var state: ToastQueueState
  private(set) var ledger: SpeechLedger
  private(set) var cards: [Card] = []
  private(set) var postponed: [Card] = []
  private(set) var now: Int64 = 0
  private(set) var mostWaiting = 0
  private(set) var summaries = 0
  private let postpones: Bool
  private var nextCard = 0

  init(_ policy: ToastQueuePolicy, speech: Double, foldPending: Int?) {
    var options = AnnouncementOptions()
    options.screenReader = true
    options.foldPending = foldPending
    options.actionHints = false
    postpones = policy.postpones
    state = ToastQueueState(
      policy: policy,
      voice: Announcer(languages: ["en"], options: options),
      options: options,
      speechSeconds: speech
    )
    ledger = SpeechLedger(
      speech: Int64(speech * 1e9),
      screenReader: true,
      foldPending: foldPending
    )
  }

  // MARK: - Events

  mutating func show(_ id: String, _ content: Content) {
    if let index = cards.firstIndex(where: { $0.id == id }) {
      let isNews = cards[index].content.spoken != content.spoken
      cards[index].content = content
      send(
        .show(content.toast(id)),
        isNews ? [saying(cards[index], .updated), words(cards[index], isUpdate: true)] : []
      )
      return
    }
    let put = postponed.first { $0.id == id }
    postponed.removeAll { $0.id == id }
    let card = Card(number: put?.number ?? nextCard, id: id, content: content)
    nextCard += 1
    cards.append(card)
    send(.show(content.toast(id)), [words(card)])
  }

  mutating func dismiss(_ index: Int) {
    let card = cards.remove(at: index)
    send(.dismiss(card.id), [saying(card, .closed)])
  }

  mutating func archive(_ index: Int, succeeds: Bool) {
    let card = cards[index]
    var end = saying(card, .said)
    if succeeds {
      cards.remove(at: index)
      (end.text, end.isConfirmation) = (card.content.text, true)
    } else {
      (end.text, end.isError, end.isFailure) = ("Failed: Archive", true, true)
    }
    send(
      .act(card.id, action: "archive", succeeds: succeeds),
      succeeds ? [saying(card, .closed), end] : [end]
    )
  }

  mutating func postpone(_ index: Int) {
    let card = cards.remove(at: index)
    guard postpones else {
      send(.act(card.id, action: "later", succeeds: true), [saying(card, .closed)])
      return
    }
    postponed.append(card)
    var end = saying(card, .said)
    (end.text, end.isConfirmation) = ("Postponed", true)
    send(.act(card.id, action: "later", succeeds: true), [saying(card, .postponed), end])
  }

  mutating func showPage() {
    let returning = postponed
    postponed = []
    cards += returning
    send(.pageAppeared(nil), returning.map { words($0) })
  }

  mutating func finished(_ id: String?, success: Bool) {
    ledger.finished(id, success: success, at: now)
    send(.announcementFinished(toast: id, success: success), [])
  }

  mutating func pass(_ nanoseconds: Int64) {
    now += nanoseconds
    take(state.advance(to: .nanoseconds(now)), [])
  }

  /// Lets all that waits be said.
  mutating func finish() {
    while let next = state.nextDeadline, ledger.fault == nil {
      pass(max(0, Self.nanoseconds(next) - now))
    }
  }

  // MARK: - Account

  private func saying(_ card: Card, _ what: ListOracle.Saying.What) -> ListOracle.Saying {
    ListOracle.Saying(time: now, id: card.id, what: what, card: card.number)
  }

  private func words(_ card: Card, isUpdate: Bool = false) -> ListOracle.Saying {
    var said = saying(card, .said)
    said.text = card.content.spoken
    said.isUpdate = isUpdate
    said.isError = card.content.kind == .error || card.content.kind == .politeError
    said.isPolite = card.content.kind == .politeError
    said.isUrgent = card.content.kind == .urgent
    said.isLow = card.content.kind == .low
    return said
  }

  /// The exact number, which a quotient is not.
  private static func nanoseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000
  }

  private mutating func send(_ event: ToastQueueEvent, _ sayings: [ListOracle.Saying]) {
    take(state.send(event, at: .nanoseconds(now)), sayings)
    mostWaiting = max(mostWaiting, state.waitingAnnouncements)
  }

  private mutating func take(_ changes: [ToastQueueChange], _ sayings: [ListOracle.Saying]) {
    for saying in sayings { ledger.take(saying) }
    for change in changes {
      let time = Self.nanoseconds(change.time)
      switch change.kind {
      case .announced(let announcement, let attempt):
        if announcement.kind == .summary { summaries += 1 }
        ledger.said(announcement, attempt: attempt, of: change.toastID, at: time)
      case .announcementDropped(let reason): ledger.dropped(change.toastID, reason, at: time)
      default: break
      }
    }
    ledger.checkNow(now)
  }
}
