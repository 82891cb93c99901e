// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import StringResolution
import TestSupport
import Testing

/// Substitutions, devices and their limits.
@Suite struct SubstitutionTests {
  private typealias Forms = [String: String]
  private static let files: Forms = ["one": "%arg file", "other": "%arg files"]
  private static let folders: Forms = ["one": "%arg folder", "other": "%arg folders"]

  private func bundle(
    _ text: String,
    _ substitutions: [(String, Int?, String, [String: String])]
  ) throws -> LocalizationBundle {
    try TestCatalog().with("k", [("en", .substitutions(text, substitutions))]).bundle("en")
  }

  @Test("%arg is the argument that the catalog names", .rows(85))
  func argumentNumbers() throws {
    let bundle = try bundle(
      "%#@files@ in %#@folders@",
      [("files", 2, "lld", Self.files), ("folders", 1, "lld", Self.folders)]
    )
    #expect(bundle.text("k", 1, 2) == "2 files in 1 folder")
  }

  @Test("Without a number the order of the names decides", .rows(86))
  func order() throws {
    let bundle = try bundle(
      "%#@files@ in %#@folders@",
      [("folders", nil, "lld", Self.folders), ("files", nil, "lld", Self.files)]
    )
    #expect(bundle.text("k", 1, 2) == "1 file in 2 folders")
  }

  @Test("A position at the name wins", .rows(89))
  func position() throws {
    let bundle = try bundle(
      "%3$#@files@ from %1$@ in %2$#@folders@",
      [("files", nil, "lld", Self.files), ("folders", 7, "lld", Self.folders)]
    )
    #expect(bundle.text("k", "Max", 1, 2) == "2 files from Max in 1 folder")
  }

  @Test("A skipped argument does not shift the plural", .rows(90))
  func skipped() throws {
    let bundle = try bundle("%1$@: %3$#@files@", [("files", nil, "lld", Self.files)])
    #expect(bundle.text("k", "Max", 5, 1) == "Max: 1 file")
  }

  @Test("A form may show another argument, or none", .rows(87, 88))
  func otherArgument() throws {
    let steps = try bundle(
      "%#@count@ today",
      [("count", 1, "lf", ["one": "%2$@ step", "other": "%2$@ steps"])]
    )
    #expect(steps.text("k", 1.0, "1") == "1 step today")
    #expect(steps.text("k", 3200.0, "3.2K") == "3.2K steps today")
    let cats = try bundle(
      "%#@cats@ and %@",
      [("cats", nil, "lld", ["one": "one cat", "other": "%arg cats"])]
    )
    #expect(cats.text("k", 1, "a dog") == "one cat and a dog")
  }

  @Test("The specifier of a substitution says how its argument is shown and counted")
  func specifiers() throws {
    let hours = try bundle(
      "%#@hours@",
      [("hours", 1, ".1f", ["one": "%arg hour", "other": "%arg hours"])]
    )
    #expect(hours.text("k", 1.0) == "1.0 hours")
    #expect(hours.text("k", 2.5) == "2.5 hours")
  }

  @Test("Names may have points", .rows(92))
  func points() throws {
    let bundle = try bundle("%#@total.files@", [("total.files", 1, "lld", Self.files)])
    #expect(bundle.text("k", 3) == "3 files")
  }

  @Test("Substitutions may stand in each other and share the arguments", .rows(91))
  func nested() throws {
    let bundle = try bundle(
      "%#@outer@",
      [
        ("outer", 1, "lld", ["one": "%arg of %2$#@files@", "other": "%arg of %2$#@files@ in all"]),
        ("files", nil, "lld", Self.files),
      ]
    )
    #expect(bundle.text("k", 1, 3) == "1 of 3 files")
    #expect(bundle.text("k", 2, 1) == "2 of 1 file in all")
  }

  @Test("A circle is a problem, and so is a name that is not there", .rows(91))
  func circles() throws {
    let circle = try bundle(
      "%#@a@",
      [("a", 1, "lld", ["other": "%#@b@"]), ("b", 1, "lld", ["other": "%#@a@"])]
    )
    #expect(circle.resolution("k", 1).kinds == [.substitutionCycle])
    let own = try bundle("%#@a@", [("a", 1, "lld", ["other": "%#@a@%#@a@"])])
    #expect(own.resolution("k", 1).kinds == [.substitutionCycle])
    let none = try bundle("%#@a@", [("b", 1, "lld", Self.files)])
    #expect(none.resolution("k", 1).kinds == [.undefinedSubstitution])
  }

  @Test("A billion-fold expansion is refused soon", arguments: ["ha", ""])
  func billion(seed: String) throws {
    var list: [(String, Int?, String, [String: String])] = [("a8", 1, "lld", ["other": seed])]
    for level in 1..<8 {
      let next = String(repeating: "%#@a\(level + 1)@", count: 20)
      list.append(("a\(level)", 1, "lld", ["other": next]))
    }
    let resolution = try bundle("%#@a1@", list).resolution("k", 1)
    #expect(resolution.kinds == [.tooLong])
    #expect(resolution.text.utf8.count < 100_000)
  }

  @Test("Nine levels are one too many", .rows(91))
  func depth() throws {
    func nested(_ levels: Int) throws -> Resolution {
      var list: [(String, Int?, String, [String: String])] = []
      for level in 1...levels {
        list.append(
          ("a\(level)", 1, "lld", ["other": level == levels ? "%arg" : "%#@a\(level + 1)@"])
        )
      }
      return try bundle("%#@a1@", list).resolution("k", 5)
    }
    #expect(try nested(8).text == "5")
    #expect(try nested(9).kinds == [.substitutionCycle])
  }

  @Test("Devices have their texts, iPad and iPod those of the iPhone in need", .rows(94, 95, 96))
  func devices() throws {
    let catalog = TestCatalog().with(
      "k",
      [
        (
          "en",
          .devices([
            "iphone": .text("Tap"), "mac": .plural(["one": "Click %lld", "other": "Clicks %lld"]),
            "other": .text("Choose"),
          ])
        ), ("de", .devices(["mac": .text("Klicken")])),
      ]
    )
    let bundle = try catalog.bundle("en")
    func text(_ device: DeviceVariation) -> String {
      bundle.resolution("k", 2, options: LocalizationOptions(device: device)).text
    }
    #expect(text(.iphone) == "Tap")
    #expect(text(.ipad) == "Tap")
    #expect(text(.ipod) == "Tap")
    #expect(text(.mac) == "Clicks 2")
    #expect(text(DeviceVariation(rawValue: "linux")) == "Choose")
    #expect(text(.other) == "Choose")
    let german = try catalog.bundle("de").resolution("k", 2)
    #expect(german.text == "Choose")
    #expect(german.kinds == [.missingText])
  }
}
