// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// The formatters of one locale, made when they are first needed.
///
/// What ICU refuses to open is an `ICUError`, which says what it was.
final class LocaleFormats: Sendable {
  /// The locale in ICU's spelling, with its settings.
  let locale: String

  private let numbers = BoundedCache<String, ICUNumberFormatter>(limit: 100)
  private let dates = BoundedCache<String, ICUDateFormatter>(limit: 40)
  private let lists = BoundedCache<ListStyle, ICUListFormatter>(limit: 9)
  private let relatives = BoundedCache<FormatWidth, ICURelativeFormatter>(limit: 3)
  private let ordinals = BoundedCache<Bool, ICUOrdinalFormatter>(limit: 1)
  private let integers = LazyReference<Integers>()

  /// What whole numbers need.
  private final class Integers: Sendable {
    let formatter: ICUNumberFormatter
    let pattern: IntegerPattern?
    let cells: IntegerCells?

    init(_ formatter: ICUNumberFormatter) {
      self.formatter = formatter
      pattern = IntegerPattern(formatter)
      cells = pattern?.cells
    }
  }

  private static let cache = BoundedCache<String, LocaleFormats>(limit: 200)

  private init(_ locale: String) { self.locale = locale }

  /// The formatters of a locale, shared by all that ask.
  static func of(_ locale: String) -> LocaleFormats {
    cache.value(for: locale) { LocaleFormats(locale) }
  }

  /// The formatter of a skeleton.
  func number(_ skeleton: String) throws(ICUError) -> ICUNumberFormatter {
    let locale = locale
    return try numbers.value(for: skeleton) { () throws(ICUError) in
      try ICUNumberFormatter(skeleton: skeleton, locale: locale)
    }
  }

  private var wholeNumbers: Integers {
    get throws(ICUError) {
      if let integers = integers.load() { return integers }
      return integers.storeIfNil(Integers(try number("")))
    }
  }

  /// How whole numbers are written, for the quick path; `nil` for locales that only ICU can write,
  /// and for digits of unusual length.
  var integerCells: IntegerCells? {
    get throws(ICUError) { try wholeNumbers.cells }
  }

  /// A whole number in the usual form of the locale; `nil` when ICU writes no numbers in it.
  func integer(_ number: Int64) throws(ICUError) -> String? {
    let integers = try wholeNumbers
    if let pattern = integers.pattern { return pattern.string(number) }
    return integers.formatter.format(number)?.text
  }

  /// Whether ICU writes numbers in the locale.
  ///
  /// It opens formatters for digits that it does not have (`en@numbers=nosuch`) and refuses each
  /// number afterwards (ICU 72, measured).
  var writesNumbers: Bool {
    ((try? integer(0)) ?? nil) != nil
  }

  /// What is said where ICU writes no numbers.
  var noNumbers: String {
    "ICU writes no numbers in the locale “\(locale)”; correct its settings, such as the digits that "
      + "-u-nu- names, or reinstall ICU if its data is incomplete"
  }

  /// A decimal number with more digits than ICU takes, in ASCII with an optional sign and point;
  /// `nil` when it is no plain decimal number, or ICU writes no numbers in the locale.
  func longDecimal(_ decimal: String) throws(ICUError) -> String? {
    let isNegative = decimal.hasPrefix("-")
    let parts = decimal.utf8.drop { $0 == UInt8(ascii: "-") }
      .split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
      .map { Array($0) }
    guard let whole = parts.first, !whole.isEmpty,
      parts.allSatisfy({ $0.allSatisfy { 0x30...0x39 ~= $0 } }), writesNumbers
    else { return nil }
    return try wholeNumbers.pattern?.string(
      whole: whole,
      fraction: parts.count > 1 ? parts[1] : [],
      isNegative: isNegative,
      point: NumberSymbols.decimalSeparator(locale: locale)
    ) ?? decimal
  }

  /// The date formatter of a style in a time zone, `nil` for relative styles.
  func date(_ kind: DateStyle.Kind, zone: String) throws(ICUError) -> ICUDateFormatter? {
    let locale = locale
    switch kind {
    case .fixed(let date, let time):
      let key = "\(date?.rawValue ?? "")/\(time?.rawValue ?? "")/\(zone)"
      return try dates.value(for: key) { () throws(ICUError) in
        try ICUDateFormatter(
          locale: locale,
          zone: zone,
          date: date.icuStyle,
          time: time.icuStyle
        )
      }
    case .fields(let skeleton):
      return try dates.value(for: "=\(skeleton)/\(zone)") { () throws(ICUError) in
        try ICUDateFormatter(locale: locale, zone: zone, skeleton: skeleton)
      }
    case .relative: return nil
    }
  }

  /// The list formatter of a style.
  func list(_ style: ListStyle) throws(ICUError) -> ICUListFormatter {
    let locale = locale
    return try lists.value(for: style) { () throws(ICUError) in
      try ICUListFormatter(
        locale: locale,
        kind: style.kind.icuKind,
        width: style.width.textWidth
      )
    }
  }

  /// The formatter of distances in time.
  func relative(_ width: FormatWidth) throws(ICUError) -> ICURelativeFormatter {
    let locale = locale
    return try relatives.value(for: width) { () throws(ICUError) in
      try ICURelativeFormatter(locale: locale, width: width.textWidth)
    }
  }

  /// The formatter of ordinal numbers.
  var ordinal: ICUOrdinalFormatter {
    get throws(ICUError) {
      let locale = locale
      return try ordinals.value(for: true) { () throws(ICUError) in
        try ICUOrdinalFormatter(locale: locale)
      }
    }
  }
}

extension DateStyle.Length? {
  /// The same for ICU.
  fileprivate var icuStyle: ICUDateFormatter.Style {
    switch self {
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    case nil: .none
    }
  }
}

extension ListStyle.Kind {
  /// The same for ICU.
  fileprivate var icuKind: ICUListFormatter.Kind {
    switch self {
    case .and: .and
    case .or: .or
    case .units: .units
    }
  }
}
