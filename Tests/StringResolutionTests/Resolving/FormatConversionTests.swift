// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution
import TestSupport
import Testing

/// What conversions print.
@Suite struct FormatConversionTests {
  /// The text of a format in a language, on its own.
  private func resolve(
    _ format: String,
    _ language: String,
    _ arguments: [LocalizationArgument]
  ) throws -> Resolution {
    let base = String(language.prefix { $0 != "-" && $0 != "_" })
    let bundle = try TestCatalog().with("k", [(base, .text(format))]).bundle(language)
    return bundle.resolution(of: LocalizedResource(key: "k", arguments: arguments))
  }

  private typealias Case = (
    row: Int?, format: String, language: String, arguments: [LocalizationArgument], text: String
  )

  /// By the rows of the facts' tables D and G; `nil` for what they do not say.
  private static let texts: [Case] = [
    (48, "%2$@ %1$@", "en", ["a", "b"], "b a"),
    (49, "%2$@ %@ %@", "en", ["a", "b", "c"], "b a b"),
    (50, "%lld%% done", "en", [40], "40% done"),
    (57, "%@", "en", [1234], "1,234"),
    (59, "%@ and no more", "en", ["a", "b", "c"], "a and no more"),
    (61, "%lld", "en", [1_234_567], "1,234,567"), (61, "%d", "en", [1_234_567], "1,234,567"),
    (61, "%lld", "de", [1_234_567], "1.234.567"),
    (61, "%lld", "fr", [1_234_567], "1\u{202F}234\u{202F}567"),
    (61, "%lld", "hi", [1_234_567], "12,34,567"), (61, "%lld", "en-IN", [1_234_567], "12,34,567"),
    (62, "%d", "es", [1234], "1234"), (62, "%d", "pl", [1234], "1234"),
    (62, "%d", "pt-PT", [1234], "1234"), (62, "%d", "bg", [1234], "1234"),
    (62, "%d", "es", [12345], "12.345"),
    (63, "%d", "ar-EG", [42], "٤٢"), (63, "%d", "fa", [42], "۴۲"), (63, "%d", "ne", [42], "४२"),
    (63, "%d", "my", [42], "၄၂"), (63, "%x %o", "fa", [42, 42], "2a 52"),
    (64, "%d", "ar", [42], "٤٢"), (64, "%d", "mr", [42], "४२"), (64, "%d", "bn", [42], "৪২"),
    (64, "%d", "ar-u-nu-latn", [42], "42"), (64, "%d", "ar-u-nu-arab", [42], "٤٢"),
    (65, "%d", "ar-EG", [-5], "\u{61C}-٥"), (65, "%d", "ar-AE", [-5], "\u{200E}-5"),
    (65, "%d", "he", [-5], "\u{200E}-5"), (65, "%d", "fa", [-5], "\u{200E}\u{2212}۵"),
    (65, "%d", "sv", [-5], "\u{2212}5"),
    (66, "%05d", "en", [42], "00,042"),
    (67, "%.3d", "en", [42], "042"), (67, "%8.3d", "en", [42], "     042"),
    (67, "%+d", "en", [42], "+42"),
    (68, "%.2f", "de", [1234.5], "1.234,50"), (68, "%.2f", "ar-EG", [1234.5], "١٬٢٣٤٫٥٠"),
    (69, "%e", "en", [1234.5678], "1.234568E+03"),
    // The exponent's sign of ICU 72 (CLDR 42) is U+0627 U+0633 in Arabic digits; the toolchain's
    // ICU 76, and so Foundation and the table, has U+0623 U+0633.
    (69, "%e", "ar-EG", [1234.5678], "١٫٢٣٤٥٦٨اس\u{61C}+٠٣"),
    (70, "%f", "en", [.double(.nan)], "NaN"), (70, "%f", "en", [.double(.infinity)], "∞"),
    (70, "%f", "ru", [.double(.nan)], "не\u{A0}число"),
    (71, "%llu", "en", [.unsigned(.max)], "18,446,744,073,709,551,615"),
    (71, "%u", "en", [.unsigned(4_294_967_295)], "4,294,967,295"),
    (72, "%d", "en", [4_294_967_297], "4,294,967,297"),
    (73, "%-10@|", "en", ["abc"], "abc|"), (73, "%10.2@|", "en", ["abc"], "abc|"),
    (104, "%lld", "en", [.integer(.min)], "-9,223,372,036,854,775,808"),
    (53, "%s %S %P %1$P", "en", ["ab", "cd", "ef"], "ab cd ef ab"),
    (53, "%1$@ is 100% Pure, %2$@", "en", ["a", "b"], "a is 100% Pure, b"),
    (55, "%4096d|", "en", [42], String(repeating: " ", count: 4_094) + "42|"),
    // C's other conversions.
    (nil, "%x %X %#x %08x", "en", [255, 255, 255, 255], "ff FF 0xff 000000ff"),
    (nil, "%o %#o", "en", [8, 8], "10 010"), (nil, "%x", "en", [-1], "ffffffff"),
    (nil, "%llx", "en", [-1], "ffffffffffffffff"),
    (nil, "%c%C", "en", [65, 0x3042], "Aあ"), (nil, "%s", "en", ["text"], "text"),
    (nil, "%.2s", "en", ["text"], "te"),
    (nil, "%g", "en", [0.0001], "0.0001"), (nil, "%g", "en", [1_000_000.0], "1E+06"),
    (nil, "%g", "en", [1.5], "1.5"),
    (nil, "%g", "en", [123_456.7], "123,457"), (nil, "%g", "en", [100.0], "100"),
    (nil, "%a", "en", [1.0], "0x1p+0"), (nil, "%a", "de", [1.5], "0x1,8p+0"),
    (nil, "%F|%5.1f|%-6.1f|", "en", [1.0, 2.25, 2.25], "1.000000|  2.2|2.2   |"),
    (nil, "%.0f", "en", [2.5], "2"), (nil, "% d", "en", [42], " 42"),
    (nil, "%5d|%-5d|", "en", [42, 42], "   42|42   |"),
    (nil, "%*d|", "en", [5, 42], "   42|"), (nil, "%-*d|", "en", [5, 42], "42   |"),
    (nil, "%*d|", "en", [-5, 42], "42   |"), (nil, "%.*f", "en", [1, 2.25], "2.2"),
    (nil, "%2$*1$d|", "en", [5, 42], "   42|"),
    (nil, "%@", "en", [0.1], "0.1"), (nil, "%@", "de", [1234.5], "1.234,5"),
    (nil, "%@", "en", [.decimal("1.50")], "1.50"),
    (nil, "%@", "de", [.decimal("1234.50")], "1.234,50"),
    (nil, "%@", "en", [.unsigned(.max)], "18,446,744,073,709,551,615"),
    (nil, "%lf", "en", [3], "3.000000"),
  ]

