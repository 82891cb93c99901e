// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The announcements that a screen reader could not say, until they are tried once more.
///
/// All are second attempts, so that none comes a third time. They are in the order in which they are
/// due, since all wait equally long and time does not go backwards.
struct Repetitions {
  static let delay: QueueTime = 500_000_000

  private var waiting = OrderedPlaces<Entry>()
  /// The places of each toast, in order.
  private var places: [String: [Int]] = [:]
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
    places[repetition.words.toastID, default: []].append(next)
    next += 1
  }

  /// Takes out the first one if it is due.
  mutating func popDue(at now: QueueTime) -> QueuedAnnouncement? {
    guard let (place, entry) = waiting.first, entry.due <= now else { return nil }
    waiting.remove(place)
    let id = entry.item.words.toastID
    places[id]?.removeFirst()
    if places[id]?.isEmpty == true { places[id] = nil }
    return entry.item
  }

  /// Takes out what fits of a toast.
  ///
  /// - Returns: What was taken out, in order.
  mutating func remove(
    of toastID: String,
    where fits: (QueuedWords) -> Bool
  ) -> [QueuedAnnouncement] {
    guard let own = places[toastID] else { return [] }
    var kept: [Int] = []
    var removed: [QueuedAnnouncement] = []
    for place in own {
      guard let item = waiting[place]?.item else { continue }
      if fits(item.words) {
        waiting.remove(place)
        removed.append(item)
      } else {
        kept.append(place)
      }
    }
    places[toastID] = kept.isEmpty ? nil : kept
    return removed
  }
}
