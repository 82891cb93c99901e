// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution
import TestSupport
import Testing

/// Direction isolates and markup.
@Suite struct IsolationTests {
  private static let rows: [(String, LocalizationArgument, BidiIsolation, String)] = [
    ("en", "Max", .automatic, "Max"), ("en", "סלמה", .automatic, "\u{2068}סלמה\u{2069}"),
    ("he", "Max", .automatic, "\u{2068}Max\u{2069}"), ("he", "סלמה", .automatic, "סלמה"),
    ("he", "סלמה!", .automatic, "\u{2068}סלמה!\u{2069}"),
    ("en", "C++", .automatic, "\u{2068}C++\u{2069}"),
    ("en", "Max (2)", .automatic, "\u{2068}Max (2)\u{2069}"), ("en", "Ö 2", .automatic, "Ö 2"),
    ("en", "(2)", .automatic, "(2)"), ("he", "12:30", .automatic, "12:30"),
    ("he", 5, .automatic, "\u{2068}"), ("en", "", .automatic, ""),
    ("en", "Max", .always, "\u{2068}Max\u{2069}"), ("he", "Max", .never, "Max"),
    ("en", .styled(.list(["סלמה", "דנה"], .list())), .automatic, "\u{2068}סלמה and דנה\u{2069}"),
  ]

  @Test("Texts are isolated where they need it, numbers never", .rows(98), arguments: rows)
  func check(
    language: String,
    value: LocalizationArgument,
    isolation: BidiIsolation,
    expected: String
  ) throws {
    let bundle = try TestCatalog().with("<%@>", [("he", .text("<%@>"))]).bundle(language)
    let text = bundle.resolution("<%@>", value, options: LocalizationOptions(isolation: isolation))
      .text
    if case .integer = value {
      #expect(!text.contains("\u{2068}"))
    } else {
      #expect(text == "<\(expected)>")
    }
  }

  @Test("Markdown is text", .rows(99))
  func markdown() throws {
    let bundle = try TestCatalog().with("**Saved** [%@](x)").bundle("en")
    #expect(bundle.text("**Saved** [%@](x)", "a") == "**Saved** [a](x)")
  }

  @Test("Grammar markup is taken out and reported", .rows(100))
  func inflection() throws {
    let bundle = try TestCatalog().with("^[%lld apple](inflect: true) for ^[you](inflect: true)")
      .with("^[no markup] (x)").bundle("en")
    let resolution = bundle.resolution("^[%lld apple](inflect: true) for ^[you](inflect: true)", 3)
    #expect(resolution.text == "3 apple for you")
    #expect(resolution.kinds == [.markup])
    #expect(bundle.text("^[no markup] (x)") == "^[no markup] (x)")
  }
}
