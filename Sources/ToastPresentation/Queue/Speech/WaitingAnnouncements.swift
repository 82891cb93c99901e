// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The announcements that wait for their turn, by class, older before newer.
///
/// What is asked for at each event is found without looking at all that wait:
///
/// - `texts` has, for each class, the places of the first attempts with some words;
/// - `locations` has where words wait, on their own or as a twin's, and `cards` which ones wait of a
///   card;
/// - `foldable` has the places of those that may be counted rather than said;
/// - `expiries` has every polite announcement at the time when nobody wants to hear it any more, but for
///   those that stay until they are said. It may have some that are gone, but never one of these at its
///   top.
struct WaitingAnnouncements {
  /// Where an announcement waits: more urgent ones first, then older ones.
  struct Place: Hashable, Comparable {
    let rank: Int
    let number: Int

    static func < (a: Place, b: Place) -> Bool { (a.rank, a.number) < (b.rank, b.number) }
  }

  /// Where words wait: as those of an announcement, or as one of its twins.
  private struct Location {
    let place: Place
    var twin: Int?
  }

  static let expiry = QueueTime(seconds: Announcement.expiresAfter)

  private var classes = Array(
    repeating: OrderedPlaces<QueuedAnnouncement>(),
    count: QueuedAnnouncement.ranks
  )
  private var texts = Array(repeating: PlaceIndex<String>(), count: QueuedAnnouncement.ranks)
  private var locations: [Int: Location] = [:]
  private var cards = CardAccounts()
  private var expiries = Heap<Due<Place>>()
  private var nextNumber = 0
  private var foldable: Set<Place> = []

  var count: Int { classes.reduce(0) { $0 + $1.count } }
  /// How many may be counted rather than said.
  var foldableCount: Int { foldable.count }
  /// When the first one expires.
  var firstExpiry: QueueTime? { expiries.first?.time }
  /// All, the more urgent first.
  var all: [QueuedAnnouncement] { classes.flatMap(\.values) }

  subscript(place: Place) -> QueuedAnnouncement? { classes[place.rank][place.number] }

  /// The place of the one whose turn is next.
  var next: Place? {
    for rank in classes.indices {
      if let first = classes[rank].first { return Place(rank: rank, number: first.place) }
    }
    return nil
  }

  /// Whether the one at a place may be counted rather than said; no assertive one may.
  func isFoldable(_ place: Place) -> Bool { foldable.contains(place) }

  private static func isFoldable(_ item: QueuedAnnouncement, _ place: Place) -> Bool {
    place.rank > 0 && item.isFoldable
  }

  /// The first one that has not been said before and has some words.
  func firstAttempt(saying text: String) -> Place? {
    for rank in texts.indices {
      if let first = texts[rank].first(text) { return Place(rank: rank, number: first) }
    }
    return nil
  }

  /// Whether newer words about the same card wait, on their own or as a twin's, so that repeating the
  /// old ones would mislead.
  func hasReplacement(of words: QueuedWords) -> Bool { cards.haveReplacement(of: words) }

  // MARK: - Changes

  /// Puts an announcement at the end of its class.
  mutating func append(_ item: QueuedAnnouncement) {
    let place = Place(rank: item.words.rank, number: nextNumber)
    nextNumber += 1
    classes[place.rank].append(item, at: place.number)
    if item.attempt == 1 { texts[place.rank].append(place.number, for: item.words.text) }
    enter(item.words, Location(place: place))
    for twin in item.twins.all { enter(twin.value, Location(place: place, twin: twin.place)) }
    if Self.isFoldable(item, place) { foldable.insert(place) }
    expire(item.words, at: place)
  }

  /// Has words count as said with those that wait at a place.
  mutating func add(twin: QueuedWords, at place: Place) {
    guard let number = change(place, { $0.add(twin: twin) }) else { return }
    enter(twin, Location(place: place, twin: number))
  }

  /// Takes out the one at a place.
  @discardableResult
  mutating func remove(_ place: Place) -> QueuedAnnouncement? {
    guard let item = classes[place.rank].remove(place.number) else { return nil }
    if item.attempt == 1 { texts[place.rank].remove(place.number, for: item.words.text) }
    for words in item.allWords { leave(words) }
    foldable.remove(place)
    dropStaleExpiries()
    return item
  }

