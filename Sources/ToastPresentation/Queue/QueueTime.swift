// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A point in time or a span, in nanoseconds from the start of a queue.
typealias QueueTime = Int64

extension QueueTime {
  /// The end of the clock, some 127 years; twice as much still fits.
  static let latest: QueueTime = 4_000_000_000 * perSecond
  private static let perSecond: QueueTime = 1_000_000_000

  /// A span of seconds; what is beyond the clock's reach becomes its end, what is negative or no
  /// number no time at all.
  init(seconds: Double) {
    let nanoseconds = (seconds * 1e9).rounded()
    self =
      nanoseconds.isNaN ? 0 : Int64(Swift.min(Swift.max(nanoseconds, 0), Double(Self.latest)))
  }

  /// A span of Swift's clocks, in the same bounds.
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    if seconds < 0 || attoseconds < 0 {
      self = 0
    } else if seconds >= Self.latest / Self.perSecond {
      self = Self.latest
    } else {
      self = seconds * Self.perSecond + attoseconds / Self.perSecond
    }
  }

  /// The span in seconds.
  var seconds: Double { Double(self) / 1e9 }

  /// The span for Swift's clocks.
  var duration: Duration { .nanoseconds(self) }
}
