// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What tokens carry for names: the number of a word that the readers know, else the short hash.
struct NameLinks: Sendable {
  /// Smaller links are words.
  static let firstHash: UInt32 = 256

  /// A slot is 0, or the hash in its upper half and the word's number below; `notableBit` beside it
  /// for names that make the block around them worth reading.
  private(set) var slots: Slots
  typealias Slots = InlineArray<1024, UInt64>
  private static let count = 1024
  private static let notableBit: UInt64 = 0x8000_0000

  /// The links without notable names.
  static let plain = NameLinks(notable: [])

  /// - Parameter notable: names whose use alone can lead to a report.
  init(notable: [String]) {
    slots = Slots(repeating: 0)
    for word in Word.allCases {
      insert(NameHash.short(word.text.utf8), UInt64(word.rawValue))
    }
    // A project that names hundreds of them has them all read closely.
    for name in notable.prefix(Self.count / 4) {
      insert(NameHash.short(name.utf8), Self.notableBit)
    }
  }

  private mutating func insert(_ hash: UInt32, _ content: UInt64) {
    var slot = Int(hash & 1023)
    while slots[slot] != 0, slots[slot] >> 32 != UInt64(hash) {
      slot = (slot + 1) & 1023
    }
    slots[slot] |= UInt64(hash) << 32 | content
  }

  /// The link for a hash, and whether the name is notable.
  @inline(__always)
  static func find(_ hash: UInt32, in slots: borrowing Slots) -> (link: UInt32, isNotable: Bool) {
    var slot = Int(hash & 1023)
    while true {
      let content = slots[slot]
      if content == 0 { return (unknown(hash), false) }
      if content >> 32 == UInt64(hash) {
        let word = UInt32(truncatingIfNeeded: content & 0xFF)
        return (word > 0 ? word : unknown(hash), content & notableBit != 0)
      }
      slot = (slot + 1) & 1023
    }
  }

  @inline(__always)
  private static func unknown(_ hash: UInt32) -> UInt32 {
    hash < firstHash ? hash + firstHash : hash
  }

  /// The link of any name.
  static func link(_ name: some Sequence<UInt8>) -> UInt32 {
    find(NameHash.short(name), in: plain.slots).link
  }
}
