// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How long a writer waits for others.
struct Patience {
  private let deadline: ContinuousClock.Instant
  private var pause: UInt32 = 1

  init(_ timeout: Duration) { deadline = ContinuousClock.now.advanced(by: timeout) }

  /// Sleeps a little, longer each time up to about 20 ms, by chance so that writers that began
  /// together do not stay in step.
  ///
  /// - Returns: Whether there is time for another attempt.
  mutating func wait() -> Bool {
    guard ContinuousClock.now < deadline else { return false }
    POSIX.sleep(milliseconds: UInt32.random(in: 1...pause))
    pause = min(pause * 2, 20)
    return true
  }
}
