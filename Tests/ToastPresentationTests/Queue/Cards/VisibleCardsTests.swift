// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing

@testable import ToastPresentation

@Suite("Visible cards")
struct VisibleCardsTests {
  private static let ids = ["a", "b", "c", "d"]

  /// Long enough for what has stopped or gone to be swept out of the heap and the places many times.
  @Test("they are found as in a list of them", arguments: 0..<5 as Range<UInt64>)
  func areFoundAsInAList(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    let announcer = Announcer(languages: ["en"])
    var cards = VisibleCards(findsEqualToasts: true)
    var list: [(place: Int, card: ToastCard)] = []
    for step in 0..<1000 {
      let now = QueueTime(step)
      // Half of the time more come than go.
      let isGrowing = step / 200 % 2 == 0
      switch below(10) {
      case 0..<(isGrowing ? 4 : 2):
        let toast = Toast.test(Self.ids[below(4)])
        let total = below(3) == 0 ? nil : QueueTime(below(50))
        let content = ToastContent(toast, announcer.announcement(for: toast), total: total)
        var card = ToastCard(content, serial: step)
        if below(2) == 0 { card.started = now }
        list.append((cards.append(card), card))
      case 4..<(isGrowing ? 5 : 7) where !list.isEmpty:
        let (place, card) = list.remove(at: below(list.count))
        #expect(cards.remove(place)?.serial == card.serial)
      case 7 where !list.isEmpty:
        let (place, card) = list.remove(at: below(list.count))
        if let raised = cards.raise(place) { list.append((raised, card)) }
      case 8 where below(3) == 0:
        for place in cards.popEnds(at: now) where cards[place]?.isOver(at: now) == true {
          cards.remove(place)
        }
        list.removeAll { $0.card.isOver(at: now) }
      default:
        guard !list.isEmpty else { continue }
        let index = below(list.count)
        let starts = below(2) == 0
        let change = { (card: inout ToastCard) in
          if starts { card.started = now } else { card.stop(at: now) }
        }
        cards.change(list[index].place, change)
        change(&list[index].card)
      }
      #expect(cards.places == list.map(\.place))
      #expect(cards.firstEnd == list.compactMap(\.card.deadline).min())
      #expect(cards.timedPlaces == list.filter { $0.card.total != nil }.map(\.place))
      let places = Self.ids.map { id in list.filter { $0.card.id == id }.map(\.place) }
      #expect(Self.ids.map(cards.places) == places)
      #expect(Self.ids.map(cards.first) == places.map(\.first))
      #expect(Self.ids.map(cards.last) == places.map(\.last))
      #expect(Self.ids.map { cards.firstEqual(.test($0)) } == places.map(\.first))
      #expect(list.allSatisfy { cards.place(ofSerial: $0.card.serial) == $0.place })
    }
  }
}
