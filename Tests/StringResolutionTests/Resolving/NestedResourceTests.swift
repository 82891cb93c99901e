// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import Testing

/// Resources that are values of other resources.
@Suite struct NestedResourceTests {
  private static let catalog = TestCatalog()
    .with("Inbox", [("de", .text("Posteingang")), ("fr", .text("Réception"))])
    .with("%lld items", [("de", .plural(["one": "%lld Objekt", "other": "%lld Objekte"]))])
    .with("Moved to %@", [("de", .text("Nach %@ bewegt")), ("fr", .text("Vers %@"))])
    .with("%@: %@", [("de", .text("%2$@ in %1$@"))])

  @Test("The inner text is in the language of the outer one")
  func language() throws {
    let bundle = try Self.catalog.bundle("de")
    let folder: LocalizedResource = "Inbox"
    let moved: LocalizedResource = "Moved to \(folder)"
    #expect(moved.key == "Moved to %@")
    #expect(String(localized: moved, in: bundle) == "Nach Posteingang bewegt")
    #expect(String(localized: moved, in: bundle.preferring(["fr"])) == "Vers Réception")
    let count: LocalizedResource = "\(3) items"
    #expect(
      String(localized: "\(folder): \(count)", in: bundle) == "3 Objekte in Posteingang"
    )
  }

  @Test("A locale of the outer text holds for the inner one, unless that has its own")
  func locale() throws {
    let bundle = try Self.catalog.bundle("de")
    var folder: LocalizedResource = "Inbox"
    #expect(
      bundle.resolution(of: LocalizedResource("Moved to \(folder)", locale: "fr")).text
        == "Vers Réception"
    )
    folder.locale = "fr"
    #expect(bundle.resolution(of: "Moved to \(folder)").text == "Nach Réception bewegt")
  }

  @Test("Problems of the inner text are reported with its key")
  func problems() throws {
    let bundle = try Self.catalog.bundle("de")
    let lost: LocalizedResource = "Lost"
    let resolution = bundle.resolution(of: "Moved to \(lost)")
    #expect(resolution.text == "Nach Lost bewegt")
    #expect(resolution.problems.map(\.key) == ["Lost"])
    #expect(resolution.kinds == [.missingText])
  }

  @Test("Places are filled in the outer text, and depth has an end")
  func depth() throws {
    let bundle = try Self.catalog.bundle("de")
    var resource: LocalizedResource = "Inbox"
    for _ in 0..<16 { resource = "Moved to \(resource)" }
    #expect(bundle.resolution(of: resource).problems.isEmpty)
    resource = "Moved to \(resource)"
    #expect(bundle.resolution(of: resource).kinds == [.tooLong])
  }

  @Test("They survive coding")
  func coding() throws {
    let folder: LocalizedResource = "Inbox"
    let resource: LocalizedResource = "Moved to \(folder)"
    let decoded = try JSONDecoder().decode(
      LocalizedResource.self,
      from: JSONEncoder().encode(resource)
    )
    #expect(decoded == resource)
    #expect(
      try String(localized: decoded, in: Self.catalog.bundle("de")) == "Nach Posteingang bewegt"
    )
  }
}
