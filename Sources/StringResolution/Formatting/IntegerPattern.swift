// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// How a locale writes whole numbers, so that common ones need no call of ICU.
///
/// It is read off ICU's own output and then compared with it: a locale that writes some number in a
/// way that this cannot express has no pattern.
final class IntegerPattern: Sendable {
  /// The ten digits.
  private let digits: [String]
  private let isASCII: Bool
  private let separator: String
  /// How many digits the last group has, and how many those before it; 0 for no grouping.
  private let lastGroup, otherGroups: Int
  /// Numbers with fewer digits have no separator.
  private let fewestGrouped: Int
  private let negativePrefix, negativeSuffix: String

  /// Learns from a formatter, or gives `nil`.
  init?(_ formatter: ICUNumberFormatter) {
    func text(_ number: Int64) -> String? { formatter.format(number)?.text }
    var digits: [String] = []
    for digit in 0..<10 {
      guard let text = text(Int64(digit)), text.unicodeScalars.count == 1 else { return nil }
      digits.append(text)
    }
    self.digits = digits
    isASCII = digits == (0..<10).map(String.init)

    // A number of distinct positions: whatever stands between its digits is a separator.
    let sample: Int64 = 1_234_567_890_123
    guard let long = text(sample) else { return nil }
    var groups: [Int] = [0]
    var separators: Set<String> = []
    var between = ""
    for scalar in long.unicodeScalars {
      if digits.contains(where: { $0.unicodeScalars.first == scalar }) {
        if !between.isEmpty {
          separators.insert(between)
          between = ""
          groups.append(0)
        }
        groups[groups.count - 1] += 1
      } else {
        between.unicodeScalars.append(scalar)
      }
    }
    guard between.isEmpty, separators.count <= 1 else { return nil }
    separator = separators.first ?? ""
    lastGroup = groups.count > 1 ? groups[groups.count - 1] : 0
    otherGroups = groups.count > 2 ? groups[groups.count - 2] : lastGroup
    var fewest = 4
    while lastGroup > 0, fewest < 8, text(Self.power(fewest - 1))?.contains(separator) == false {
      fewest += 1
    }
    fewestGrouped = fewest

    guard let negative = text(-5) else { return nil }
    let parts = negative.unicodeScalars.split(
      separator: digits[5].unicodeScalars.first ?? "5",
      omittingEmptySubsequences: false
    )
    guard parts.count == 2 else { return nil }
    negativePrefix = String(String.UnicodeScalarView(parts[0]))
    negativeSuffix = String(String.UnicodeScalarView(parts[1]))
    for sample in Self.samples where text(sample) != string(sample) { return nil }
  }

  private static let samples: [Int64] =
    [0, 7, 10, 42, 99, 100, 999, 1000, 1234, 9999, 10_000, 12_345, 99_999, 100_000, 654_321]
    + [
      1_000_000, 9_999_999, 12_345_678, 1_000_000_000, .max, .min, -1, -12, -1234, -12_345,
      -1_234_567,
    ]

  private static func power(_ exponent: Int) -> Int64 {
    (0..<exponent).reduce(1) { result, _ in result * 10 }
  }

  /// The numbers of up to three digits, and the groups of longer ones where they have three.
  var cells: IntegerCells? {
    IntegerCells(
      digits: digits,
      separator: lastGroup == 3 && otherGroups == 3 ? separator : nil,
      smallestGrouped: Self.power(fewestGrouped - 1)
    )
  }

  /// The text of a number.
  func string(_ number: Int64) -> String {
    let magnitude = number.magnitude
    if magnitude < 1000, isASCII {
      let text = String(magnitude)
      return number < 0 ? negativePrefix + text + negativeSuffix : text
    }
    var reversed = InlineArray<20, UInt8>(repeating: 0)
    var count = 0
    var rest = magnitude
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      reversed[count] = UInt8(truncatingIfNeeded: digit)
      count += 1
      rest = quotient
    } while rest > 0
    return string(count: count, isNegative: number < 0) { reversed[$0] }
  }

  /// The text of a number of any length.
  ///
  /// - Parameters:
  ///   - whole: The digits before the point, in ASCII.
  ///   - fraction: The digits after it, in ASCII.
  ///   - isNegative: Whether the number is below zero.
  ///   - point: The decimal separator of the locale.
  /// - Returns: The text.
  func string(
    whole: [UInt8],
    fraction: [UInt8],
    isNegative: Bool,
    point: String
  ) -> String {
    string(count: whole.count, isNegative: isNegative, point: point, fraction: fraction) {
      whole[whole.count - 1 - $0] - UInt8(ascii: "0")
    }
  }

  /// Writes the digits of the places from the highest to the lowest.
  @inline(__always)
  private func string(
    count: Int,
    isNegative: Bool,
    point: String = "",
    fraction: [UInt8] = [],
    digit: (Int) -> UInt8
  ) -> String {
    let isGrouped = lastGroup > 0 && count >= fewestGrouped
    var text = isNegative ? negativePrefix : ""
    var place = count - 1
    while place >= 0 {
      text += digits[Int(digit(place))]
      if isGrouped, place >= lastGroup, (place - lastGroup) % otherGroups == 0 { text += separator }
      place -= 1
    }
    if !fraction.isEmpty { text += point }
    for byte in fraction { text += digits[Int(byte - UInt8(ascii: "0"))] }
    return isNegative ? text + negativeSuffix : text
  }
}
