// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import TestSupport
import Testing

/// Keys from literals: rows 41 to 47 of the facts.
@Suite struct InterpolationTests {
  private static let name = "Max"
  private static let keys: [(LocalizationValue, String)] = [
    ("Hello, \(name)", "Hello, %@"), ("\(Substring("x"))", "%@"),
    ("\(1)", "%lld"), ("\(Int64(1))", "%lld"), ("\(UInt(1))", "%llu"), ("\(UInt64(1))", "%llu"),
    ("\(Int32(1))", "%d"), ("\(UInt32(1))", "%u"), ("\(Int16(1))", "%d"), ("\(Int8(1))", "%d"),
    ("\(UInt16(1))", "%u"), ("\(UInt8(1))", "%u"),
    ("\(1.5)", "%lf"), ("\(Float(1.5))", "%f"),
    ("\(0.5, format: .percent)", "%@"), ("\(5, format: .currency(code: "EUR"))", "%@"),
    ("\(Date(timeIntervalSince1970: 0), format: .date())", "%@"),
    ("\(["a"], format: .list())", "%@"), ("\(Duration.seconds(5), format: .clock)", "%@"),
    ("\(Decimal(5))", "%@"), ("\(URL(fileURLWithPath: "/"))", "%@"),
    ("100% of \(name)", "100%% of %@"), ("100% sure", "100% sure"), ("20%% off", "20%% off"),
    ("\(1.5, specifier: "%.2f")", "%.2f"), ("\(7, specifier: "%05d")", "%05d"),
    ("\(placeholder: .int) \(placeholder: .object)", "%lld %@"),
    ("\(placeholder: .uint) \(placeholder: .float) \(placeholder: .double)", "%llu %f %lf"),
    ("", ""), ("é 🍞 \(1)", "é 🍞 %lld"),
  ]

  @Test("Literals give the keys that Apple's tools extract", arguments: keys)
  func makesKey(value: LocalizationValue, key: String) {
    #expect(value.key == key)
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

  @Test("Places are filled by replacements")
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
