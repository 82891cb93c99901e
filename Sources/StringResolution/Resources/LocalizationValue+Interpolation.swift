// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
internal import ICUBridge

extension LocalizationValue {
  /// Collects the parts of a literal into a key and its values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable, Hashable {
    private(set) var key = KeyText()
    private(set) var slots = SlotList()
    private let hasInterpolations: Bool

    /// Starts a literal.
    ///
    /// - Parameters:
    ///   - literalCapacity: How long its literal parts are.
    ///   - interpolationCount: How many values it has.
    public init(literalCapacity: Int, interpolationCount: Int) {
      hasInterpolations = interpolationCount > 0
    }

    /// Adds a literal part; percent signs are doubled where the literal has values.
    public mutating func appendLiteral(_ literal: String) {
      guard hasInterpolations, ByteSearch.contains(UInt8(ascii: "%"), in: literal) else {
        key.append(literal)
        return
      }
      var doubled = ""
      for scalar in literal.unicodeScalars {
        if scalar == "%" { doubled += "%" }
        doubled.unicodeScalars.append(scalar)
      }
      key.append(doubled)
    }

    /// Adds a text, `%@`.
    public mutating func appendInterpolation(_ value: String) {
      add("%@", .string(value))
    }

    /// Adds a part of a text, `%@`.
    public mutating func appendInterpolation(_ value: Substring) {
      add("%@", .string(String(value)))
    }

    /// Adds a whole number with sign: `%d` up to 32 bits, else `%lld`.
    public mutating func appendInterpolation(_ value: some SignedInteger & FixedWidthInteger) {
      let conversion = type(of: value).bitWidth <= 32 ? "%d" : "%lld"
      guard let number = Int64(exactly: value) else {
        add("%lld", .decimal("\(value)"))
        return
      }
      add(conversion, .integer(number))
    }

    /// Adds a whole number without sign: `%u` up to 32 bits, else `%llu`.
    public mutating func appendInterpolation(_ value: some UnsignedInteger & FixedWidthInteger) {
      let conversion = type(of: value).bitWidth <= 32 ? "%u" : "%llu"
      guard let number = UInt64(exactly: value) else {
        add("%llu", .decimal("\(value)"))
        return
      }
      add(conversion, .unsigned(number))
    }

    /// Adds a whole number, `%lld`.
    public mutating func appendInterpolation(_ value: Int) {
      add("%lld", .integer(Int64(value)))
    }

    /// Adds a number of double precision, `%lf`.
    public mutating func appendInterpolation(_ value: Double) {
      add("%lf", .double(value))
    }

    /// Adds a number of single precision, `%f`.
    public mutating func appendInterpolation(_ value: Float) {
      add("%f", .double(Double(value)))
    }

    /// Adds a decimal number, `%@`.
    public mutating func appendInterpolation(_ value: Decimal) {
      add("%@", .decimal("\(value)"))
    }

    /// Adds whatever can describe itself, `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      add("%@", .string(value.description))
    }

    /// Adds a number with a conversion of its own, such as `%.2f` or `%05d`.
    public mutating func appendInterpolation(
      _ value: some BinaryFloatingPoint,
      specifier: String
    ) {
      add(Self.conversion(specifier), .double(Double(value)))
    }

    /// Adds a whole number with a conversion of its own, such as `%05d` or `%x`.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
      add(Self.conversion(specifier), Self.argument(value))
    }

    /// Adds a text with a conversion of its own, such as `%@`.
    public mutating func appendInterpolation(_ value: String, specifier: String) {
      add(Self.conversion(specifier), .string(value))
    }

    /// Adds a whole number in a style, `%@`.
    public mutating func appendInterpolation(_ value: some BinaryInteger, format: NumberStyle) {
      add("%@", .styled(.integer(Self.text(value), format)))
    }

    /// Adds a floating-point number in a style, `%@`.
    public mutating func appendInterpolation(
      _ value: some BinaryFloatingPoint,
      format: NumberStyle
    ) {
      add("%@", .styled(.double(Double(value), format)))
    }

    /// Adds a decimal number in a style, `%@`.
    public mutating func appendInterpolation(_ value: Decimal, format: NumberStyle) {
      add("%@", .styled(.decimal("\(value)", format)))
    }

    /// Adds a point in time in a style, `%@`.
    public mutating func appendInterpolation(_ value: Date, format: DateStyle) {
      add("%@", .styled(.date(secondsSince1970: value.timeIntervalSince1970, format)))
    }

    /// Adds a list of texts in a style, `%@`.
    public mutating func appendInterpolation(_ value: [String], format: ListStyle) {
      add("%@", .styled(.list(value, format)))
    }

    /// Adds a length of time in a style, `%@`.
    public mutating func appendInterpolation(_ value: Duration, format: DurationStyle) {
      let (seconds, attoseconds) = value.components
      add("%@", .styled(.duration(seconds: Double(seconds) + Double(attoseconds) * 1e-18, format)))
    }

    /// Adds a value in one of Foundation's styles, `%@`; it follows the locale of the text.
    @_disfavoredOverload
    public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
      _ value: Style.FormatInput,
      format: Style
    ) where Style.FormatInput: Sendable, Style.FormatOutput == String {
      add("%@", .styled(.formatted(FormattedValue(value, format: format))))
    }

    /// Adds a text of the same bundle, `%@`: it is looked up for the reader of the whole text.
    public mutating func appendInterpolation(_ value: LocalizedResource) {
      add("%@", .resource(value))
    }

    /// Adds a place for a value that is given later.
    public mutating func appendInterpolation(placeholder: LocalizationPlaceholder) {
      key.append("%")
      key.append(placeholder.specifier)
      slots.append(.placeholder(placeholder))
    }

    private mutating func add(_ conversion: String, _ argument: LocalizationArgument) {
      key.append(conversion)
      slots.append(.argument(argument))
    }

    private static func conversion(_ specifier: String) -> String {
      specifier.hasPrefix("%") ? specifier : "%" + specifier
    }

    private static func text(_ value: some BinaryInteger) -> String { "\(value)" }

    private static func argument(_ value: some BinaryInteger) -> LocalizationArgument {
      if let number = Int64(exactly: value) { return .integer(number) }
      if let number = UInt64(exactly: value) { return .unsigned(number) }
      return .decimal(text(value))
    }
  }
}
