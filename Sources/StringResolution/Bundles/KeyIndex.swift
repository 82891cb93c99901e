// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Finds keys by the hash of their bytes.
struct KeyIndex: Sendable {
  private let hashes: [UInt64]
  /// Places in `hashes`, one more than they are; 0 for a free slot.
  ///
  /// There are twice as many slots as keys.
  private let slots: [UInt32]
  private let mask: Int

  /// Arranges keys by their hashes; of equal keys the last one is found, as most readers of JSON
  /// and property lists keep it.
  init(hashes: [UInt64]) {
    self.hashes = hashes
    var capacity = 16
    while capacity < hashes.count * 2 { capacity *= 2 }
    mask = capacity - 1
    var slots = [UInt32](repeating: 0, count: capacity)
    for index in hashes.indices.reversed() {
      var slot = Int(truncatingIfNeeded: hashes[index]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(index + 1)
    }
    self.slots = slots
  }

  /// The first place with a hash that a function accepts, `nil` when it accepts none.
  func first(_ hash: UInt64, where isRight: (Int) -> Bool) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, isRight(index) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
