// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing
import XCStrings

/// Laws of edits on public catalogs, whoever wrote them.
@Suite(.enabled(if: sharedFolder != nil, "\(sharedFolderAbsent)"))
struct PublicCatalogEditTests {
  static let files: [URL] = {
    guard let folder = sharedFolder?.appendingPathComponent("corpus"),
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
    else { return [] }
    // Those of megabytes take too long in a debug build.
    return files.filter { file in
      let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
      return file.pathExtension == "xcstrings" && size ?? .max < 100_000
    }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  @Test("Set and back, add and remove", arguments: files)
  func laws(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    guard let catalog = try? StringCatalog(bytes), catalog.duplicateMembers.isEmpty,
      catalog.sourceLanguage != nil
    else { return }
    let entries = Array(catalog.entries)
    for entry in stride(from: 0, to: entries.count, by: max(1, entries.count / 5)).map({
      entries[$0]
    }) {
      for localization in entry.localizations.prefix(2) {
        try setAndBack(catalog, bytes, entry.key, localization.language)
      }
    }

    let editor = try CatalogEditor(catalog)
    try editor.setText("Neu", state: .translated, forKey: "Mk new key", language: "de")
    let changed = try #require(editor.changedBytes())
    // Lines are added in one place, and at most one comma.
    #expect(lineChanges(from: bytes, to: changed) <= 12)
    let result = try StringCatalog(changed)
    #expect(result.isInXcodeLayout == catalog.isInXcodeLayout)
    let back = try CatalogEditor(result)
    try back.removeEntry("Mk new key")
    #expect(back.changedBytes() == bytes)
  }

  private func setAndBack(
    _ catalog: StringCatalog,
    _ bytes: [UInt8],
    _ key: String,
    _ language: String
  ) throws {
    let editor = try CatalogEditor(catalog)
    guard let path = try editor.textPaths(forKey: key, language: language).last,
      let old = try editor.text(forKey: key, language: language, at: path)?.value
    else { return }
    try editor.setText(old + "!", state: nil, forKey: key, language: language, at: path)
    let changed = try #require(editor.changedBytes())
    #expect(lineChanges(from: bytes, to: changed) == 1)
    try editor.setText(old, state: nil, forKey: key, language: language, at: path)
    #expect(editor.changedBytes() == nil)
  }
}
