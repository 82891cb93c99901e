// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How a number is shown.
public struct NumberStyle: Sendable, Hashable, Codable {
  /// What the number is.
  enum Kind: Sendable, Hashable, Codable {
    case number
    case percent
    case currency(code: String)
    case compact
    case byteCount
    case measure(unit: String)
    case ordinal
  }

  let kind: Kind
  private(set) var width: FormatWidth
  private(set) var fewestFractionDigits: Int?
  private(set) var mostFractionDigits: Int?
  private(set) var isGrouped = true
  private(set) var showsPlus = false

  private init(_ kind: Kind, width: FormatWidth = .abbreviated) {
    self.kind = kind
    self.width = width
  }

  /// A plain number: 1,234.5.
  public static let number = NumberStyle(.number)
  /// A share of one for floating-point numbers (0.25 is 25%), of a hundred for whole ones.
  public static let percent = NumberStyle(.percent)
  /// A rounded number with a word or letter for its size: 1.2K, 1.2 thousand.
  public static let compact = NumberStyle(.compact)
  /// A number of bytes in the unit that fits, in powers of 1,000: 3.2 MB.
  public static let byteCount = NumberStyle(.byteCount)
  /// A place in an order: 2nd.
  public static let ordinal = NumberStyle(.ordinal)

  /// An amount of money.
  ///
  /// - Parameter code: The ISO 4217 code, such as `EUR`.
  /// - Returns: The style.
  public static func currency(code: String) -> NumberStyle { NumberStyle(.currency(code: code)) }

  /// An amount of a unit.
  ///
  /// - Parameter unit: CLDR's identifier, such as `kilometer` or `liter-per-100-kilometer`.
  /// - Returns: The style.
  public static func measure(unit: String) -> NumberStyle { NumberStyle(.measure(unit: unit)) }

  /// The same style in another width.
  public func width(_ width: FormatWidth) -> NumberStyle {
    var style = self
    style.width = width
    return style
  }

  /// The same style with a fixed number of fraction digits, from 0 to 20.
  public func fractionDigits(_ count: Int) -> NumberStyle {
    fractionDigits(count...count)
  }

  /// The same style with bounds for the number of fraction digits, from 0 to 20.
  public func fractionDigits(_ bounds: ClosedRange<Int>) -> NumberStyle {
    var style = self
    let bounds = bounds.clamped(to: 0...20)
    style.fewestFractionDigits = bounds.lowerBound
    style.mostFractionDigits = bounds.upperBound
    return style
  }

  /// The same style with or without grouping separators.
  public func grouping(_ isGrouped: Bool) -> NumberStyle {
    var style = self
    style.isGrouped = isGrouped
    return style
  }

  /// The same style with a sign before positive numbers too.
  public func alwaysShowingSign() -> NumberStyle {
    var style = self
    style.showsPlus = true
    return style
  }
}

extension NumberStyle {
  /// ICU's description of the style.
  ///
  /// - Parameter isWhole: Whether the value is a whole number, which is its own percentage.
  /// - Returns: A skeleton, which holds nothing but what this type wrote.
  func skeleton(isWhole: Bool) -> String {
    var stems: [String] = []
    switch kind {
    case .number, .ordinal, .byteCount: break
    case .percent: stems += isWhole ? ["percent"] : ["percent", "scale/100"]
    case .currency(let code):
      // What is no code is not shown as money at all; see `StyleFormatter`.
      if Self.isCurrencyCode(code) { stems.append("currency/\(code.uppercased())") }
      // "¤10" in full is "10 euros", and "€10" rather than "10 EUR" for sight.
      if width != .abbreviated { stems.append(width.unitStem) }
    case .compact: stems.append(width == .wide ? "compact-long" : "compact-short")
    case .measure(let unit):
      if Self.isUnitName(unit) { stems += ["unit/\(unit)", width.unitStem] }
    }
    if let fewest = fewestFractionDigits, let most = mostFractionDigits {
      stems.append(Self.precision(fewest, most))
    } else if kind == .number {
      stems.append(Self.precision(0, 17))
    }
    if !isGrouped { stems.append("group-off") }
    if showsPlus { stems.append("sign-always") }
    return stems.joined(separator: " ")
  }

  private static func precision(_ fewest: Int, _ most: Int) -> String {
    guard most > 0 else { return "precision-integer" }
    return "." + String(repeating: "0", count: fewest)
      + String(repeating: "#", count: most - fewest)
  }

  /// The bounds for the number of fraction digits that were asked for, `nil` for the usual ones.
  var fractionBounds: ClosedRange<Int>? {
    guard let fewest = fewestFractionDigits, let most = mostFractionDigits else { return nil }
    return fewest...most
  }

  /// The same style for a number that is of no kind.
  var plain: NumberStyle {
    var style = NumberStyle(.number, width: width)
    style.fewestFractionDigits = fewestFractionDigits
    style.mostFractionDigits = mostFractionDigits
    style.isGrouped = isGrouped
    style.showsPlus = showsPlus
    return style
  }

  /// Whether a text has the form of an ISO 4217 code: nothing else may reach ICU's skeletons, which
  /// would read it as instructions.
  static func isCurrencyCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy(isLetter)
  }

  /// Whether a text has the form of CLDR's names of units, for the same reason.
  static func isUnitName(_ text: String) -> Bool {
    1...80 ~= text.utf8.count
      && text.utf8.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x41...0x5A ~= byte || 0x61...0x7A ~= byte
  }
}
