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

  @Test("Instructions to ICU do not get in by codes and units")
  func injection() throws {
    let bundle = try TestCatalog().with("%@", [("en", .text("%@"))]).bundle("en")
    let unit = bundle.resolution("%@", .styled(.integer("5", .measure(unit: "meter scale/100"))))
    #expect(unit.kinds == [.argumentType])
    let code = bundle.resolution("%@", .styled(.integer("5", .currency(code: "EUR .0000"))))
    #expect(!code.text.contains("0000"))
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
