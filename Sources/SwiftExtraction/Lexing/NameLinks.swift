// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What tokens carry for names: the number of a word that the readers know, else the short hash.
struct NameLinks: Sendable {
  /// Smaller links are words.
  static let firstHash: UInt32 = 256

  /// A slot is 0, or the hash in its upper half and the word's number below; `notableBit` beside it
  /// for names that make the block around them worth reading.
  private var slots: [UInt64]
  private static let notableBit: UInt64 = 0x8000_0000

  /// The links without notable names.
  static let plain = NameLinks(notable: [])

  /// - Parameter notable: names whose use alone can lead to a report.
  init(notable: [String]) {
    var count = 1024
    while count < (Word.allCases.count + notable.count) * 4 { count *= 2 }
    slots = [UInt64](repeating: 0, count: count)
    for word in Word.allCases {
      insert(NameHash.short(word.text.utf8), UInt64(word.rawValue))
    }
    for name in notable { insert(NameHash.short(name.utf8), Self.notableBit) }
  }

  private mutating func insert(_ hash: UInt32, _ content: UInt64) {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0, slots[slot] >> 32 != UInt64(hash) { slot = (slot + 1) & mask }
    slots[slot] |= UInt64(hash) << 32 | content
  }

  /// The link for a hash, and whether the name is notable.
  @inline(__always)
  func find(_ hash: UInt32) -> (link: UInt32, isNotable: Bool) {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while true {
      let content = slots[slot]
      if content == 0 { return (Self.unknown(hash), false) }
      if content >> 32 == UInt64(hash) {
        let word = UInt32(truncatingIfNeeded: content & 0xFF)
        return (word > 0 ? word : Self.unknown(hash), content & Self.notableBit != 0)
      }
      slot = (slot + 1) & mask
    }
  }

  @inline(__always)
  private static func unknown(_ hash: UInt32) -> UInt32 {
    hash < firstHash ? hash + firstHash : hash
  }

  /// The link of any name.
  static func link(_ name: some Sequence<UInt8>) -> UInt32 {
    plain.find(NameHash.short(name)).link
  }
}
