// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The announcements that wait for their turn, by class, older before newer.
///
/// What is asked for at each event is found without looking at all that wait:
///
/// - `texts` has, for each class, the places of the first attempts with some words;
/// - `toasts` has the places where a toast's words wait, on their own or as a twin's;
/// - `expiries` has every polite announcement at the time when nobody wants to hear it any more, but for
///   those that stay until they are said. It may have some that are gone, but never one of these at its
///   top;
/// - `foldableCount` is the number of those that may be counted rather than said.
struct WaitingAnnouncements {
  /// Where an announcement waits: more urgent ones first, then older ones.
  struct Place: Hashable, Comparable {
    let rank: Int
    let number: Int

    static func < (a: Place, b: Place) -> Bool { (a.rank, a.number) < (b.rank, b.number) }
  }

  static let expiry = QueueTime(seconds: Announcement.expiresAfter)

  private var classes = Array(
    repeating: OrderedPlaces<QueuedAnnouncement>(),
    count: QueuedAnnouncement.ranks
  )
  private var texts = Array(
    repeating: [String: OrderedPlaces<Void>](),
    count: QueuedAnnouncement.ranks
  )
  private var toasts: [String: Set<Place>] = [:]
  private var expiries = ExpiryHeap<Place>()
  private var nextNumber = 0
  private(set) var foldableCount = 0

  var count: Int { classes[0].count + politeCount }
  private var politeCount: Int { classes[1].count + classes[2].count }
  /// When the first polite one expires.
  var firstExpiry: QueueTime? { expiries.first?.time }
  /// All, the more urgent first.
  var all: [QueuedAnnouncement] { classes.flatMap(\.values) }

  subscript(place: Place) -> QueuedAnnouncement? { classes[place.rank][place.number] }

  /// Where a toast's words wait, in order.
  func places(of toastID: String) -> [Place] { toasts[toastID]?.sorted() ?? [] }

  /// The first one that has not been said before and has some words.
  func firstAttempt(saying text: String) -> Place? {
    for rank in texts.indices {
      if let first = texts[rank][text]?.first { return Place(rank: rank, number: first.place) }
    }
    return nil
  }

  /// Whether newer words about the same toast wait, so that repeating the old ones would mislead.
  func hasReplacement(of words: QueuedWords) -> Bool {
    toasts[words.toastID]?.contains { place in
      guard let waiting = self[place]?.words else { return false }
      return waiting.serial > words.serial
        && waiting.announcement.replaces(words.announcement)
    } ?? false
  }

  // MARK: - Changes

  /// Puts an announcement at the end of its class.
  mutating func append(_ item: QueuedAnnouncement) {
    let place = Place(rank: item.rank, number: nextNumber)
    nextNumber += 1
    classes[place.rank].append(item, at: place.number)
    if item.attempt == 1 {
      texts[place.rank][item.words.text, default: OrderedPlaces()].append((), at: place.number)
    }
    toasts[item.words.toastID, default: []].insert(place)
    for twin in item.twins { toasts[twin.toastID, default: []].insert(place) }
    if item.isFoldable { foldableCount += 1 }
    expire(item.words, at: place)
  }

  /// Has words count as said with those that wait at a place.
  mutating func add(twin: QueuedWords, at place: Place) {
    if twin.stayUntilSaid, self[place]?.isFoldable == true { foldableCount -= 1 }
    classes[place.rank][place.number]?.twins.append(twin)
    toasts[twin.toastID, default: []].insert(place)
  }

  /// Takes out the one that is next in a class.
  mutating func popFirst(_ rank: Int) -> QueuedAnnouncement? {
    guard let first = classes[rank].first else { return nil }
    return remove(Place(rank: rank, number: first.place))
  }

  /// Takes out the one at a place.
  @discardableResult
  mutating func remove(_ place: Place) -> QueuedAnnouncement? {
    guard let item = classes[place.rank].remove(place.number) else { return nil }
    if item.attempt == 1 {
      texts[place.rank][item.words.text]?.remove(place.number)
      if texts[place.rank][item.words.text]?.isEmpty == true {
        texts[place.rank][item.words.text] = nil
      }
    }
    leave(place, item.words.toastID)
    for twin in item.twins { leave(place, twin.toastID) }
    if item.isFoldable { foldableCount -= 1 }
    dropStaleExpiries()
    return item
  }

  /// What was taken out at a place.
  struct Removed {
    /// The words, in order.
    var words: [QueuedWords]
    /// The announcement that went, unless it was only a twin.
    var item: QueuedAnnouncement?
    /// The twin that has taken its place.
    var twin: QueuedWords?
  }

  /// Takes words out of the announcement at a place, on their own or as a twin's.
  mutating func removeWords(at place: Place, where go: (QueuedWords) -> Bool) -> Removed {
    guard let old = self[place] else { return Removed(words: []) }
    var item = old
    item.twins = old.twins.filter { !go($0) }
    var removed = Removed(words: old.twins.count == item.twins.count ? [] : old.twins.filter(go))
    if go(old.words) {
      removed.words.insert(old.words, at: 0)
      removed.item = old
      guard !item.twins.isEmpty else {
        remove(place)
        return removed
      }
      item.words = item.twins.removeFirst()
      removed.twin = item.words
    }
    guard !removed.words.isEmpty else { return removed }
    classes[place.rank][place.number] = item
    foldableCount += (item.isFoldable ? 1 : 0) - (old.isFoldable ? 1 : 0)
    let left = Set(([item.words] + item.twins).map(\.toastID))
    for words in removed.words where !left.contains(words.toastID) { leave(place, words.toastID) }
    if removed.item != nil { expire(item.words, at: place) }
    dropStaleExpiries()
    return removed
  }

  /// Takes out the words that have waited too long, in order.
  ///
  /// Twins go with the announcement that they count as said with, but for those that stay.
  mutating func popExpired(at now: QueueTime) -> [QueuedWords] {
    var places: Set<Place> = []
    while let first = expiries.first, first.time <= now {
      if isDue(first.time, first.place) { places.insert(first.place) }
      expiries.removeFirst()
    }
    return places.sorted().flatMap { place in
      removeWords(at: place) { !$0.stayUntilSaid }.words
    }
  }

  /// Takes out all that may be counted rather than said, in order.
  mutating func popFoldable() -> [QueuedAnnouncement] {
    var popped: [QueuedAnnouncement] = []
    for rank in 1..<classes.count {
      for place in classes[rank].places where classes[rank][place]?.isFoldable == true {
        if let item = remove(Place(rank: rank, number: place)) { popped.append(item) }
      }
    }
    return popped
  }

  // MARK: - Accounts

  private mutating func leave(_ place: Place, _ toastID: String) {
    toasts[toastID]?.remove(place)
    if toasts[toastID]?.isEmpty == true { toasts[toastID] = nil }
  }

  private mutating func expire(_ words: QueuedWords, at place: Place) {
    guard place.rank > 0, !words.stayUntilSaid else { return }
    expiries.insert(words.created + Self.expiry, place)
    guard expiries.count > 2 * politeCount + 32 else { return }
    expiries = expiries.filter(isDue)
  }

  private mutating func dropStaleExpiries() {
    while let first = expiries.first, !isDue(first.time, first.place) { expiries.removeFirst() }
  }

  /// Whether an announcement waits at a place that expires at a time.
  private func isDue(_ time: QueueTime, _ place: Place) -> Bool {
    guard let words = self[place]?.words, !words.stayUntilSaid else { return false }
    return words.created + Self.expiry == time
  }
}
