// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The toasts on screen with their clocks, in the order of arrival or raising.
///
/// Each stands at a place; places ascend. What is asked for at each event is found without looking at
/// all cards:
///
/// - `ids` has the places by the id of the toast, `serials` by the serial of the card, `equals` by the
///   toast itself where equal ones leave together;
/// - `timed` has the places of cards whose time ends;
/// - `ends` has every clock that runs, at the time when it ends. It may have some that have stopped or
///   gone, but never one of these at its top.
struct VisibleCards: Sendable {
  private var cards = OrderedPlaces<ToastCard>()
  private var ids = PlaceIndex<Toast.ID>()
  private var serials: [Int: Int] = [:]
  private var equals: PlaceIndex<Toast>?
  private var timed: Set<Int> = []
  private var ends = Heap<Due<Int>>()
  private var nextPlace = 0

  /// - Parameter findsEqualToasts: Whether `firstEqual` will be asked for.
  init(findsEqualToasts: Bool) {
    equals = findsEqualToasts ? PlaceIndex() : nil
  }

  var count: Int { cards.count }
  var isEmpty: Bool { cards.isEmpty }
  /// The place of the first card.
  var first: Int? { cards.first?.place }
  /// The place of the last card.
  var last: Int? { cards.last?.place }
  /// The cards in order.
  var all: [ToastCard] { cards.values }
  /// The places of all cards, in order.
  var places: [Int] { cards.all.map(\.place) }
  /// The places of cards whose time ends, in order.
  var timedPlaces: [Int] { timed.sorted() }
  /// When the first clock ends.
  var firstEnd: QueueTime? { ends.first?.time }

  subscript(place: Int) -> ToastCard? { cards[place] }

  /// The place of the first card with an id.
  func first(_ id: Toast.ID) -> Int? { ids.first(id) }

  /// The place of the last card with an id.
  func last(_ id: Toast.ID) -> Int? { ids.last(id) }

  /// The places of the cards with an id, in order.
  func places(_ id: Toast.ID) -> [Int] { ids.all(id) }

  /// The place of the card with a serial.
  func place(ofSerial serial: Int) -> Int? { serials[serial] }

  /// The place of the first card with an equal toast.
  func firstEqual(_ toast: Toast) -> Int? { equals?.first(toast) }

  // MARK: - Changes

  /// Puts a card behind the others.
  ///
  /// - Returns: Its place.
  @discardableResult
  mutating func append(_ card: ToastCard) -> Int {
    let place = nextPlace
    nextPlace += 1
    cards.append(card, at: place)
    ids.append(place, for: card.id)
    serials[card.serial] = place
    enter(card.content.toast, place)
    noteClock(card, at: place, before: nil)
    return place
  }

  @discardableResult
  mutating func remove(_ place: Int) -> ToastCard? {
    guard let card = cards.remove(place) else { return nil }
    ids.remove(place, for: card.id)
    serials[card.serial] = nil
    leave(card.content.toast, place)
    timed.remove(place)
    dropStaleEnds()
    return card
  }

  /// Moves a card behind the others.
  ///
  /// - Returns: Its new place.
  mutating func raise(_ place: Int) -> Int? { remove(place).map { append($0) } }

  /// Changes a card's clock and accounts, but not its content.
  mutating func change(_ place: Int, _ change: (inout ToastCard) -> Void) {
    let changed = cards.update(place) { card in
      let before = card.deadline
      change(&card)
      return (card, before)
    }
    if let (card, before) = changed { noteClock(card, at: place, before: before) }
  }

  /// Gives a card new content of the same id.
  mutating func replaceContent(of place: Int, with content: ToastContent) {
    let old = cards.update(place) { card in
      defer { card.content = content }
      return card.content
    }
    guard let old else { return }
    leave(old.toast, place)
    enter(content.toast, place)
  }

  /// Takes the clocks that have ended off the list of those that run.
  ///
  /// - Returns: The places of their cards, in no order.
  mutating func popEnds(at now: QueueTime) -> [Int] {
    var places: [Int] = []
    while let first = ends.first, first.time <= now {
      if isRunning(first) { places.append(first.place) }
      ends.removeFirst()
    }
    return places
  }

  // MARK: - Accounts

  /// An update changes no other card's toast: where ids are updated there is one card of each, so that
  /// places come in order for each toast.
  private mutating func enter(_ toast: Toast, _ place: Int) {
    // One with a number that is none equals nothing, not even itself.
    guard equals != nil, toast == toast else { return }
    equals?.append(place, for: toast)
  }

  private mutating func leave(_ toast: Toast, _ place: Int) {
    guard equals != nil, toast == toast else { return }
    equals?.remove(place, for: toast)
  }

  private mutating func noteClock(_ card: ToastCard, at place: Int, before: QueueTime?) {
    if card.total == nil { timed.remove(place) } else { timed.insert(place) }
    guard card.deadline != before else { return }
    if let deadline = card.deadline { ends.insert(Due(time: deadline, place: place)) }
    dropStaleEnds()
    guard ends.count > 2 * count + 32 else { return }
    ends = Heap(
      cards.all.compactMap { entry in
        entry.value.deadline.map { Due(time: $0, place: entry.place) }
      }
    )
  }

  private mutating func dropStaleEnds() {
    while let first = ends.first, !isRunning(first) { ends.removeFirst() }
  }

  private func isRunning(_ end: Due<Int>) -> Bool { cards[end.place]?.deadline == end.time }
}
