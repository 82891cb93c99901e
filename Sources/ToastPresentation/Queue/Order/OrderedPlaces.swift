// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Values in the order in which they came, each at a place of its own.
///
/// The places ascend, so that a place is found by halving. Where a value is taken out its place stays
/// behind empty: the first and the last place kept are never empty, and no more than about half of all
/// are.
struct OrderedPlaces<Value: Sendable>: Sendable {
  private var entries: [(place: Int, value: Value?)] = []
  private var start = 0
  /// How many values there are.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The first value and its place.
  var first: (place: Int, value: Value)? {
    guard count > 0, let value = entries[start].value else { return nil }
    return (entries[start].place, value)
  }

  /// The last value and its place.
  var last: (place: Int, value: Value)? {
    guard count > 0, let last = entries.last, let value = last.value else { return nil }
    return (last.place, value)
  }

  /// The values with their places, in order.
  var all: [(place: Int, value: Value)] {
    entries[start...].compactMap { entry in entry.value.map { (entry.place, $0) } }
  }

  /// The values in order.
  var values: [Value] { entries[start...].compactMap(\.value) }

  /// Adds a value at a place beyond all others.
  mutating func append(_ value: Value, at place: Int) {
    entries.append((place, value))
    count += 1
  }

  /// The value at a place.
  subscript(place: Int) -> Value? { index(of: place).flatMap { entries[$0].value } }

  /// Changes the value at a place, if there is one.
  mutating func update<Result>(_ place: Int, _ change: (inout Value) -> Result) -> Result? {
    guard let index = index(of: place), var value = entries[index].value else { return nil }
    // Held once, so that what it holds is changed in place.
    entries[index].value = nil
    defer { entries[index].value = value }
    return change(&value)
  }

  /// Takes the value at a place out.
  @discardableResult
  mutating func remove(_ place: Int) -> Value? {
    guard let index = index(of: place), let value = entries[index].value else { return nil }
    entries[index].value = nil
    count -= 1
    while start < entries.count, entries[start].value == nil { start += 1 }
    while entries.count > start, entries[entries.count - 1].value == nil { entries.removeLast() }
    if entries.count > 2 * count + 16 {
      entries = entries[start...].filter { $0.value != nil }
      start = 0
    } else if count == 0 {
      entries.removeAll(keepingCapacity: true)
      start = 0
    }
    return value
  }

  private func index(of place: Int) -> Int? {
    var low = start
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].place == place ? low : nil
  }
}
