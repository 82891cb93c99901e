// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution
import TestSupport
import Testing

/// What is shown of a source text that cannot be filled as it should be.
@Suite struct LastResortTests {
  private func resolution(
    _ text: String,
    _ arguments: LocalizationArgument...
  ) throws -> Resolution {
    let bundle = try TestCatalog().with("k", [("en", .text(text))]).bundle("en")
    return bundle.resolution(of: LocalizedResource(key: "k", arguments: arguments))
  }

  @Test("A conversion that asks for too much stands as it is spelled, the others are filled")
  func tooWide() throws {
    let wide = try resolution("%1$@: %2$99999999999d of %2$lld", "Max", 5)
    #expect(wide.text == "Max: %2$99999999999d of 5")
    #expect(wide.kinds == [.tooLong])
  }

  @Test(
    "A value that is too long for any text is left out, not the text",
    arguments: [
      BidiIsolation.never, .always,
    ]
  )
  func longValue(isolation: BidiIsolation) throws {
    let bundle = try TestCatalog().with("k", [("en", .text("%@ (%lld)"))]).bundle("en")
    let long = LocalizationArgument.string(String(repeating: "a", count: 2_000_000))
    let resolution = bundle.resolution(
      "k",
      long,
      5,
      options: LocalizationOptions(isolation: isolation)
    )
    #expect(resolution.text == "%@ (5)")
    #expect(resolution.kinds == [.tooLong])
  }

  @Test(
    "A number of a billion digits is refused",
    arguments: ["1e999999999", "-1E+999999999", "1e-999999999", "1e99999999999999999999", "1e4097"]
  )
  func hugeExponent(digits: String) throws {
    for value in [LocalizationArgument.decimal(digits), .styled(.decimal(digits, .number))] {
      for text in ["%@", "%1$@: %1$@"] {
        let resolution = try resolution(text, value)
        #expect(resolution.text == text)
        #expect(resolution.kinds == [.argumentType])
      }
      #expect(try resolution("%.2f and %%", value).text.utf8.count < 10_000)
    }
    #expect(try resolution("%@", .decimal("1e30")).problems.isEmpty)
  }

  @Test("A source text that is too long itself is shown as it stands")
  func longText() throws {
    let text = String(repeating: "a", count: 1_100_000)
    let long = try resolution(text + "%lld", 5)
    #expect(long.text == text + "%lld")
    #expect(long.kinds == [.tooLong])
  }

  @Test("A text for any device is better than none")
  func devices() throws {
    let catalog = TestCatalog().with("k", [("en", .devices(["mac": .text("Click %@")]))])
    let resolution = try catalog.bundle("en").resolution("k", "here")
    #expect(resolution.text == "Click here")
    #expect(resolution.kinds == [.missingText])
  }

  @Test(
    "A text that is too long itself is the one for the device",
    arguments: ["mac", "iphone", "ipad", "applewatch", "other"]
  )
  func longDevices(device: String) throws {
    let long = String(repeating: "a", count: 1_100_000)
    let names = ["mac", "iphone", "other"]
    let texts = names.map { ($0, TestCatalog.Content.text(long + " %lld " + $0)) }
    let bundle = try TestCatalog()
      .with("k", [("en", .devices(Dictionary(uniqueKeysWithValues: texts)))])
      .bundle("en")
    let options = LocalizationOptions(device: DeviceVariation(rawValue: device))
    let resolution = bundle.resolution("k", 5, options: options)
    let chosen = device == "ipad" ? "iphone" : names.contains(device) ? device : "other"
    #expect(resolution.text.hasSuffix(" %lld \(chosen)"))
    #expect(resolution.kinds == [.tooLong])
  }

  @Test("A substitution that there is no room for is left out whole")
  func longSubstitution() throws {
    let half = String(repeating: "a", count: 600_000)
    let catalog = TestCatalog()
      .with(
        "k",
        [
          (
            "en",
            .substitutions("<%#@a@|%2$lld>", [("a", 1, "lld", ["other": half + "%arg" + half])])
          )
        ]
      )
    let resolution = try catalog.bundle("en").resolution("k", 5, 7)
    #expect(resolution.text == "<|7>")
    #expect(resolution.kinds == [.tooLong])
  }

  @Test("A plural without the form is read in the one there is")
  func forms() throws {
    let catalog = TestCatalog().with("%lld", [("en", .plural(["one": "%lld file"]))])
    let resolution = try catalog.bundle("en").resolution("%lld", 2)
    #expect(resolution.text == "2 file")
    #expect(resolution.kinds == [.missingText])
  }

  @Test("Of texts that mention each other without end comes what there is room for")
  func expansion() throws {
    var list: [(String, Int?, String, [String: String])] = [
      ("a8", 1, "lld", ["other": "%arg, "])
    ]
    for level in 1..<8 {
      let next = String(repeating: "%#@a\(level + 1)@", count: 20)
      list.append(("a\(level)", 1, "lld", ["other": next]))
    }
    let catalog = TestCatalog().with("k", [("en", .substitutions("<%#@a1@>", list))])
    let resolution = try catalog.bundle("en").resolution("k", 7)
    #expect(resolution.kinds == [.tooLong])
    #expect(resolution.text.hasPrefix("<7, 7, "))
    #expect(resolution.text.hasSuffix(", >"))
    #expect(resolution.text.utf8.count < 10_000)
  }
}
