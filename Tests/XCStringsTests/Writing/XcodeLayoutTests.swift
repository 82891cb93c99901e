// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing

@testable import XCStrings

@Suite struct XcodeLayoutTests {
  @Test(arguments: try Self.cases())
  func casesComeOutAsExpected(_ folder: String) throws {
    let root = Self.fixtures.appendingPathComponent(folder)
    let input = try Data(contentsOf: root.appendingPathComponent("input.xcstrings"))
    let expected = try Data(contentsOf: root.appendingPathComponent("expected.xcstrings"))
    let catalog = try StringCatalog(input)
    #expect(!catalog.isInXcodeLayout)
    #expect(Data(catalog.bytesInXcodeLayout()) == expected)
    #expect(try StringCatalog(expected).isInXcodeLayout)
  }

  /// On any layout: the result is in Xcode's layout, a second time changes nothing, and the values
  /// are the same to Foundation's reader.
  @Test(arguments: GeneratedLayout.allCases, 0..<8)
  func formattingIsIdempotentAndKeepsTheValue(_ layout: GeneratedLayout, seed: Int) throws {
    var generator = CatalogGenerator(seed: UInt64(seed))
    let bytes = generator.catalog(layout: layout, keyCount: 20)
    let catalog = try StringCatalog(bytes)
    for order in CatalogOrder.allCases {
      let formatted = catalog.bytesInXcodeLayout(order: order)
      let again = try StringCatalog(formatted)
      #expect(again.bytesInXcodeLayout(order: order) == formatted)
      #expect(again.document.isInXcodeLayout)
      #expect(order == .keep || again.isInXcodeLayout)
      if !Self.mergesKeysInFoundation(catalog.document) {
        #expect(try Self.value(formatted) == Self.value(bytes))
      }
      #expect(
        Self.names(again.document, sorted: true) == Self.names(catalog.document, sorted: true)
      )
      if order == .keep {
        #expect(
          Self.names(again.document, sorted: false) == Self.names(catalog.document, sorted: false)
        )
      }
    }
    #expect(catalog.isInXcodeLayout == (catalog.bytesInXcodeLayout() == bytes))
    #expect(catalog.document.isInXcodeLayout == (catalog.bytesInXcodeLayout(order: .keep) == bytes))
    let difference = catalog.layoutDifference()
    let formatted = catalog.bytesInXcodeLayout()
    let first = zip(bytes, formatted).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    if bytes == formatted {
      #expect(difference == nil)
    } else {
      #expect(difference?.offset == first ?? min(bytes.count, formatted.count))
    }
  }

  /// Foundation's own writer is the independent witness of layout and order.
  ///
  /// It loses the spelling of numbers and merges keys that differ by normalization, so that few
  /// large catalogs can be compared with it; of small ones about every third can.
  @Test(arguments: 0..<12)
  func agreesWithFoundationsWriter(seed: Int) throws {
    var generator = CatalogGenerator(seed: UInt64(seed) &+ 100)
    var compared = 0
    for _ in 0..<40 {
      let keyCount = Int.random(in: 1...4, using: &generator.random)
      let bytes = generator.catalog(layout: .xcode, keyCount: keyCount)
      if Self.losesInFoundation(bytes) { continue }
      let witness = try JSONSerialization.data(
        withJSONObject: try JSONSerialization.jsonObject(with: Data(bytes)),
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      )
      #expect(Data(try StringCatalog(bytes).bytesInXcodeLayout()) == witness)
      compared += 1
    }
    #expect(compared >= 5)
  }

  @Test(
    .enabled(if: sharedFolder != nil, "\(sharedFolderAbsent)"),
    arguments: (try? PublicCatalog.all()) ?? []
  )
  func publicCatalogsKeepTheirBytes(_ catalog: PublicCatalog) throws {
    let data = try Data(contentsOf: catalog.file)
    guard catalog.layout != "malformed" else {
      let read = try? StringCatalog(data)
      #expect(read == nil || read?.duplicateMembers.isEmpty == false)
      return
    }
    let read = try StringCatalog(data)
    #expect(Data(read.bytes) == data)
    #expect((read.bytesInXcodeLayout(order: .keep) == Array(data)) == (catalog.layout == "xcode"))
    let isOrdered = read.bytesInXcodeLayout() == read.bytesInXcodeLayout(order: .keep)
    #expect(isOrdered == catalog.isOrdered)
  }

  private static let fixtures = packageRoot.appendingPathComponent(
    "Tests/XCStringsTests/Fixtures/Cases"
  )

  private static func cases() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: fixtures.path).sorted()
  }

  private static func value(_ bytes: [UInt8]) throws -> NSObject? {
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    return try JSONSerialization.jsonObject(with: Data(bytes)) as? NSObject
  }

  private static func names(_ document: JSONDocument, sorted: Bool) -> [String] {
    let names = document.tokens.indices.filter { document[$0].kind == .name }.map(document.text)
    return sorted ? names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } : names
  }

  /// Whether two names of one object differ only by normalization, which Foundation takes for one.
  private static func mergesKeysInFoundation(_ document: JSONDocument) -> Bool {
    document.tokens.indices.contains { object in
      let names = document.members(of: object).map { document.text($0.name) }
      return Set(names).count != names.count
    }
  }

  private static func losesInFoundation(_ bytes: [UInt8]) -> Bool {
    guard let document = try? JSONDocument(TextBytes(bytes)) else { return true }
    return mergesKeysInFoundation(document)
      || document.tokens.indices.contains { token in
        switch document[token].kind {
        case .number, .array: true
        case .string, .name: document.text(token).unicodeScalars.first == "\u{FEFF}"
        default: false
        }
      }
  }
}
