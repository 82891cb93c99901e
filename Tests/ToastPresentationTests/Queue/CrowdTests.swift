// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing
import ToastPresentation

/// Hundreds of toasts at once, many with the same words, beside the same account of what must be said
/// as in the exploration.
@Suite("Crowds")
struct CrowdTests {
  /// A queue, what is on screen, and the account.
  private struct Crowd {
    /// What is on screen: id, text, and whether it reports an error.
    struct Card: Equatable {
      var text: String
      var isError: Bool
      var spoken: String { isError ? "Error: " + text : text }
    }

    var state: ToastQueueState
    var ledger: SpeechLedger
    var cards: [(id: String, card: Card)] = []
    var now: Int64 = 0
    var mostWaiting = 0

    init(speech: Double) {
      var options = AnnouncementOptions()
      options.screenReader = true
      state = ToastQueueState(
        policy: .accessible,
        voice: Announcer(languages: ["en"], options: options),
        options: options,
        speechSeconds: speech
      )
      ledger = SpeechLedger(speech: Int64(speech * 1e9), screenReader: true)
    }

    mutating func show(_ id: String, _ card: Card) {
      var sayings: [ListOracle.Saying] = []
      var said = ListOracle.Saying(time: now, id: id, what: .said, text: card.spoken)
      said.isError = card.isError
      if let index = cards.firstIndex(where: { $0.id == id }) {
        said.isUpdate = true
        if cards[index].card.spoken != card.spoken {
          sayings = [ListOracle.Saying(time: now, id: id, what: .updated), said]
        }
        cards[index].card = card
      } else {
        sayings = [said]
        cards.append((id, card))
      }
      let style = card.isError ? ToastStyle.error : .normal
      send(.show(.test(id, card.text, style: style)), sayings)
    }

    mutating func dismiss(_ index: Int) {
      let id = cards.remove(at: index).id
      send(.dismiss(id), [ListOracle.Saying(time: now, id: id, what: .closed)])
    }

    mutating func finished(_ id: String?, success: Bool) {
      ledger.finished(id, success: success, at: now)
      send(.announcementFinished(toast: id, success: success), [])
    }

    mutating func pass(_ nanoseconds: Int64) {
      now += nanoseconds
      take(state.advance(to: .nanoseconds(now)), [])
    }

    /// The exact number, which a quotient is not.
    static func nanoseconds(_ duration: Duration) -> Int64 {
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
          ledger.said(announcement, attempt: attempt, of: change.toastID, at: time)
        case .announcementDropped(let reason): ledger.dropped(change.toastID, reason, at: time)
        default: break
        }
      }
      ledger.checkNow(now)
    }
  }

  @Test("what must be said of hundreds of toasts is said in turn", arguments: [0.5, 1.5, 20])
  func crowd(_ speech: Double) {
    var random = SeededGenerator(seed: 77)
    var crowd = Crowd(speech: speech)
    for number in 0..<4_000 {
      // A hundred at once now and then.
      if number % 500 > 100 { crowd.pass(Int64.random(in: 0...200_000_000, using: &random)) }
      let card = Crowd.Card(
        text: "\(Int.random(in: 0..<60, using: &random))",
        isError: Int.random(in: 0..<5, using: &random) == 0
      )
      let some = crowd.cards.indices.randomElement(using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: if let some { crowd.dismiss(some) }
      case 1, 2: if let some { crowd.show(crowd.cards[some].id, card) }
      case 3: crowd.finished(nil, success: false)
      case 4: if let some { crowd.finished(crowd.cards[some].id, success: false) }
      case 5: crowd.finished(nil, success: true)
      default: crowd.show("\(number)", card)
      }
      guard crowd.ledger.fault == nil else { break }
    }
    while let next = crowd.state.nextDeadline, crowd.ledger.fault == nil {
      crowd.pass(max(0, Crowd.nanoseconds(next) - crowd.now))
    }
    #expect(crowd.ledger.fault == nil)
    #expect(crowd.ledger.openCount == 0 && crowd.state.waitingAnnouncements == 0)
    #expect(crowd.mostWaiting > 30)
  }
}
