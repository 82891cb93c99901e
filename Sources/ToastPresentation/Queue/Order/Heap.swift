// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Values of which the least is always at hand.
///
/// A binary heap: no element is less than the one at half its position. An element costs as much to put
/// in or take out as there are digits in the number of all.
struct Heap<Element: Comparable & Sendable>: Sendable {
  private var elements: [Element] = []

  init() {}

  /// The heap of some elements.
  init(_ elements: some Sequence<Element>) {
    // A sorted array is a heap.
    self.elements = elements.sorted()
  }

  var count: Int { elements.count }
  /// The least.
  var first: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Takes out the least.
  @discardableResult
  mutating func removeFirst() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return first }
    elements[0] = last
    var index = 0
    while true {
      var least = index
      for child in 2 * index + 1...2 * index + 2
      where child < elements.count && elements[child] < elements[least] { least = child }
      guard least != index else { return first }
      elements.swapAt(index, least)
      index = least
    }
  }
}
