// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Compares two ASCII names where the first character that differs decides, as it does for most
/// pairs of neighbours; Foundation is asked about the others.
///
/// A test holds it against Foundation over random names.
enum PlainOrder {
  /// Punctuation in the order of the root collation of CLDR; digits and letters follow.
  private static let punctuation = Array(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".utf8)

  /// The primary weight of each ASCII character, zero for those that are not judged here.
  private static let weights: [UInt8] = {
    var weights = [UInt8](repeating: 0, count: 256)
    for (index, byte) in punctuation.enumerated() { weights[Int(byte)] = UInt8(index + 1) }
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      weights[Int(letter)] = letter
      weights[Int(letter & 0xDF)] = letter
    }
    return weights
  }()

  /// Compares two names by their first primary difference.
  ///
  /// - Parameters:
  ///   - a: the bytes of a name, without escapes.
  ///   - b: the bytes of another.
  /// - Returns: a negative number when `a` comes first, a positive one when `b` does; `nil` where
  ///   they have no primary difference, or where digits or characters above ASCII have a say.
  static func compare(_ a: Span<UInt8>, _ b: Span<UInt8>) -> Int? {
    let shorter = min(a.count, b.count)
    var index = 0
    while index < shorter {
      let (left, right) = (a[index], b[index])
      if left != right {
        let (first, second) = (weights[Int(left)], weights[Int(right)])
        guard first != 0, second != 0 else { return nil }
        if first != second {
          // Digits before the difference compare by value, which may go on after it.
          return index > 0 && isDigit(a[index - 1]) ? nil : Int(first) - Int(second)
        }
      } else if left >= 0x80 || left < 0x20 {
        return nil
      }
      index += 1
    }
    guard a.count != b.count else { return nil }
    let next = a.count > b.count ? a[shorter] : b[shorter]
    // What follows may be ignorable, or go on with a number.
    guard weights[Int(next)] != 0, shorter > 0, !isDigit(a[shorter - 1]) else { return nil }
    return a.count - b.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
