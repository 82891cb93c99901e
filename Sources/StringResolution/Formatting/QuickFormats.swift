// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// What the common texts of one language need, laid out so that little has to be followed and
/// nothing computed: the plural categories and the texts of small whole numbers.
final class QuickFormats: Sendable {
  let direction: TextDirection
  private let formats: LocaleFormats
  private let plurals: PluralSelector?
  /// The categories of 0 to 999 as indices of CLDR's order.
  private let categories: [UInt8]
  /// The texts of 0 to 999.
  private let small: [String]
  /// The same with three digits and a separator before them, for the groups of larger numbers;
  /// empty for locales with other groups.
  private let groups: [String]
  /// Numbers from here on have separators.
  private let smallestGrouped: Int64

  init(_ formats: LanguageFormats) {
    direction = formats.direction
    self.formats = formats.formats
    plurals = formats.plurals?.cardinal
    categories = plurals?.small ?? []
    guard let pattern = formats.formats.integerPattern else {
      (small, groups, smallestGrouped) = ([], [], .max)
      return
    }
    small = (0..<1000).map { pattern.string($0) }
    smallestGrouped = pattern.smallestGrouped
    groups = pattern.hasGroupsOfThree ? (0..<1000).map { pattern.group($0) } : []
  }

  /// The index in CLDR's order of the category of a whole number, `nil` without ICU's data.
  @inline(__always)
  func category(ofMagnitude magnitude: UInt64) -> Int? {
    if magnitude < UInt64(categories.count) { return Int(categories[Int(magnitude)]) }
    return plurals?.category(ofMagnitude: magnitude).index
  }

  /// Appends a whole number.
  @inline(__always)
  func append(_ number: Int64, to writer: inout TextWriter) {
    if number >= 0, number < Int64(small.count) {
      writer.append(small[Int(number)])
    } else {
      appendLarge(number, to: &writer)
    }
  }

  private func appendLarge(_ number: Int64, to writer: inout TextWriter) {
    guard number >= smallestGrouped, number < 1_000_000_000, !groups.isEmpty else {
      writer.append(formats.integer(number))
      return
    }
    let thousands = number / 1000
    if thousands >= 1000 {
      writer.append(small[Int(thousands / 1000)])
      writer.append(groups[Int(thousands % 1000)])
    } else {
      writer.append(small[Int(thousands)])
    }
    writer.append(groups[Int(number % 1000)])
  }
}
