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

  /// Where a search for a hash begins.
  @inline(__always)
  func start(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & mask }

  /// The next place with a hash, `nil` at the end of the search.
  @inline(__always)
  func next(_ hash: UInt64, _ slot: inout Int) -> Int? {
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      slot = (slot + 1) & mask
      if hashes[index] == hash { return index }
    }
    return nil
  }
}
