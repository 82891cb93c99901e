// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
internal import ICUBridge

/// Shows values in their styles.
struct StyleFormatter {
  let formats: LocaleFormats
  /// The plural rules of the text; `nil` where no category is asked for.
  let rules: LanguagePlurals?

  /// The value as text, `nil` when it cannot be shown in the style at all.
  ///
  /// A style that names what nobody knows (a currency, a unit, a time zone, fields of a date) is
  /// obeyed as far as it can be, and the text comes with a fault.
  ///
  /// - Throws: `ICUError` when ICU does not open the formatter.
  func format(_ value: StyledValue) throws(ICUError) -> NumberText? {
    switch value {
    case .integer(let digits, let style): try number(.whole(digits), style)
    case .double(let number, let style): try self.number(.floating(number), style)
    case .decimal(let digits, let style): try number(.spelled(digits), style)
    case .date(let seconds, let style): try date(seconds, style)
    case .list(let items, let style): plain(try formats.list(style).format(items))
    case .duration(let seconds, let style): plain(try duration(seconds, style))
    case .formatted(let value): plain(value.text(locale: formats.locale))
    }
  }

  private func plain(_ text: String?) -> NumberText? {
    text.map { NumberText(text: $0, category: .other) }
  }

  // MARK: - Numbers

  private enum Value {
    case whole(String), floating(Double), spelled(String)

    /// The nearest double; `nil` when the text is no number.
    var double: Double? {
      switch self {
      case .whole(let digits), .spelled(let digits): Double(digits)
      case .floating(let number): number
      }
    }

    var isWhole: Bool {
      guard case .whole = self else { return false }
      return true
    }
  }

  private func number(_ value: Value, _ style: NumberStyle) throws(ICUError) -> NumberText? {
    switch style.kind {
    case .ordinal:
      guard let number = value.double.flatMap({ Int64(exactly: $0) }),
        let text = try formats.ordinal.format(number)
      else { return nil }
      let category = try rules?.ordinal.category(ofMagnitude: number.magnitude)
      return NumberText(text: text, category: category ?? .other)
    case .byteCount:
      return try byteCount(value, style)
    case .currency(let code) where !NumberStyle.isCurrencyCode(code):
      return try unitless(
        value,
        style.fractionDigits(style.fractionBounds ?? 2...2),
        code,
        "“\(code)” is no currency code; write the three letters of ISO 4217, such as EUR"
      )
    case .measure(let unit):
      // A name that CLDR does not have is what ICU refuses here; anything else it refuses again
      // below.
      if NumberStyle.isUnitName(unit),
        let output = (try? output(value, style.skeleton(isWhole: value.isWhole))) ?? nil
      {
        return output
      }
      return try unitless(
        value,
        style,
        unit,
        "“\(unit)” is no unit of CLDR; write one such as kilometer or liter-per-100-kilometer"
      )
    default: return try output(value, style.skeleton(isWhole: value.isWhole))
    }
  }

  /// The plain number with what should have been its unit: the reader sees what was meant, and
  /// nothing that was not.
  private func unitless(
    _ value: Value,
    _ style: NumberStyle,
    _ unit: String,
    _ fault: String
  ) throws(ICUError) -> NumberText? {
    guard let plain = try output(value, style.plain.skeleton(isWhole: value.isWhole)) else {
      return nil
    }
    return NumberText(
      text: NumberStyle.isUnitName(unit) ? plain.text + "\u{A0}" + unit : plain.text,
      category: plain.category,
      fault: fault
    )
  }

  private func output(_ value: Value, _ skeleton: String) throws(ICUError) -> NumberText? {
    let formatter = try formats.number(skeleton)
    let output =
      switch value {
      case .whole(let digits), .spelled(let digits):
        formatter.format(decimal: digits, rules: rules?.cardinal)
      case .floating(let number): formatter.format(number, rules: rules?.cardinal)
      }
    return output.map { NumberText(text: $0.text, category: $0.category) }
  }

  private static let byteUnits: [(unit: String, digits: Int)] = [
    ("byte", 0), ("kilobyte", 0), ("megabyte", 1), ("gigabyte", 2), ("terabyte", 2),
    ("petabyte", 2),
  ]

