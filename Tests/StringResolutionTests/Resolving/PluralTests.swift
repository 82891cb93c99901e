// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution
import TestSupport
import Testing

/// Plural forms.
@Suite struct PluralTests {
  private static let all = ["zero", "one", "two", "few", "many", "other"]

  private func form(
    _ language: String,
    _ specifier: String,
    _ forms: [String],
    _ value: LocalizationArgument
  ) throws -> String {
    let contents = Dictionary(uniqueKeysWithValues: forms.map { ($0, "\($0) \(specifier)") })
    let catalog = TestCatalog().with("k \(specifier)", [(language, .plural(contents))])
    let text = try catalog.bundle(language).text("k \(specifier)", value)
    return String(text.prefix { $0 != " " })
  }

  @Test(
    "The form for zero is taken for the whole number 0 in every language that has it",
    .rows(74),
    arguments: ["en", "fr", "ja", "ru", "lv", "ar"]
  )
  func zero(language: String) throws {
    #expect(try form(language, "%lld", ["zero", "one", "other"], 0) == "zero")
    #expect(try form(language, "%llu", ["zero", "one", "other"], .unsigned(0)) == "zero")
  }

  /// By the rows of the facts' tables E and G; `nil` for what they do not say.
  private static let rows: [(Int?, String, String, LocalizationArgument, String)] = [
    (75, "lv", "%lld", 20, "zero"), (75, "lv", "%lld", 1_000_000, "zero"),
    (76, "en", "%lf", 0.0, "other"), (76, "en", "%f", 0.0, "other"),
    (77, "en", "%.1f", 1.0, "other"), (77, "en", "%f", 1.0, "other"),
    (77, "en", "%.0f", 1.0, "one"),
    (78, "ru", "%.1f", 1.0, "other"),
    (79, "fr", "%.1f", 1.5, "one"), (79, "fr", "%.1f", 0.5, "one"),
    (79, "fr", "%lld", 1_000_000, "many"),
    (79, "fr", "%@", .styled(.double(1.5e6, .compact)), "many"),
    (80, "ar", "%lld", 0, "zero"), (80, "ar", "%lld", 1, "one"), (80, "ar", "%lld", 2, "two"),
    (80, "ar", "%lld", 3, "few"), (80, "ar", "%lld", 11, "many"), (80, "ar", "%lld", 100, "other"),
    (80, "ar", "%.1f", 1.5, "other"),
    (81, "he", "%lld", 20, "other"),
    (83, "en", "%lld", -1, "one"),
    (104, "en", "%lld", .integer(.min), "other"),
    (nil, "fr", "%lld", 0, "zero"), (nil, "ru", "%lld", 21, "one"),
    (nil, "ru", "%lld", 1_000_003, "few"), (nil, "ru", "%lld", 1_000_005, "many"),
    (nil, "ru", "%llu", .unsigned(18_446_744_073_709_551_601), "one"),
    (nil, "en", "%@", .decimal("1.0"), "other"), (nil, "en", "%@", .decimal("1"), "one"),
    (nil, "en", "%@", 1.0, "one"), (nil, "en", "%x", 1, "one"),
    (nil, "en", "%@", .styled(.integer("2", .ordinal)), "two"),
    (nil, "en", "%@", .styled(.integer("23", .ordinal)), "few"),
  ]

  @Test(
    "The form of the number as it is shown",
    .rows(of: rows.map(\.0)),
    .enabled(if: isICU72, notICU72),
    arguments: rows
  )
  func check(
    row: Int?,
    language: String,
    specifier: String,
    value: LocalizationArgument,
    expected: String
  ) throws {
    #expect(
      try form(language, specifier, Self.all, value) == expected,
      "row \(row.map(String.init) ?? "none")"
    )
  }

  @Test("French 0 takes the form for one where there is none for zero", .rows(79))
  func frenchZero() throws {
    #expect(try form("fr", "%lld", ["one", "many", "other"], 0) == "one")
  }

  @Test("CLDR's zero takes the form for other where there is none for zero", .rows(75))
  func latvianZero() throws {
    #expect(try form("lv", "%lld", ["one", "other"], 0) == "other")
    #expect(try form("lv", "%lld", ["one", "other"], 20) == "other")
  }

  @Test("A form for zero that formats its number differently is taken all the same")
  func formattedZero() throws {
    let catalog = TestCatalog().with(
      "%lld",
      [("en", .plural(["zero": "none (%1$03d)", "one": "%lld", "other": "%lld"]))]
    )
    #expect(try catalog.bundle("en").text("%lld", 0) == "none (000)")
  }

  @Test("A number that no form shows counts in its shortest spelling", .rows(77, 103))
  func unshown() throws {
    let catalog = TestCatalog().with(
      "Steps %lf %@",
      [("en", .plural(["one": "%2$@ step", "other": "%2$@ steps"]))]
    )
    let bundle = try catalog.bundle("en")
    #expect(bundle.text("Steps %lf %@", 1.0, "1") == "1 step")
    #expect(bundle.text("Steps %lf %@", 3200.0, "3.2K") == "3.2K steps")
  }

  @Test("A text where the plural form needs a number is a problem")
  func wrongType() throws {
    let catalog = TestCatalog().with(
      "%lld",
      [("en", .plural(["one": "one", "other": "%lld others"]))]
    )
    let resolution = try catalog.bundle("en").resolution("%lld", "x")
    #expect(resolution.kinds == [.argumentType])
    #expect(resolution.text == "%lld others")
    #expect(try catalog.bundle("en").resolution("%lld").kinds == [.missingArgument])
  }

  @Test("Without a number in the key the first number among the values decides", .rows(93))
  func firstNumber() throws {
    let catalog = TestCatalog().with(
      "k",
      [("en", .plural(["one": "one for %1$@", "other": "many for %1$@"]))]
    )
    let bundle = try catalog.bundle("en")
    #expect(bundle.text("k", "Max", 1) == "one for Max")
    #expect(bundle.text("k", "Max", 2) == "many for Max")
  }
}
