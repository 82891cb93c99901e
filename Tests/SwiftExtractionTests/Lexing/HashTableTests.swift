// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import SwiftExtraction

@Suite struct HashTableTests {
  /// It behaves as a dictionary, also for keys that share a slot.
  @Test(arguments: [1, 16, 1 << 40] as [UInt64])
  func isADictionary(_ step: UInt64) {
    var table = HashTable<Int>()
    var dictionary: [UInt64: Int] = [:]
    for number in 0..<500 {
      let key = UInt64(number % 300) * step
      let (place, isNew) = table.place(of: key, default: number)
      #expect(isNew == (dictionary[key] == nil))
      if !isNew { table.values[place] += number }
      dictionary[key] = (dictionary[key] ?? 0) + number
    }
    #expect(table.keys.count == dictionary.count)
    for (key, value) in dictionary { #expect(table[key] == value) }
    #expect(table[UInt64.max] == nil)
    #expect(HashTable<Int>()[7 as UInt64] == nil)
  }
}