  /// A number of bytes in the unit that fits.
  private func byteCount(_ value: Value, _ style: NumberStyle) throws(ICUError) -> NumberText? {
    guard let count = value.double else { return nil }
    var scaled = count
    var index = 0
    while abs(scaled) >= 999.5, index + 1 < Self.byteUnits.count {
      scaled /= 1000
      index += 1
    }
    let (unit, digits) = Self.byteUnits[index]
    var unitStyle = NumberStyle.measure(unit: unit).width(style.width)
    let fewest = style.fewestFractionDigits ?? 0
    unitStyle = unitStyle.fractionDigits(fewest...max(fewest, style.mostFractionDigits ?? digits))
    let skeleton = unitStyle.skeleton(isWhole: false)
    switch value {
    // What is spelled is finite, whatever the nearest double is: the point is moved instead.
    case .whole(let digits) where count.isInfinite, .spelled(let digits) where count.isInfinite:
      return try output(.spelled(Self.inThousands(digits, power: -index)), skeleton)
    default: return try output(.floating(scaled), skeleton)
    }
  }

  /// A decimal number times a power of 1,000.
  private static func inThousands(_ decimal: String, power: Int) -> String {
    let parts = decimal.split(whereSeparator: { $0 == "e" || $0 == "E" }).map(String.init)
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return (parts.first ?? "") + "E" + String(exponent &+ 3 * power)
  }

  // MARK: - Times

  private func date(_ seconds: Double, _ style: DateStyle) throws(ICUError) -> NumberText? {
    if case .relative(let reference, let width, let isNumeric) = style.kind {
      let now = reference ?? Date().timeIntervalSince1970
      let (offset, unit) = Self.distance(seconds - now)
      return plain(try formats.relative(width).format(offset, unit, isNumeric: isNumeric))
    }
    let zone = style.timeZone ?? TimeZone.current.identifier
    guard ICUDateFormatter.knowsTimeZone(zone) else {
      return try date(seconds, style, inPlaceOf: zone)
    }
    if case .fields(let fields) = style.kind, !DateStyle.isSkeleton(fields) {
      var text = plain(
        try formats.date(.fixed(date: .medium, time: nil), zone: zone)?
          .format(secondsSince1970: seconds)
      )
      text?.fault = "“\(fields)” names no fields of a date; write letters such as yMMMd"
      return text
    }
    return plain(try formats.date(style.kind, zone: zone)?.format(secondsSince1970: seconds))
  }

  /// A point in time in GMT, which a time of day says: it would be taken for the reader's.
  private func date(
    _ seconds: Double,
    _ style: DateStyle,
    inPlaceOf zone: String
  ) throws(ICUError) -> NumberText? {
    guard var text = try date(seconds, style.timeZone("GMT")) else { return nil }
    switch style.kind {
    case .fixed(_, .short?), .fixed(_, .medium?), .fields:
      text = NumberText(text: text.text + "\u{A0}GMT", category: .other, fault: text.fault)
    default: break
    }
    text.fault = "“\(zone)” is no time zone; write a name such as Europe/Riga"
    return text
  }

  /// A distance in the largest unit that it fills, rounded.
  private static func distance(_ seconds: Double) -> (Double, ICURelativeFormatter.Unit) {
    let units: [(Double, ICURelativeFormatter.Unit)] = [
      (31_556_952, .year), (2_629_746, .month), (604_800, .week), (86_400, .day),
      (3_600, .hour), (60, .minute),
    ]
    for (length, unit) in units where abs(seconds) >= length {
      return ((seconds / length).rounded(), unit)
    }
    return (seconds.rounded(), .second)
  }

  private static let durationUnits: [(unit: String, seconds: Int64)] = [
    ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
  ]

  private func duration(_ seconds: Double, _ style: DurationStyle) throws(ICUError) -> String? {
    // Beyond a million years nobody reads units any more, and Int64 would overflow.
    guard seconds.isFinite, abs(seconds) < 1e14 else { return nil }
    var rest = Int64(abs(seconds))
    let isNegative = seconds < 0 && rest > 0
    switch style.kind {
    case .clock:
      let parts = [rest / 3_600, rest / 60 % 60, rest % 60]
      let twoDigits = try formats.number("integer-width/+00")
      guard let hours = try formats.integer(isNegative ? -parts[0] : parts[0]) else { return nil }
      var texts = [hours]
      for part in parts.dropFirst() { texts.append(twoDigits.format(part)?.text ?? String(part)) }
      return texts.joined(separator: ":")
    case .units(let width, let most):
      var items: [String] = []
      for (unit, length) in Self.durationUnits {
        let count = rest / length
        rest %= length
        guard count > 0 || unit == "second" && items.isEmpty else { continue }
        let signed = isNegative && items.isEmpty ? -count : count
        guard items.count < most,
          let text = try output(
            .whole(String(signed)),
            NumberStyle.measure(unit: unit).width(width).skeleton(isWhole: true)
          )
        else { break }
        items.append(text.text)
      }
      return try formats.list(.list(.units, width: width)).format(items)
    }
  }
}
