// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import TestSupport
import Testing

/// Keys from literals.
@Suite struct InterpolationTests {
  private static let name = "Max"
  /// By the rows of the facts' table C; `nil` for what it does not say.
  private static let keys: [(Int?, LocalizationValue, String)] = [
    (41, "Hello, \(name)", "Hello, %@"), (41, "\(Substring("x"))", "%@"),
    (42, "\(1)", "%lld"), (42, "\(Int64(1))", "%lld"), (42, "\(UInt(1))", "%llu"),
    (42, "\(UInt64(1))", "%llu"),
    (42, "\(Int32(1))", "%d"), (42, "\(UInt32(1))", "%u"), (42, "\(Int16(1))", "%d"),
    (42, "\(Int8(1))", "%d"),
    (42, "\(UInt16(1))", "%u"), (42, "\(UInt8(1))", "%u"),
    (42, "\(1.5)", "%lf"), (42, "\(Float(1.5))", "%f"),
    (43, "\(0.5, format: .percent)", "%@"), (43, "\(5, format: .currency(code: "EUR"))", "%@"),
    (43, "\(Date(timeIntervalSince1970: 0), format: .date())", "%@"),
    (43, "\(["a"], format: .list())", "%@"), (43, "\(Duration.seconds(5), format: .clock)", "%@"),
    (43, "\(0.5, format: FloatingPointFormatStyle<Double>.Percent())", "%@"),
    (43, "\(Date(timeIntervalSince1970: 0), format: Date.ISO8601FormatStyle())", "%@"),
    (43, "\(NSNumber(value: 5))", "%@"),
    (nil, "\(Decimal(5))", "%@"), (43, "\(URL(fileURLWithPath: "/"))", "%@"),
    (44, "100% of \(name)", "100%% of %@"), (45, "100% sure", "100% sure"),
    (nil, "20%% off", "20%% off"),
    (46, "\(1.5, specifier: "%.2f")", "%.2f"), (46, "\(7, specifier: "%05d")", "%05d"),
    (47, "\(placeholder: .int) \(placeholder: .object)", "%lld %@"),
    (47, "\(placeholder: .uint) \(placeholder: .float) \(placeholder: .double)", "%llu %f %lf"),
    (nil, "", ""), (nil, "é 🍞 \(1)", "é 🍞 %lld"),
  ]

  @Test(
    "Literals give the keys that Apple's tools extract",
    .rows(of: keys.map(\.0)),
    arguments: keys
  )
  func makesKey(row: Int?, value: LocalizationValue, key: String) {
    #expect(value.key == key, "row \(row.map(String.init) ?? "none")")
  }

  @Test("A literal finds its text")
  func resolves() throws {
    let bundle = try TestCatalog()
      .with("Hello, %@", [("de", .text("Hallo, %@"))])
      .with(
        "%lld files from %@",
        [("de", .plural(["one": "%1$lld Datei von %2$@", "other": "%1$lld Dateien von %2$@"]))]
      )
      .with("100%% of %@", [("de", .text("100 %% von %@"))])
      .with("100% sure", [("de", .text("100% sicher"))])
      .bundle("de")
    let name = "Max"
    let count = 1234
    #expect(String(localized: "Hello, \(name)", in: bundle) == "Hallo, Max")
    #expect(String(localized: "\(count) files from \(name)", in: bundle) == "1.234 Dateien von Max")
    #expect(String(localized: "\(1) files from \(name)", in: bundle) == "1 Datei von Max")
    #expect(String(localized: "100% of \(name)", in: bundle) == "100 % von Max")
    #expect(String(localized: "100% sure", in: bundle) == "100% sicher")
    #expect(String(localized: "Lost, \(name)", in: bundle) == "Lost, Max")
    let resource = LocalizedResource("greeting", defaultValue: "Hello, \(name)!")
    #expect(String(localized: resource, in: bundle) == "Hello, Max!")
    #expect(try bundle.resolve("Hello, \(name)").language == "de")
  }

  @Test("Places are filled by replacements", .rows(47))
  func placeholders() throws {
    let bundle = try TestCatalog().with("%lld of %@", [("de", .text("%1$lld von %2$@"))]).bundle(
      "de"
    )
    let resource: LocalizedResource = "\(placeholder: .int) of \(placeholder: .object)"
    let options = LocalizationOptions(replacements: [12, "allen"])
    #expect(String(localized: resource, in: bundle, options: options) == "12 von allen")
    let few = bundle.resolution(of: resource, options: LocalizationOptions(replacements: [12]))
    #expect(few.kinds.first == .missingArgument)
  }

  @Test("Resources and values survive coding")
  func coding() throws {
    var resource = LocalizedResource(
      "\("x") \(1) \(UInt(2)) \(1.5) \(0.5, format: .percent) \(placeholder: .int)"
        as LocalizationValue,
      table: "T",
      locale: "de",
      comment: "C"
    )
    let decoded = try JSONDecoder().decode(
      LocalizedResource.self,
      from: JSONEncoder().encode(resource)
    )
    #expect(decoded == resource)
    #expect(decoded.hashValue == resource.hashValue)
    resource.locale = "fr"
    #expect(decoded != resource)
  }
}
