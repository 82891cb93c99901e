// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// An announcement on its way.
///
/// A second attempt has no twins: they were said with the first.
struct QueuedAnnouncement {
  /// How many classes there are.
  static let ranks = 3

  var words: QueuedWords
  /// 1, or 2 for a repetition.
  private(set) var attempt = 1
  /// Others with the same words, which count as said with it; should it go unsaid, the first takes
  /// over.
  private(set) var twins = OrderedPlaces<QueuedWords>()
  private var nextTwin = 0
  /// How many of the twins may not be counted.
  private var uncountableTwins = 0

  init(_ words: QueuedWords) { self.words = words }

  var announcement: Announcement { words.announcement }

  /// Its own words and those of its twins, in order.
  var allWords: [QueuedWords] { [words] + twins.values }

  /// Whether it may be counted rather than said, and all that count as said with it.
  var isFoldable: Bool { words.isCountable && uncountableTwins == 0 }

  /// Whether it is what was handed out as an announcement, which may not interrupt though it could.
  func isHandedOut(as announcement: Announcement) -> Bool {
    var own = self.announcement
    own.interrupts = announcement.interrupts
    return own == announcement
  }

  /// The same once more.
  var repetition: QueuedAnnouncement {
    var again = QueuedAnnouncement(words)
    again.attempt = 2
    return again
  }

  /// Has words count as said with it.
  ///
  /// - Returns: Their place among the twins.
  @discardableResult
  mutating func add(twin: QueuedWords) -> Int {
    defer { nextTwin += 1 }
    twins.append(twin, at: nextTwin)
    if !twin.isCountable { uncountableTwins += 1 }
    return nextTwin
  }

  @discardableResult
  mutating func removeTwin(_ place: Int) -> QueuedWords? {
    let twin = twins.remove(place)
    if twin?.isCountable == false { uncountableTwins -= 1 }
    return twin
  }

  /// Has the first twin take over.
  ///
  /// - Returns: It; `nil` where there is none.
  mutating func promoteTwin() -> QueuedWords? {
    guard let first = twins.first, let twin = removeTwin(first.place) else { return nil }
    words = twin
    return twin
  }
}
