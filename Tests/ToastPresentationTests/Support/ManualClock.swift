// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Synchronization

/// A clock whose time a test moves.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Storage {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var next = 0
    var cancelled: Set<Int> = []
  }

  private let storage = Mutex(Storage())

  var now: Instant { storage.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  /// How many wait for a time to come.
  var sleeperCount: Int { storage.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = storage.withLock { storage in
      storage.next += 1
      return storage.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, any Error>? = storage.withLock { storage in
          if storage.cancelled.remove(number) != nil { return .failure(CancellationError()) }
          if deadline <= storage.now { return .success(()) }
          storage.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let sleeper = storage.withLock { storage in
        let sleeper = storage.sleepers.removeValue(forKey: number)
        if sleeper == nil { storage.cancelled.insert(number) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the time and wakes who waited for it.
  func advance(by duration: Duration) {
    let due = storage.withLock { storage in
      storage.now = storage.now.advanced(by: duration)
      let due = storage.sleepers.filter { $0.value.deadline <= storage.now }
      for number in due.keys { storage.sleepers[number] = nil }
      return Array(due.values)
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
