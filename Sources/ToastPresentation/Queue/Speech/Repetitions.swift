// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The announcements that a screen reader could not say, until they are tried once more.
///
/// All are second attempts, so that none comes a third time. They are in the order in which they are
/// due, since all wait equally long and time does not go backwards.
struct Repetitions {
  static let delay: QueueTime = 500_000_000

  private var waiting = OrderedPlaces<Entry>()
  private var cards = CardAccounts()
  /// The place of each by the serial of its words.
  private var places: [Int: Int] = [:]
  private var next = 0

  private struct Entry {
    let item: QueuedAnnouncement
    let due: QueueTime
  }

  var count: Int { waiting.count }

  /// When the first is to be said.
  var due: QueueTime? { waiting.first?.value.due }

  /// Takes an announcement that was cut off at a time.
  mutating func add(_ repetition: QueuedAnnouncement, at now: QueueTime) {
    waiting.append(Entry(item: repetition, due: now + Self.delay), at: next)
    cards.insert(repetition.words)
    places[repetition.words.serial] = next
    next += 1
  }

  /// Takes out the first one if it is due.
  mutating func popDue(at now: QueueTime) -> QueuedAnnouncement? {
    guard let first = waiting.first, first.value.due <= now else { return nil }
    return remove(first.place)
  }

  /// Takes out what goes of a card, in order: all that may when newer content replaces it, else what
  /// goes when it is closed or put off.
  mutating func remove(of card: Int, isReplaced: Bool) -> [QueuedAnnouncement] {
    cards.serials(of: card, isReplaced: isReplaced).compactMap { places[$0] }.sorted()
      .compactMap { remove($0) }
  }

  private mutating func remove(_ place: Int) -> QueuedAnnouncement? {
    guard let item = waiting.remove(place)?.item else { return nil }
    cards.remove(item.words)
    places[item.words.serial] = nil
    return item
  }
}
