// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Synchronization

/// Bounds how much is kept of the sources between the two looks at them.
final class TapeStore: Sendable {
  /// In bytes; sources of some hundred megabytes fit.
  static let limit = 512 << 20

  private let limit: Int
  private let used = Atomic<Int>(0)

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether so many bytes more can be kept; counts them if so.
  func hasRoom(for size: Int) -> Bool {
    guard used.load(ordering: .relaxed) + size <= limit else { return false }
    used.add(size, ordering: .relaxed)
    return true
  }
}

/// A tape that waits for the second look at its source, and is let go then.
final class HeldTape: Sendable {
  private let tape: Mutex<SourceTape?>

  init(_ tape: SourceTape?) {
    self.tape = Mutex(tape)
  }

  /// Gives the tape away.
  func take() -> SourceTape? {
    tape.withLock { tape in
      defer { tape = nil }
      return tape
    }
  }
}
