// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import Synchronization

/// The choices of language that were made for the readers of a bundle.
final class WalkCache: Sendable {
  private struct Key: Hashable, Sendable {
    let preferences: LanguagePreferences
    let matching: LanguageMatching
  }

  private struct Item: Sendable {
    let key: Key
    let walk: LanguageWalk
  }

  private final class Others: Sendable {
    let cache = BoundedCache<Key, LanguageWalk>(limit: 1_000)
  }

  /// How many choices are found without hashing, which has its price when a program has just begun:
  /// the runtime looks the conformances up.
  private static let mostFirst = 8

  private let first = Mutex<[Item]>([])
  private let others = LazyReference<Others>()

  /// The choice for a reader, made when it is not there yet.
  func walk(
    _ preferences: LanguagePreferences,
    _ matching: LanguageMatching,
    languages: [String]
  ) -> LanguageWalk {
    let key = Key(preferences: preferences, matching: matching)
    let (kept, isFull) = first.withLock { items in
      (items.first { $0.key == key }?.walk, items.count >= Self.mostFirst)
    }
    if let kept { return kept }
    func make() -> LanguageWalk {
      LanguageWalk(languages: languages, preferences: preferences, matching: matching)
    }
    if isFull {
      return (others.load() ?? others.storeIfNil(Others())).cache.value(for: key, make: make)
    }
    let made = make()
    return first.withLock { items in
      if let kept = items.first(where: { $0.key == key }) { return kept.walk }
      if items.count < Self.mostFirst { items.append(Item(key: key, walk: made)) }
      return made
    }
  }
}
