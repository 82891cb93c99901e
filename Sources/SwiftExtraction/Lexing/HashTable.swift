// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A table whose keys are hashes already, so that looking one up takes no other hash.
struct HashTable<Value> {
  private(set) var keys: ContiguousArray<UInt64> = []
  var values: ContiguousArray<Value> = []
  /// The place of an entry and one, 0 for none.
  private var slots: ContiguousArray<UInt32>

  init(capacity: Int = 0) {
    slots = ContiguousArray(repeating: 0, count: Self.slotCount(capacity))
    if capacity > 0 {
      keys.reserveCapacity(capacity)
      values.reserveCapacity(capacity)
    }
  }

  private static func slotCount(_ capacity: Int) -> Int {
    var count = 16
    while count < capacity * 2 { count *= 2 }
    return count
  }

  var isEmpty: Bool { keys.isEmpty }

  /// The place of a key among the entries.
  @inline(__always)
  func index(of key: UInt64) -> Int? {
    let mask = slots.count - 1
    var slot = Self.first(key) & mask
    while true {
      let place = slots[slot]
      if place == 0 { return nil }
      if keys[Int(place) - 1] == key { return Int(place) - 1 }
      slot = (slot + 1) & mask
    }
  }

  @inline(__always)
  private static func first(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: key ^ key >> 32)
  }

  @inline(__always)
  subscript(key: UInt64) -> Value? { index(of: key).map { values[$0] } }

  @inline(__always)
  subscript(key: Symbol) -> Value? { self[key.value] }

  /// The place of a key; makes an entry where there is none.
  mutating func place(of key: UInt64, default value: @autoclosure () -> Value) -> (Int, isNew: Bool)
  {
    if let known = index(of: key) { return (known, false) }
    keys.append(key)
    values.append(value())
    if keys.count * 2 > slots.count {
      slots = ContiguousArray(repeating: 0, count: slots.count * 2)
      for index in keys.indices { enter(keys[index], index) }
    } else {
      enter(key, keys.count - 1)
    }
    return (keys.count - 1, true)
  }

  private mutating func enter(_ key: UInt64, _ index: Int) {
    let mask = slots.count - 1
    var slot = Self.first(key) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(index + 1)
  }
}

extension HashTable: Sendable where Value: Sendable {}
