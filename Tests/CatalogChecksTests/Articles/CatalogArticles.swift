// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import Foundation
import TestSupport
import Testing
import XCStrings

/// The code of the README and of the landing pages of `XCStrings` and `CatalogChecks`.
@Suite("Articles on catalogs")
struct CatalogArticles {
  private let path = packageRoot.appendingPathComponent("Catalogs/Sample/Localizable.xcstrings")
    .path
  private let log = Lines()

  private func print(_ line: String) { log.lines.append(line) }

  @Test("Keys without Ukrainian are found")
  func reading() throws {
    let catalog = try StringCatalog(contentsOfFile: path)
    for entry in catalog.entries where entry.localization("uk") == nil {
      print("no Ukrainian for \(entry.key)")
    }
    #expect(!log.lines.isEmpty)
    #expect(log.lines.count < Array(catalog.entries).count)
  }

  @Test("An edit changes one text and no other byte")
  func editing() throws {
    let catalog = try StringCatalog(contentsOfFile: path)
    let editor = try CatalogEditor(catalog)
    try editor.setText("Widerrufen", state: .translated, forKey: "Undo", language: "de")
    let bytes = editor.changedBytes() ?? catalog.bytes
    let old = String(decoding: catalog.bytes, as: UTF8.self).split(separator: "\n")
    let new = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let inserted = new.difference(from: old).insertions
    #expect(!inserted.isEmpty)
    #expect(inserted.count <= 6)
    #expect(new.contains { $0.contains("\"value\" : \"Widerrufen\"") })
    #expect(try StringCatalog(bytes).isInXcodeLayout)
  }

  @Test("Findings are printed with their place")
  func checking() throws {
    let catalog = try StringCatalog(contentsOfFile: path)
    for finding in Checker(requiredLocales: ["de", "uk"]).findings(in: catalog, path: path) {
      print("\(path):\(finding.location): \(finding.severity): \(finding.message)")
    }
    #expect(log.lines.contains { $0.contains(": error: ") })
  }
}

/// What was printed.
private final class Lines {
  var lines: [String] = []
}
