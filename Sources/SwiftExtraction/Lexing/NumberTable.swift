// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A table of numbers by hashes, for as many as are known from the start.
///
/// Takes 16 bytes an entry: everything that a project declares is in one.
struct NumberTable: Sendable {
  /// The hashes, 0 where there is none.
  private var keys: ContiguousArray<UInt64>
  private var values: ContiguousArray<UInt32>

  /// - Parameter capacity: the most entries that it will have.
  init(capacity: Int) {
    let count = capacity + capacity / 3 + 1
    keys = ContiguousArray(repeating: 0, count: count)
    values = ContiguousArray(repeating: 0, count: count)
  }

  @inline(__always)
  private static func key(_ hash: UInt64) -> UInt64 { hash == 0 ? 1 : hash }

  @inline(__always)
  private func first(_ key: UInt64) -> Int {
    Int((key &* 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: UInt64(keys.count)).high)
  }

  /// The place of a key, or where it is to be.
  @inline(__always)
  private func slot(_ key: UInt64) -> Int {
    var slot = first(key)
    while keys[slot] != 0, keys[slot] != key {
      slot += 1
      if slot == keys.count { slot = 0 }
    }
    return slot
  }

  /// The number for a hash.
  @inline(__always)
  subscript(hash: UInt64) -> UInt32? {
    let key = Self.key(hash)
    let slot = slot(key)
    return keys[slot] == key ? values[slot] : nil
  }

  /// Enters a number; a hash that has another one gets 0.
  @inline(__always)
  mutating func merge(_ value: UInt32, at hash: UInt64) {
    let key = Self.key(hash)
    let slot = slot(key)
    if keys[slot] == 0 {
      keys[slot] = key
      values[slot] = value
    } else if values[slot] != value {
      values[slot] = 0
    }
  }
}
