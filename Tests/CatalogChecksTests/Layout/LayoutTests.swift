// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing
import XCStrings

@testable import CatalogChecks

/// What a Markdown fixture cannot hold: carriage returns and a byte-order mark.
@Suite struct LayoutTests {
  private static let clean = """
    {
      "sourceLanguage" : "en",
      "strings" : {

      },
      "version" : "1.0"
    }
    """

  private static func findings(_ text: String) throws -> [Finding] {
    try CatalogChecker.with(Layout())
      .check(try StringCatalog(text.utf8), path: "A.xcstrings", options: CheckOptions()).findings
  }

  @Test func cleanFileIsClean() throws {
    #expect(try Self.findings(Self.clean).isEmpty)
  }

  @Test(arguments: [
    ("\u{FEFF}" + clean, "byte-order mark", "1:1"),
    (clean.replacing("\n", with: "\r\n"), "CR LF", "1:2"),
    (clean + "\r\n", "line break", "7:2"),
    ("\n" + clean, "", "1:1"),
  ])
  func firstDifferenceIsNamed(_ text: String, _ words: String, _ place: String) throws {
    let finding = try #require(try Self.findings(text).first)
    #expect(finding.message.contains(words))
    #expect(finding.location.description == place)
    #expect(finding.severity == .warning)
    #expect(finding.key == nil && finding.locale == nil && finding.variation == nil)
  }

  /// A file in the order of machines from before spring 2025 is nothing to worry about.
  @Test(
    .enabled(if: isICU72, notICU72),
    arguments: [
      (["繁中服", "编队栏位"], Severity.info),
      (["Don't have a Miniflux instance?", "Don’t have a FreshRSS instance?"], .info),
      (["Undo", "繁中服", "编队栏位"], .info),
      (["繁中服", "编队栏位", "Undo"], .warning),
      (["Undo", "Redo"], .warning),
    ]
  )
  func olderOrderIsAnInfo(_ keys: [String], _ severity: Severity) throws {
    let entries = keys.map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n")
    let text = Self.clean.replacing(": {\n\n  }", with: ": {\n\(entries)\n  }")
    #expect(try Self.findings(text).map(\.severity) == [severity])
    #expect(try Self.findings(text + "\n").map(\.severity) == [.warning])
  }

  /// Whatever byte of a catalog is changed to another that keeps it JSON, the rule says so at that
  /// byte or at the start of its character.
  @Test func everyBlankCounts() throws {
    let bytes = Array(Self.clean.utf8)
    for offset in bytes.indices where bytes[offset] == 0x20 || bytes[offset] == 0x0A {
      var changed = bytes
      changed[offset] = 0x09
      guard let catalog = try? StringCatalog(changed) else { continue }
      let found = try CatalogChecker.with(Layout())
        .check(catalog, path: "A.xcstrings", options: CheckOptions()).findings
      let expected = LineIndex(TextBytes(changed)).location(ofOffset: offset)
      #expect(found.map(\.location) == [expected], "offset \(offset)")
    }
  }
}
