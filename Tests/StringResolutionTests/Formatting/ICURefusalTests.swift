// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

@testable import ICUBridge
import Testing

@testable import StringResolution

/// What ICU does not have is named in the problems of a text, and not taken for a wrong value.
@Suite struct ICURefusalTests {
  private static let skeleton = "no-such-stem"

  private var formatter: ConversionFormatter {
    ConversionFormatter(formats: LocaleFormats.of("en"), rules: nil)
  }

  @Test("A skeleton that ICU refuses is an error that names it, each time")
  func number() throws {
    for _ in 0..<2 {
      let error = #expect(throws: ICUError.self) {
        try LocaleFormats.of("en").number(Self.skeleton)
      }
      #expect(error?.code ?? 0 > 0)
      #expect(error?.description.contains(Self.skeleton) == true)
    }
  }

  @Test("A conversion passes the reason on")
  func conversion() throws {
    let refusal = #expect(throws: ConversionFormatter.Refusal.self) {
      try formatter.output(Self.skeleton, .integer(5))
    }
    guard case .unavailable(let reason)? = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(reason.contains(Self.skeleton))
    #expect(reason.contains("reinstall ICU"))
  }

  private static let plainNumbers: [(String, LocalizationArgument, String)] = [
    ("%lld", 12_345, "12345"), ("%@", 12_345, "12345"), ("%d", -7, "-7"), ("%05d", 42, "42"),
    ("%llu", .unsigned(.max), "18446744073709551615"), ("%.2f", 1.5, "1.5"), ("%e", 0.25, "0.25"),
    ("%@", .decimal("1.50"), "1.50"),
    ("%lld", .decimal("123456789012345678901"), "123456789012345678901"),
    // More digits than ICU takes.
    (
      "%lld", .decimal("9999999999999999999999999999999999999999"),
      "9999999999999999999999999999999999999999"
    ),
  ]

  @Test(
    "Where ICU writes no numbers they are in ASCII, in the reader's language, with a problem",
    arguments: plainNumbers
  )
  func plainNumber(format: String, value: LocalizationArgument, text: String) throws {
    let bundle = try TestCatalog()
      .with("k", [("de", .text("Nummer \(format)")), ("en", .text("number"))])
      .bundle("de")
    // ICU opens a formatter for digits that it does not have, and refuses each number.
    let options = LocalizationOptions(locale: "de-u-nu-nosuch")
    let resolution = bundle.resolution("k", value, options: options)
    #expect(resolution.text == "Nummer \(text)")
    #expect(resolution.language == "de")
    #expect(resolution.kinds == [.unknownLocale])
    let message = try #require(resolution.problems.first?.message)
    #expect(message.contains("nosuch"))
    #expect(message.contains("reinstall ICU"))
    #expect(resolution.problems.first?.offset == 7)
  }

  @Test("The form of a plural does not depend on digits")
  func plural() throws {
    let bundle = try TestCatalog()
      .with("%lld files", [("en", .plural(["one": "%lld file", "other": "%lld files"]))])
      .bundle("en")
    let options = LocalizationOptions(locale: "en-u-nu-nosuch")
    for (number, text) in [(1 as Int64, "1 file"), (2, "2 files"), (1_234, "1234 files")] {
      let resolution = bundle.resolution("%lld files", .integer(number), options: options)
      #expect(resolution.text == text)
      #expect(resolution.kinds == [.unknownLocale])
    }
  }

  @Test("A style is more than digits: without ICU it is not shown, and the value is not blamed")
  func styled() throws {
    let bundle = try TestCatalog().with("to %@").bundle("en")
    let options = LocalizationOptions(locale: "en-u-nu-nosuch")
    for style in [NumberStyle.percent, .currency(code: "EUR"), .measure(unit: "meter"), .byteCount]
    {
      let resolution = bundle.resolution("to %@", .styled(.integer("5", style)), options: options)
      #expect(resolution.text == "to %@")
      #expect(Set(resolution.kinds) == [.unknownLocale])
      #expect(resolution.problems.first?.message.contains("no fault of the value") == true)
    }
  }

  @Test("A wrong value is still the value's fault")
  func wrongValue() throws {
    let bundle = try TestCatalog().with("%lld").bundle("en")
    let options = LocalizationOptions(locale: "en-u-nu-nosuch")
    #expect(Set(bundle.resolution("%lld", "many", options: options).kinds) == [.argumentType])
  }

  @Test("Without plural rules the form for other is taken, and a remark says so")
  func rules() throws {
    let formats = LanguageFormats(language: "en", locale: "en") { language throws(ICUError) in
      throw ICUError(code: 4, operation: "the plural rules of \(language)")
    }
    let forms: [TextNode?] = PluralCategory.allCases.map { category in
      switch category {
      case .one: .text(CompiledText("%lld file"))
      case .other: .text(CompiledText("%lld files"))
      default: nil
      }
    }
    var renderer = TextRenderer(
      CompiledContent(node: .plural(PluralNode(forms: forms, argument: 1)), substitutions: []),
      arguments: [1],
      formats: formats,
      options: .standard
    )
    #expect(try renderer.render() == "1 files")
    #expect(renderer.remarks.map(\.kind) == [.unknownLocale])
    let message = try #require(renderer.remarks.first?.message)
    #expect(message.contains("the plural rules of en"))
    #expect(message.contains("“other”"))
    #expect(message.contains("reinstall ICU"))
  }

  @Test("Unknown units are obeyed as far as they can be: that ICU refuses them is no news")
  func unit() throws {
    let text = try StyleFormatter(formats: LocaleFormats.of("en"), rules: nil)
      .format(.integer("5", .measure(unit: "parsnip")))
    #expect(text?.text == "5\u{A0}parsnip")
    #expect(text?.fault?.contains("parsnip") == true)
  }
}
