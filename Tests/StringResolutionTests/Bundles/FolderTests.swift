// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import StringResolution
import TestSupport
import Testing

/// `.lproj` folders.
@Suite struct FolderTests {
  private func withFolder(
    _ files: [String: String],
    _ body: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tables-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    try body(folder.path)
  }

  private static func stringsdict(_ key: String, _ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>\(key)</key><dict>\(content)</dict></dict></plist>
    """
  }

  private static let files = stringsdict(
    "%lld files",
    """
    <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
    <key>files</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld Datei</string><key>other</key><string>%lld Dateien</string>
    </dict>
    """
  )

  @Test("Tables are put together by key, variants before plain texts", .rows(38, 39))
  func tables() throws {
    let contents = [
      "en.lproj/Localizable.strings": #""Saved" = "Saved!"; "%lld files" = "%lld files";"#,
      "de.lproj/Localizable.strings": #""Saved" = "Gesichert"; "%lld files" = "falsch";"#,
      "de.lproj/Localizable.stringsdict": Self.files,
      "de.lproj/Other.strings": #""Saved" = "Anderes";"#,
    ]
    try withFolder(contents) { folder in
      let bundle = try LocalizationBundle(contentsOf: [folder], preferences: ["de-AT"])
      #expect(bundle.languages == ["en", "de"])
      #expect(bundle.text("Saved") == "Gesichert")
      #expect(bundle.text("%lld files", 1) == "1 Datei")
      #expect(bundle.text("%lld files", 5) == "5 Dateien")
      let other = LocalizedResource(key: "Saved", arguments: [], table: "Other")
      #expect(bundle.resolution(of: other).text == "Anderes")
      #expect(bundle.preferring(["fr"]).text("Saved") == "Saved!")
    }
  }

  @Test("Texts in Base belong to the source language")
  func base() throws {
    try withFolder(["Base.lproj/Localizable.strings": #"a = "A";"#]) { folder in
      let bundle = try LocalizationBundle(
        contentsOf: [folder],
        sourceLanguage: "fr",
        preferences: ["fr"]
      )
      #expect(bundle.resolution("a") == Resolution(text: "A", language: "fr", source: .exact))
    }
  }

  @Test("Variants by device and width, positions in types and nested variables are read", .rows(97))
  func variants() throws {
    let devices = Self.stringsdict(
      "k",
      """
      <key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string>
      <key>other</key><string>Tap</string></dict>
      """
    )
    let widths = Self.stringsdict(
      "w",
      """
      <key>NSStringVariableWidthRuleType</key><dict><key>50</key><string>the long text</string>
      <key>1</key><string>T</string><key>25</key><string>text</string></dict>
      """
    )
    let positions = Self.stringsdict(
      "p",
      """
      <key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
      <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>2$ld</string>
      <key>one</key><string>one of %1$#@b@</string><key>other</key><string>%d of %1$#@b@</string></dict>
      <key>b</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d page</string><key>other</key><string>%d pages</string></dict>
      """
    )
    let contents = [
      "en.lproj/A.stringsdict": devices, "en.lproj/B.stringsdict": widths,
      "en.lproj/C.stringsdict": positions,
    ]
    try withFolder(contents) { folder in
      let bundle = try LocalizationBundle(contentsOf: [folder], preferences: ["en"])
      #expect(bundle.resolution("k", options: LocalizationOptions(device: .mac)).text == "Click")
      #expect(bundle.resolution("k").text == "Tap")
      for (width, text) in [
        (30, "text"), (25, "text"), (50, "the long text"), (99, "the long text"), (0, "T"),
      ] {
        #expect(bundle.resolution("w", options: LocalizationOptions(width: width)).text == text)
      }
      #expect(bundle.resolution("w").text == "the long text")
      #expect(bundle.text("p", 7, 1) == "one of 7 pages")
      #expect(bundle.text("p", 1, 3) == "3 of 1 page")
    }
  }

  @Test("What cannot be read is named")
  func errors() throws {
    try withFolder(["de.lproj/Localizable.strings": #""a" = ;"#, "A.xcstrings": "{"]) { folder in
      for path in ["\(folder)/de.lproj", "\(folder)/A.xcstrings", "\(folder)/none", folder] {
        #expect(throws: LocalizationError.self) { try LocalizationBundle(contentsOf: [path]) }
      }
    }
  }
}
