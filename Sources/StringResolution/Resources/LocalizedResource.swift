// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// A text to be looked up: its key, its values, and where to look.
///
/// It can be made in one place, such as a server's error type, sent or stored, and resolved in
/// another where the reader's language is known.
public struct LocalizedResource: Sendable, Hashable, Codable {
  /// What few resources have, in one place, so that the others are quick to make and to pass on.
  private final class Details: Sendable, Hashable, Codable {
    let defaultValue: LocalizationValue?
    let table: String?
    let locale: String?
    let comment: String?

    init(
      defaultValue: LocalizationValue? = nil,
      table: String? = nil,
      locale: String? = nil,
      comment: String? = nil
    ) {
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
      self.comment = comment
    }

    static func == (a: Details, b: Details) -> Bool {
      a.defaultValue == b.defaultValue && a.table == b.table && a.locale == b.locale
        && a.comment == b.comment
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(defaultValue)
      hasher.combine(table)
      hasher.combine(locale)
      hasher.combine(comment)
    }

    /// The same with some parts replaced; `nil` when nothing is left.
    func with(table: String?, locale: String?, comment: String?) -> Details? {
      guard defaultValue != nil || table != nil || locale != nil || comment != nil else {
        return nil
      }
      return Details(
        defaultValue: defaultValue,
        table: table,
        locale: locale,
        comment: comment
      )
    }
  }

  /// The key, with a conversion for each value.
  public var key: String { keyText.text }
  let keyText: KeyText
  /// The values in the order of their numbers.
  let slots: SlotList
  private var details: Details?

  private enum CodingKeys: String, CodingKey {
    case keyText = "key"
    case slots, details
  }

  /// The text in the source language for catalogs that lack the key; `nil` where the key is one.
  public var defaultValue: LocalizationValue? { details?.defaultValue }

  /// The table, the name of a catalog without its ending; `nil` for `Localizable`.
  public var table: String? {
    get { details?.table }
    set { set(table: newValue, locale: locale, comment: comment) }
  }

  /// The language tag that decides in which language the text is; `nil` for the wishes that the
  /// bundle knows.
  public var locale: String? {
    get { details?.locale }
    set { set(table: table, locale: newValue, comment: comment) }
  }

  /// What a translator should know.
  ///
  /// Extraction reads it in the sources; it has no effect here.
  public var comment: String? {
    get { details?.comment }
    set { set(table: table, locale: locale, comment: newValue) }
  }

  private mutating func set(table: String?, locale: String?, comment: String?) {
    details = (details ?? Details()).with(table: table, locale: locale, comment: comment)
  }

  /// Whether it names neither a default value nor a table nor a language.
  var isPlain: Bool { details == nil }

  /// A text whose key is its text in the source language.
  ///
  /// - Parameters:
  ///   - value: The key with its values.
  ///   - table: The table, `nil` for `Localizable`.
  ///   - locale: The language tag of the reader, `nil` for the wishes that the bundle knows.
  ///   - comment: What a translator should know.
  public init(
    _ value: LocalizationValue,
    table: String? = nil,
    locale: String? = nil,
    comment: String? = nil
  ) {
    keyText = value.keyText
    slots = value.slots
    details = Details().with(table: table, locale: locale, comment: comment)
  }

  /// A text with a key of its own; the values are those of its text in the source language.
  ///
  /// - Parameters:
  ///   - key: The key as it stands in the catalog.
  ///   - defaultValue: The text in the source language, with its values.
  ///   - table: The table, `nil` for `Localizable`.
  ///   - locale: The language tag of the reader, `nil` for the wishes that the bundle knows.
  ///   - comment: What a translator should know.
  public init(
    _ key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    locale: String? = nil,
    comment: String? = nil
  ) {
    self.init(
      key: key.description,
      defaultValue: defaultValue,
      table: table,
      locale: locale,
      comment: comment
    )
  }

  /// A text with a key that is only known at run time.
  ///
  /// - Parameters:
  ///   - key: The key as it stands in the catalog.
  ///   - defaultValue: The text in the source language, with its values.
  ///   - table: The table, `nil` for `Localizable`.
  ///   - locale: The language tag of the reader, `nil` for the wishes that the bundle knows.
  ///   - comment: What a translator should know.
  public init(
    key: String,
    defaultValue: LocalizationValue,
    table: String? = nil,
    locale: String? = nil,
    comment: String? = nil
  ) {
    keyText = KeyText(key)
    slots = defaultValue.slots
    details = Details(
      defaultValue: defaultValue,
      table: table,
      locale: locale,
      comment: comment
    )
  }

  /// A text with a key and values that are only known at run time.
  ///
  /// - Parameters:
  ///   - key: The key as it stands in the catalog.
  ///   - arguments: The values, in the order of their numbers.
  ///   - defaultValue: The text in the source language, a format string for the same values.
  ///   - table: The table, `nil` for `Localizable`.
  public init(
    key: String,
    arguments: [LocalizationArgument],
    defaultValue: String? = nil,
    table: String? = nil
  ) {
    keyText = KeyText(key)
    slots = SlotList(arguments.map { .argument($0) })
    let value = defaultValue.map { LocalizationValue(key: $0, arguments: arguments) }
    details = value == nil && table == nil ? nil : Details(defaultValue: value, table: table)
  }

  /// A text with nothing but a key and values.
  init(key: KeyText, slots: SlotList) {
    keyText = key
    self.slots = slots
    details = nil
  }

  /// Whether it has no values at all.
  var hasNoArguments: Bool { slots.isEmpty }

  /// The values, with replacements in the order of the places that wait for one.
  func arguments(replacing replacements: [LocalizationArgument]) -> [LocalizationArgument] {
    slots.arguments(replacing: replacements)
  }
}

extension LocalizedResource: ExpressibleByStringInterpolation {
  /// A text whose key is the literal as it stands.
  public init(stringLiteral value: String) {
    self.init(key: KeyText(value), slots: SlotList())
  }

  /// A text whose key is the literal with a conversion for each value.
  public init(stringInterpolation: LocalizationValue.StringInterpolation) {
    self.init(key: stringInterpolation.key, slots: stringInterpolation.slots)
  }
}