  @Test("Texts", .rows(of: texts.map(\.row)), .enabled(if: isICU72, notICU72), arguments: texts)
  func showsText(
    row: Int?,
    format: String,
    language: String,
    arguments: [LocalizationArgument],
    expected: String
  ) throws {
    let resolution = try resolve(format, language, arguments)
    #expect(resolution.text == expected, "row \(row.map(String.init) ?? "none"): \(format)")
    #expect(resolution.problems.isEmpty, "\(resolution.problems)")
  }

  /// By the rows of the facts' table D; `nil` for what it does not say.
  private static let problems: [(Int?, String, [LocalizationArgument], LocalizationProblem.Kind)] =
    [
      (51, "ends with %", ["a"], .unknownConversion),
      (52, "a%5yb %@", ["x"], .unknownConversion), (52, "%k %@", ["x"], .unknownConversion),
      (53, "100% sure", [5], .argumentType), (53, "%s", [5], .argumentType),
      (53, "%S", [1.5], .argumentType), (53, "%P", [5], .argumentType),
      (53, "%p", [5], .unknownConversion), (53, "%n %@", ["x"], .unknownConversion),
      (54, "%128$@", ["x"], .badPosition), (54, "%0$@", ["x"], .badPosition),
      (55, "%99999999999d", [5], .tooLong), (55, "%5000d", [5], .tooLong),
      (55, "%.5000f", [1.5], .tooLong), (55, "%*d", [5000, 5], .tooLong),
      (nil, "%*d", ["x", 5], .argumentType),
      (56, "%d", ["x"], .argumentType), (56, "%lld", [1.5], .argumentType),
      (56, "%.1f", ["x"], .argumentType),
      (58, "%@ %@", ["a"], .missingArgument), (58, "%3$@", ["a", "b"], .missingArgument),
      (60, "%#@name@", [5], .undefinedSubstitution), (60, "%#@name@", [], .undefinedSubstitution),
      (nil, "%arg", [5], .unknownConversion), (nil, "%#@name", [5], .unknownConversion),
    ]

