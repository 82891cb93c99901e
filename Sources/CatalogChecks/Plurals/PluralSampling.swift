// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The numbers that are tried to learn what a language's plural rules tell apart.
///
/// CLDR's rules look at the integer part, alone or modulo 10, 100, 1,000, 100,000 or 1,000,000, and
/// at the fraction modulo 10 or 100, compared with small numbers or whole thousands. So every
/// integer of the first two hundreds, some of the later hundreds, and the round thousands show all
/// that a scan of every integer below 1,000,000 shows (a test compares the two).
enum PluralSampling {
  /// The bound from which a form counts as rare: catalogs hardly ever count to a million.
  static let bound = 1_000_000

  /// Integers below the bound, ascending.
  static let integers: [Int64] = {
    var numbers = Set<Int64>(0...200)
    for hundred in [2, 3, 9, 10, 11, 20, 100, 1_000, 1_100, 9_999] as [Int64] {
      for rest in [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 19, 20, 21, 22, 99] as [Int64] {
        numbers.insert(hundred * 100 + rest)
      }
    }
    numbers.formUnion((1...20).map { $0 * 1_000 })
    numbers.formUnion([30_000, 40_000, 50_000, 60_000, 80_000])
    numbers.formUnion((1...9).map { $0 * 100_000 })
    return numbers.sorted()
  }()

  /// Integers from the bound up.
  static let largeIntegers: [Int64] = [
    1_000_000, 1_000_001, 1_000_002, 1_000_003, 1_000_005, 1_000_010, 1_000_011, 1_000_020,
    1_000_100, 1_001_000, 1_100_000, 2_000_000, 5_000_000, 10_000_000, 1_000_000_000,
  ]

  /// Numbers with one and two fraction digits.
  ///
  /// Trailing zeros ("1.0") add no category (tested).
  static let fractions: [Double] = {
    var hundredths = [1, 2, 3, 4, 5, 6, 9, 11, 12, 19, 21, 22, 25, 44, 99]
    hundredths += (1...9).map { $0 * 10 }
    return [0, 1, 2, 3, 5, 10, 11, 20, 21, 100].flatMap { whole in
      hundredths.map { (Double(whole * 100) + Double($0)) / 100 }
    }
  }()
}