  /// Words that were taken out.
  struct Removed {
    let words: QueuedWords
    /// The attempt of the announcement that they were the words of; `nil` for a twin.
    var attempt: Int?
    /// The twin that has taken over.
    var twin: QueuedWords?
  }

  /// Takes out what goes of a card, in order: all that may when newer content replaces it, else what
  /// goes when it is closed or put off.
  mutating func remove(of card: Int, isReplaced: Bool) -> [Removed] {
    remove(cards.serials(of: card, isReplaced: isReplaced))
  }

  /// Takes out the words that have waited too long, in order.
  ///
  /// Twins go with the announcement that they count as said with, but for those that stay.
  mutating func popExpired(at now: QueueTime) -> [QueuedWords] {
    var places: Set<Place> = []
    while let first = expiries.first, first.time <= now {
      if isDue(first) { places.insert(first.place) }
      expiries.removeFirst()
    }
    return places.sorted().flatMap { place in
      let expired = self[place]?.allWords.filter { !$0.stayUntilSaid } ?? []
      _ = remove(expired.map(\.serial))
      return expired
    }
  }

  /// Takes out all that may be counted rather than said, in order.
  mutating func popFoldable() -> [QueuedAnnouncement] {
    foldable.sorted().compactMap { remove($0) }
  }

  // MARK: - Parts

  /// Takes out words: at each place twins before those that one of them would take over from.
  private mutating func remove(_ serials: [Int]) -> [Removed] {
    let found = serials.compactMap { locations[$0] }.sorted { a, b in
      a.place == b.place ? a.twin ?? .max < b.twin ?? .max : a.place < b.place
    }
    defer { dropStaleExpiries() }
    return found.compactMap { location in
      guard let number = location.twin else { return removeWords(at: location.place) }
      return removeTwin(number, at: location.place)
    }
  }

  private mutating func removeTwin(_ number: Int, at place: Place) -> Removed? {
    guard let twin = change(place, { $0.removeTwin(number) }) ?? nil else { return nil }
    leave(twin)
    return Removed(words: twin)
  }

  /// Takes out the words of an announcement; where it has twins the first takes over.
  private mutating func removeWords(at place: Place) -> Removed? {
    // The announcement itself is not held here, so that its twins are changed where they are.
    guard let (words, attempt) = self[place].map({ ($0.words, $0.attempt) }) else { return nil }
    var removed = Removed(words: words, attempt: attempt)
    if self[place]?.twins.isEmpty == true {
      remove(place)
    } else if let twin = change(place, { $0.promoteTwin() }) ?? nil {
      leave(words)
      locations[twin.serial]?.twin = nil
      expire(twin, at: place)
      removed.twin = twin
    }
    return removed
  }

  private mutating func change<Result>(
    _ place: Place,
    _ change: (inout QueuedAnnouncement) -> Result
  ) -> Result? {
    let changed = classes[place.rank].update(place.number) { item in
      let result = change(&item)
      return (result, Self.isFoldable(item, place))
    }
    guard let (result, isFoldable) = changed else { return nil }
    if isFoldable { foldable.insert(place) } else { foldable.remove(place) }
    return result
  }

  // MARK: - Accounts

  private mutating func enter(_ words: QueuedWords, _ location: Location) {
    locations[words.serial] = location
    cards.insert(words)
  }

  private mutating func leave(_ words: QueuedWords) {
    locations[words.serial] = nil
    cards.remove(words)
  }

  /// Notes when words expire; those of a twin that has taken the place of an assertive one do too.
  private mutating func expire(_ words: QueuedWords, at place: Place) {
    guard let due = expiry(of: words, place) else { return }
    expiries.insert(due)
    guard expiries.count > 2 * count + 32 else { return }
    expiries = Heap(
      classes.indices.flatMap { rank in
        classes[rank].all.compactMap { entry in
          expiry(of: entry.value.words, Place(rank: rank, number: entry.place))
        }
      }
    )
  }

  private mutating func dropStaleExpiries() {
    while let first = expiries.first, !isDue(first) { expiries.removeFirst() }
  }

  private func expiry(of words: QueuedWords, _ place: Place) -> Due<Place>? {
    words.stayUntilSaid ? nil : Due(time: words.created + Self.expiry, place: place)
  }

  /// Whether an announcement waits at a place that expires at a time.
  private func isDue(_ due: Due<Place>) -> Bool {
    self[due.place].flatMap { expiry(of: $0.words, due.place) } == due
  }
}
