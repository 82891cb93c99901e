// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing

/// Links between files of the package; DocC checks those to symbols.
@Suite("Links in documentation")
struct LinkTests {
  @Test("Files that are linked exist", arguments: PackageDocuments.paths)
  func files(document: String) throws {
    let folder = packageRoot.appendingPathComponent(document).deletingLastPathComponent()
    for piece in try PackageDocuments.text(document).split(separator: "](").dropFirst() {
      let target = piece.prefix { $0 != ")" && $0 != "#" }
      guard !target.isEmpty, !target.contains(":"), !target.contains(" ") else { continue }
      let file = folder.appendingPathComponent(String(target))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(document): \(target)")
    }
  }

  @Test("Paths named in code exist", arguments: PackageDocuments.paths)
  func paths(document: String) throws {
    let text = try PackageDocuments.text(document)
    for word in text.split(whereSeparator: { " `()\n,;:|".contains($0) }) {
      guard
        ["Documentation/", "Tools/", "Catalogs/", "Sources/", "Tests/"].contains(
          where: word.hasPrefix
        ),
        !word.contains("*"), !word.contains("Your"), !word.contains("your-"),
        // Of the reader's package.
        !word.contains("/Inbox")
      else { continue }
      let path = word.hasSuffix(".") ? word.dropLast() : word
      let file = packageRoot.appendingPathComponent(String(path))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(document): \(path)")
    }
  }
}
