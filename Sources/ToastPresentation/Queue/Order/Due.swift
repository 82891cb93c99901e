// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A time at which something is to be done at a place.
struct Due<Place: Comparable & Sendable>: Comparable, Sendable {
  let time: QueueTime
  let place: Place

  static func < (a: Due, b: Due) -> Bool { (a.time, a.place) < (b.time, b.place) }
}
