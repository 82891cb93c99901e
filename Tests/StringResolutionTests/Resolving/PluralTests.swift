// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution
import TestSupport
import Testing

/// Plural forms: rows 74 to 83 of the facts.
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
    arguments: ["en", "fr", "ja", "ru", "lv", "ar"]
  )
  func zero(language: String) throws {
    #expect(try form(language, "%lld", ["zero", "one", "other"], 0) == "zero")
    #expect(try form(language, "%llu", ["zero", "one", "other"], .unsigned(0)) == "zero")
  }

  private static let rows: [(String, String, LocalizationArgument, String)] = [
    ("lv", "%lld", 20, "zero"), ("lv", "%lld", 1_000_000, "zero"),
    ("en", "%lf", 0.0, "other"), ("en", "%f", 0.0, "other"),
    ("en", "%.1f", 1.0, "other"), ("en", "%f", 1.0, "other"), ("ru", "%.1f", 1.0, "other"),
    ("en", "%.0f", 1.0, "one"),
    ("fr", "%lld", 0, "zero"), ("fr", "%.1f", 1.5, "one"), ("fr", "%.1f", 0.5, "one"),
    ("fr", "%lld", 1_000_000, "many"), ("fr", "%@", .styled(.double(1.5e6, .compact)), "many"),
    ("ar", "%lld", 0, "zero"), ("ar", "%lld", 1, "one"), ("ar", "%lld", 2, "two"),
    ("ar", "%lld", 3, "few"), ("ar", "%lld", 11, "many"), ("ar", "%lld", 100, "other"),
    ("ar", "%.1f", 1.5, "other"), ("he", "%lld", 20, "other"),
    ("en", "%lld", -1, "one"), ("en", "%lld", .integer(.min), "other"),
    ("ru", "%lld", 21, "one"), ("ru", "%lld", 1_000_003, "few"), ("ru", "%lld", 1_000_005, "many"),
    ("ru", "%llu", .unsigned(18_446_744_073_709_551_601), "one"),
    ("en", "%@", .decimal("1.0"), "other"), ("en", "%@", .decimal("1"), "one"),
    ("en", "%@", 1.0, "one"), ("en", "%x", 1, "one"),
    ("en", "%@", .styled(.integer("2", .ordinal)), "two"),
    ("en", "%@", .styled(.integer("23", .ordinal)), "few"),
  ]

  @Test("The form of the number as it is shown", .enabled(if: isICU72, notICU72), arguments: rows)
  func check(
    language: String,
    specifier: String,
    value: LocalizationArgument,
    expected: String
  ) throws {
    #expect(try form(language, specifier, Self.all, value) == expected)
  }

  @Test("A number that no form shows counts in its shortest spelling")
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

  @Test("Without a number in the key the first number among the values decides")
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
