// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Gives equal lines of two texts equal numbers, so that they are compared in one step afterwards.
struct LineNumbering {
  /// The number of each line, for both texts.
  private(set) var old: [Int32] = []
  private(set) var new: [Int32] = []
  /// How many numbers there are.
  private(set) var count = 0

  /// An open-addressing table of the numbers, by hash; -1 is free.
  private var slots: [Int32]
  /// Each number's hash and one line that has it.
  private var hashes: [UInt64] = []
  private var samples: [ArraySlice<UInt8>] = []

  init(_ oldLines: LineTable, _ oldRange: Range<Int>, _ newLines: LineTable, _ newRange: Range<Int>)
  {
    var capacity = 16
    while capacity < 2 * (oldRange.count + newRange.count) { capacity *= 2 }
    slots = [Int32](repeating: -1, count: capacity)
    old.reserveCapacity(oldRange.count)
    new.reserveCapacity(newRange.count)
    for line in oldRange { old.append(number(of: oldLines[line])) }
    for line in newRange { new.append(number(of: newLines[line])) }
  }

  private mutating func number(of line: ArraySlice<UInt8>) -> Int32 {
    let hash = Self.hash(line)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, samples[number] == line { return slots[slot] }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(count)
    hashes.append(hash)
    samples.append(line)
    count += 1
    return Int32(count - 1)
  }

  /// FNV-1a with a final mix, for the low bits pick the slot.
  private static func hash(_ line: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in line { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 29)
  }
}