  @Test(
    "What cannot be shown is a problem, and the source language has its say",
    .rows(of: problems.map(\.0)),
    arguments: problems
  )
  func reportsProblem(
    row: Int?,
    format: String,
    arguments: [LocalizationArgument],
    kind: LocalizationProblem.Kind
  ) throws {
    let bundle = try TestCatalog()
      .with("k", [("en", .text("source text")), ("de", .text(format))])
      .bundle("de")
    let resolution = bundle.resolution(of: LocalizedResource(key: "k", arguments: arguments))
    #expect(resolution.kinds == [kind], "row \(row.map(String.init) ?? "none"): \(resolution)")
    #expect(resolution.text == "source text")
    #expect(resolution.language == "en")
    #expect(resolution.source == .sourceLanguage)
    let problem = try #require(resolution.problems.first)
    #expect(problem.key == "k")
    #expect(problem.language == "de")
    #expect(throws: LocalizationError.problems(resolution)) {
      try bundle.resolve(LocalizedResource(key: "k", arguments: arguments))
    }
  }

  @Test("Where no language fits, the source text is shown with its specifiers")
  func outline() throws {
    let catalog = TestCatalog()
      .with("%lld files", [("de", .text("%lld Dateien"))])
      .with(
        "k",
        [
          (
            "en",
            .substitutions(
              "%#@files@ left",
              [("files", 1, "lld", ["one": "%arg file", "other": "%arg files"])]
            )
          )
        ]
      )
    let bundle = try catalog.bundle("de")
    let plain = bundle.resolution("%lld files", "many")
    #expect(plain.text == "%lld files")
    #expect(plain.kinds == [.argumentType, .argumentType])
    #expect(bundle.resolution("k", "many").text == "%lld files left")
  }

  @Test("What cannot be filled in any language is filled as far as it goes")
  func asFarAsItGoes() throws {
    let bundle = try TestCatalog()
      .with("%@ sent %lld", [("en", .text("%1$@ sent %2$lld, %3$@"))])
      .with(
        "x %lld",
        [
          (
            "en",
            .substitutions(
              "%#@a@",
              [("a", 1, "lld", ["one": "%arg thing%#@a@", "other": "%arg things%#@b@"])]
            )
          )
        ]
      )
      .bundle("en")
    let sent = bundle.resolution("%@ sent %lld", "Ola", 1_234)
    #expect(sent.text == "Ola sent 1,234, %3$@")
    #expect(sent.kinds == [.missingArgument])
    let circle = bundle.resolution("x %lld", 1)
    #expect(circle.text == "1 thing")
    #expect(circle.kinds == [.substitutionCycle])
    #expect(bundle.resolution("x %lld", 2).text == "2 things")
  }

  @Test(
    "Without values a text is shown as it stands",
    .rows(45),
    arguments: ["100% sure", "20%% off", "% d %", "%5y"]
  )
  func noArguments(text: String) throws {
    let bundle = try TestCatalog().with("k", [("en", .text(text))]).bundle("en")
    #expect(bundle.resolution("k") == Resolution(text: text, language: "en", source: .exact))
  }

  @Test("A percent sign in prose is left alone where the text shows all values without it")
  func prose() throws {
    let bundle = try TestCatalog()
      .with("100%% sure, %@", [("de", .text("100 % sicher, %@"))])
      .bundle("de")
    #expect(bundle.text("100%% sure, %@", "Max") == "100 % sicher, Max")
  }

  @Test(
    "Values are copied and never looked into",
    .rows(101),
    arguments: ["%@", "%#@x@", "%lld %", "\0", "^[a](inflect: true)"]
  )
  func verbatim(value: String) throws {
    let bundle = try TestCatalog().with("%@ sent", [("de", .text("von %@ gesendet"))]).bundle("de")
    let options = LocalizationOptions(isolation: .never)
    let resolution = bundle.resolution("%@ sent", .string(value), options: options)
    #expect(resolution.text == "von \(value) gesendet")
    #expect(resolution.problems.isEmpty)
  }

  @Test(
    "A value of any scalars comes out scalar by scalar",
    .rows(102),
    arguments: [BidiIsolation.automatic, .always, .never]
  )
  func oddScalars(isolation: BidiIsolation) throws {
    let bundle = try TestCatalog().with("<%@|%2$.3s>", []).bundle("en")
    let options = LocalizationOptions(isolation: isolation)
    for units: [UInt16] in [
      [0xD800], [0xDC00], [0x61, 0xD83D, 0x62], [0xDC00, 0xD800], [0], [0x61, 0, 0x62],
      [0xFFFE, 0xFFFF],
    ] {
      // Surrogates without their other half are no scalars: each becomes U+FFFD.
      let value = String(decoding: units, as: UTF16.self)
      let text = bundle.resolution(
        "<%@|%2$.3s>",
        .string(value),
        .string(value),
        options: options
      ).text
      let bare = text.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
      #expect(bare.unicodeScalars.elementsEqual("<\(value)|\(value)>".unicodeScalars))
    }
  }

  @Test("A very long value is not cut", .rows(102))
  func long() throws {
    let bundle = try TestCatalog().with("<%@>", []).bundle("en")
    let long = String(repeating: "ü", count: 100_000)
    #expect(bundle.text("<%@>", .string(long)) == "<\(long)>")
    // More digits than ICU takes, and more than its first buffer.
    let digits = String(repeating: "9", count: 900)
    #expect(bundle.text("<%@>", .decimal(digits)).count == 900 + 299 + 2)
    let negative = LocalizationArgument.decimal("-12345678901234567890123456789012345.5")
    #expect(bundle.text("<%@>", negative).hasSuffix(",345.5>"))
    let wide = try TestCatalog().with("%250.200f", []).bundle("en").text("%250.200f", 1.5)
    #expect(wide == String(repeating: " ", count: 48) + "1.5" + String(repeating: "0", count: 199))
  }
}
