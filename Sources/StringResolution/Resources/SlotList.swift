// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The values of a text: the first two in place, which is all that most texts have, so that they
/// need no memory of their own.
struct SlotList: Sendable {
  private var first: LocalizationValue.Slot?
  private var second: LocalizationValue.Slot?
  private var rest: [LocalizationValue.Slot] = []
  private(set) var count = 0

  init() {}

  init(_ slots: [LocalizationValue.Slot]) {
    for slot in slots { append(slot) }
  }

  var isEmpty: Bool { count == 0 }

  mutating func append(_ slot: LocalizationValue.Slot) {
    switch count {
    case 0: first = slot
    case 1: second = slot
    default: rest.append(slot)
    }
    count += 1
  }

  /// The value at an index, `nil` beyond the last.
  @inline(__always)
  subscript(index: Int) -> LocalizationValue.Slot? {
    switch index {
    case 0: first
    case 1: second
    default: index >= 0 && index < count ? rest[index - 2] : nil
    }
  }

  /// All of them.
  var all: [LocalizationValue.Slot] { (0..<count).compactMap { self[$0] } }
}

extension SlotList: Hashable {}

extension SlotList: Codable {
  init(from decoder: any Decoder) throws {
    self.init(try [LocalizationValue.Slot](from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    try all.encode(to: encoder)
  }
}
