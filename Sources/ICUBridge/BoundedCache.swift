// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import Synchronization

/// Values that are costly to make, kept by a small key.
///
/// A value is made outside the lock, so two threads may make the same one at once; the first that
/// is stored is what both get. Past the limit the cache is emptied, which is rare and cheaper than
/// keeping an order of use.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let entries = Mutex<[Key: Value]>([:])
  private let limit: Int

  /// Makes an empty cache for at most `limit` values.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The value kept for the key, or the one that `make` gives.
  ///
  /// - Throws: What `make` throws; nothing is kept then.
  package func value<Failure: Error>(
    for key: Key,
    make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let kept = entries.withLock({ $0[key] }) {
      return kept
    }
    let made = try make()
    return entries.withLock { entries in
      if let kept = entries[key] {
        return kept
      }
      if entries.count >= limit {
        entries.removeAll()
      }
      entries[key] = made
      return made
    }
  }

  /// The number of values kept now.
  package var count: Int {
    entries.withLock { $0.count }
  }

  /// Forgets every value; for tests.
  package func reset() {
    entries.withLock { $0.removeAll() }
  }
}
