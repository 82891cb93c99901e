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

  /// The value as text, `nil` when ICU refuses.
  func format(_ value: StyledValue) -> NumberText? {
    switch value {
    case .integer(let digits, let style): number(.whole(digits), style)
    case .double(let number, let style): self.number(.floating(number), style)
    case .decimal(let digits, let style): number(.spelled(digits), style)
    case .date(let seconds, let style): plain(date(seconds, style))
    case .list(let items, let style): plain(formats.list(style)?.format(items))
    case .duration(let seconds, let style): plain(duration(seconds, style))
    }
  }

  private func plain(_ text: String?) -> NumberText? {
    text.map { NumberText(text: $0, category: .other) }
  }

  // MARK: - Numbers

  private enum Value {
    case whole(String), floating(Double), spelled(String)

    var double: Double {
      switch self {
      case .whole(let digits), .spelled(let digits): Double(digits) ?? 0
      case .floating(let number): number
      }
    }

    var isWhole: Bool {
      guard case .whole = self else { return false }
      return true
    }
  }

  private func number(_ value: Value, _ style: NumberStyle) -> NumberText? {
    switch style.kind {
    case .ordinal:
      guard let number = Int64(exactly: value.double),
        let text = formats.ordinal?.format(number)
      else { return nil }
      let category = rules?.ordinal?.category(ofMagnitude: number.magnitude)
      return NumberText(text: text, category: category ?? .other)
    case .byteCount: return byteCount(value.double, style)
    default: return output(value, style.skeleton(isWhole: value.isWhole))
    }
  }

  private func output(_ value: Value, _ skeleton: String) -> NumberText? {
    guard let formatter = formats.number(skeleton) else { return nil }
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

  private func byteCount(_ count: Double, _ style: NumberStyle) -> NumberText? {
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
    return output(.floating(scaled), unitStyle.skeleton(isWhole: false))
  }

  // MARK: - Times

  private func date(_ seconds: Double, _ style: DateStyle) -> String? {
    if case .relative(let reference, let width, let isNumeric) = style.kind {
      let now = reference ?? Date().timeIntervalSince1970
      let (offset, unit) = Self.distance(seconds - now)
      return formats.relative(width)?.format(offset, unit, isNumeric: isNumeric)
    }
    let zone = style.timeZone ?? TimeZone.current.identifier
    guard ICUDateFormatter.knowsTimeZone(zone) else { return nil }
    return formats.date(style.kind, zone: zone)?.format(secondsSince1970: seconds)
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

  private func duration(_ seconds: Double, _ style: DurationStyle) -> String? {
    // Beyond a million years nobody reads units any more, and Int64 would overflow.
    guard seconds.isFinite, abs(seconds) < 1e14 else { return nil }
    var rest = Int64(abs(seconds))
    let isNegative = seconds < 0 && rest > 0
    switch style.kind {
    case .clock:
      let parts = [rest / 3_600, rest / 60 % 60, rest % 60]
      let texts = parts.enumerated().map { index, part in
        index == 0
          ? formats.integer(isNegative ? -part : part)
          : formats.number("integer-width/+00")?.format(part)?.text ?? String(part)
      }
      return texts.joined(separator: ":")
    case .units(let width, let most):
      var items: [String] = []
      for (unit, length) in Self.durationUnits {
        let count = rest / length
        rest %= length
        guard count > 0 || unit == "second" && items.isEmpty else { continue }
        let signed = isNegative && items.isEmpty ? -count : count
        guard items.count < most,
          let text = output(
            .whole(String(signed)),
            NumberStyle.measure(unit: unit).width(width).skeleton(isWhole: true)
          )
        else { break }
        items.append(text.text)
      }
      return formats.list(.list(.units, width: width))?.format(items)
    }
  }
}
