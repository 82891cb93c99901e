// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import Testing

@Suite(.enabled(if: isICU72, notICU72))
struct StyleTests {
  private func text(_ language: String, _ resource: LocalizedResource) throws -> String {
    let bundle = try TestCatalog().with("%@", [(language, .text("%@"))]).bundle(language)
    return String(localized: resource, in: bundle)
  }

  @Test("Numbers")
  func numbers() throws {
    #expect(try text("de", "\(1234.5, format: .number)") == "1.234,5")
    #expect(try text("de", "\(1234, format: .number.grouping(false))") == "1234")
    #expect(
      try text("en", "\(1.5, format: .number.fractionDigits(2).alwaysShowingSign())") == "+1.50"
    )
    #expect(try text("en", "\(0.25, format: .percent)") == "25%")
    #expect(try text("en", "\(25, format: .percent)") == "25%")
    #expect(try text("tr", "\(0.25, format: .percent)") == "%25")
    #expect(try text("de", "\(9.5, format: .currency(code: "EUR"))") == "9,50\u{A0}€")
    #expect(try text("ja", "\(950, format: .currency(code: "JPY"))") == "￥950")
    #expect(try text("en", "\(1, format: .currency(code: "EUR").width(.spoken))") == "1.00 euros")
    #expect(try text("en", "\(1_234_567, format: .compact)") == "1.2M")
    #expect(try text("en", "\(1_234_567, format: .compact.width(.spoken))") == "1.2 million")
    #expect(try text("en", "\(3_200_000, format: .byteCount)") == "3.2 MB")
    #expect(try text("en", "\(1, format: .byteCount.width(.spoken))") == "1 byte")
    #expect(try text("en", "\(999_999, format: .byteCount)") == "1 MB")
    #expect(try text("en", "\(2, format: .ordinal)") == "2nd")
    #expect(try text("fr", "\(1, format: .ordinal)") == "1er")
    #expect(
      try text("en", "\(5, format: .measure(unit: "kilometer").width(.wide))") == "5 kilometers"
    )
    #expect(try text("en", "\(5, format: .measure(unit: "kilometer"))") == "5 km")
    #expect(try text("de", "\(Decimal(string: "1234.50") ?? 0)") == "1.234,5")
  }

  @Test("Bytes beyond what a floating-point number holds", arguments: ["", "-"])
  func manyBytes(sign: String) throws {
    let bundle = try TestCatalog().with("%@").bundle("en")
    func resolution(_ digits: String) -> Resolution {
      bundle.resolution("%@", .styled(.decimal(sign + digits, .byteCount)))
    }
    // A petabyte is 10 to the 15.
    for (spelled, digits) in [("1E400", 386), ("2.5e400", 386), ("12E400", 387), ("1E+309", 295)] {
      let large = resolution(spelled)
      #expect(large.problems.isEmpty)
      #expect(large.text.hasPrefix(sign) && large.text.hasSuffix(" PB"))
      #expect(large.text.count(where: \.isNumber) == digits)
    }
    // More digits than ICU takes are no infinity either.
    let long = resolution(String(repeating: "9", count: 400))
    #expect(!long.text.contains("∞"))
    #expect(Set(long.kinds) == [.argumentType])
    let endless = bundle.resolution("%@", .styled(.double(.infinity, .byteCount)))
    #expect(endless.text == "∞ PB")
  }

  @Test("Instructions to ICU do not get in by codes and units")
  func injection() throws {
    let bundle = try TestCatalog().with("%@", [("en", .text("%@"))]).bundle("en")
    let unit = bundle.resolution("%@", .styled(.integer("5", .measure(unit: "meter scale/100"))))
    #expect(unit.kinds == [.argumentType])
    #expect(unit.text == "5")
    let code = bundle.resolution("%@", .styled(.integer("5", .currency(code: "EUR .0000"))))
    #expect(code.kinds == [.argumentType])
    #expect(code.text == "5.00")
  }

  private static let unknown: [(StyledValue, String, String)] = [
    (.double(12.5, .currency(code: "EURO")), "12.50\u{A0}EURO", "EURO"),
    (.double(12.5, .currency(code: "")), "12.50", "ISO 4217"),
    (.integer("1234", .currency(code: "E1R")), "1,234.00\u{A0}E1R", "E1R"),
    (.double(1.5, .measure(unit: "parsnip")), "1.5\u{A0}parsnip", "parsnip"),
    (
      .date(secondsSince1970: 0, .dateTime().timeZone("Nowhere/Land")),
      "Jan 1, 1970, 12:00\u{202F}AM\u{A0}GMT", "Nowhere/Land"
    ),
    (.date(secondsSince1970: 0, .date().timeZone("Nowhere/Land")), "Jan 1, 1970", "Nowhere/Land"),
    (.date(secondsSince1970: 0, .fields("y M").timeZone("UTC")), "Jan 1, 1970", "y M"),
    (.date(secondsSince1970: 0, .fields("").timeZone("UTC")), "Jan 1, 1970", "yMMMd"),
  ]

  @Test("What a style names and nobody knows is a problem, and not replaced", arguments: unknown)
  func unknownNames(value: StyledValue, text: String, named: String) throws {
    let bundle = try TestCatalog().with("to %@", [("en", .text("to %@"))]).bundle("en")
    let resolution = bundle.resolution("to %@", .styled(value))
    #expect(resolution.text == "to \(text)")
    #expect(resolution.kinds == [.argumentType])
    let problem = try #require(resolution.problems.first)
    #expect(problem.key == "to %@")
    #expect(problem.language == "en")
    #expect(problem.offset == 3)
    #expect(problem.message.contains(named))
  }

  @Test(
    "What is no number is a problem in every style",
    arguments: [
      NumberStyle.number, .percent, .compact, .byteCount, .ordinal, .currency(code: "EUR"),
    ]
  )
  func noNumber(style: NumberStyle) throws {
    let bundle = try TestCatalog().with("%@").bundle("en")
    #expect(bundle.resolution("%@", .styled(.integer("x", style))).kinds.first == .argumentType)
  }

  @Test("Foundation's styles follow the locale of the text")
  func foundation() throws {
    #expect(
      try text("de", "\(1234.5, format: FloatingPointFormatStyle<Double>.number)") == "1.234,5"
    )
    #expect(
      try text("fr", "\(5, format: IntegerFormatStyle<Int>.number.precision(.fractionLength(1)))")
        == "5,0"
    )
    let date = Date(timeIntervalSince1970: 1_772_366_400)
    let style = Date.FormatStyle(timeZone: .gmt).year().month(.wide)
    let resource: LocalizedResource = "\(date, format: style)"
    #expect(resource.key == "%@")
    #expect(try text("de", resource) == "März 2026")
    let decoded = try JSONDecoder().decode(
      LocalizedResource.self,
      from: JSONEncoder().encode(resource)
    )
    #expect(decoded == resource)
    #expect(try text("de", decoded) == "March 2026")
  }

  @Test("Dates")
  func dates() throws {
    let date = Date(timeIntervalSince1970: 1_772_366_400)
    #expect(try text("en", "\(date, format: .date(.long).timeZone("UTC"))") == "March 1, 2026")
    #expect(try text("de", "\(date, format: .date().timeZone("UTC"))") == "01.03.2026")
    #expect(try text("de", "\(date, format: .time().timeZone("UTC"))") == "12:00")
    #expect(
      try text(
        "de",
        "\(date, format: .dateTime(date: .short, time: .short).timeZone("Asia/Tokyo"))"
      )
        == "01.03.26, 21:00"
    )
    #expect(try text("en", "\(date, format: .fields("yMMMM").timeZone("UTC"))") == "March 2026")
    func relative(_ seconds: Double, isNumeric: Bool = false) throws -> String {
      try text(
        "en",
        "\(date.addingTimeInterval(seconds), format: .relative(to: date, isNumeric: isNumeric))"
      )
    }
    #expect(try relative(-86_400) == "yesterday")
    #expect(try relative(-86_400, isNumeric: true) == "1 day ago")
    #expect(try relative(3 * 3_600) == "in 3 hours")
    #expect(try relative(30) == "in 30 seconds")
    let bundle = try TestCatalog().with("%@", [("en", .text("%@"))]).bundle("en")
    let nowhere = DateStyle.date().timeZone("Nowhere/Land")
    #expect(
      bundle.resolution("%@", .styled(.date(secondsSince1970: 0, nowhere))).kinds == [.argumentType]
    )
  }

  @Test("Lists")
  func lists() throws {
    let names = ["Ann", "Bo", "Cy"]
    #expect(try text("en", "\(names, format: .list())") == "Ann, Bo, and Cy")
    #expect(try text("de", "\(names, format: .list(.or))") == "Ann, Bo oder Cy")
    #expect(try text("ja", "\(names, format: .list())") == "Ann、Bo、Cy")
    #expect(try text("en", "\(names, format: .list(.units, width: .narrow))") == "Ann Bo Cy")
    #expect(try text("en", "\([String](), format: .list())").isEmpty)
  }

  @Test("Lengths of time")
  func durations() throws {
    let time = Duration.seconds(3_725)
    #expect(try text("en", "\(time, format: .duration())") == "1 hour, 2 minutes")
    #expect(
      try text("en", "\(time, format: .duration(.abbreviated, mostUnits: 3))")
        == "1 hr, 2 min, 5 sec"
    )
    #expect(try text("en", "\(time, format: .clock)") == "1:02:05")
    #expect(try text("en", "\(Duration.seconds(0), format: .duration())") == "0 seconds")
    #expect(
      try text("de", "\(Duration.seconds(-61), format: .duration())") == "-1 Minute, 1 Sekunde"
    )
    #expect(try text("fa", "\(time, format: .clock)") == "۱:۰۲:۰۵")
  }
}
