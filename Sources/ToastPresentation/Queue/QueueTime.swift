// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A point in time or a span, in nanoseconds from the start of a queue.
typealias QueueTime = Int64

extension QueueTime {
  /// A span of seconds; what is beyond the clock's reach becomes its end.
  init(seconds: Double) {
    let nanoseconds = (seconds * 1e9).rounded()
    self = nanoseconds.isNaN ? 0 : Int64(Swift.min(Swift.max(nanoseconds, 0), 4e18))
  }

  /// A span of Swift's clocks.
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self =
      seconds > 4_000_000_000
      ? 4_000_000_000_000_000_000
      : Swift.max(0, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// The span for Swift's clocks.
  var duration: Duration { .nanoseconds(self) }
}
