// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Times with places of a queue, the earliest first.
///
/// A binary heap: no entry is earlier than the one at half its position.
struct ExpiryHeap<Place: Sendable>: Sendable {
  private var entries: [(time: QueueTime, place: Place)] = []

  var count: Int { entries.count }
  /// The earliest.
  var first: (time: QueueTime, place: Place)? { entries.first }

  mutating func insert(_ time: QueueTime, _ place: Place) {
    entries.append((time, place))
    var index = entries.count - 1
    while index > 0, entries[index].time < entries[(index - 1) / 2].time {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() {
    guard entries.count > 1 else { return entries.removeAll(keepingCapacity: true) }
    entries[0] = entries.removeLast()
    var index = 0
    while true {
      var least = index
      for child in 2 * index + 1...2 * index + 2
      where child < entries.count && entries[child].time < entries[least].time { least = child }
      guard least != index else { return }
      entries.swapAt(index, least)
      index = least
    }
  }

  /// The heap of those entries alone that fit.
  func filter(_ fits: (QueueTime, Place) -> Bool) -> ExpiryHeap {
    var heap = ExpiryHeap()
    // A sorted array is a heap.
    heap.entries = entries.filter { fits($0.time, $0.place) }.sorted { $0.time < $1.time }
    return heap
  }
}
