// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing
import XCStrings

/// The example of the README is this very code, so that it compiles and does what it says.
@Suite struct ReadmeExampleTests {
  private static func example(_ path: String) throws -> [UInt8] {
    // README: begin
    let catalog = try StringCatalog(contentsOfFile: path)
    for entry in catalog.entries where entry.localization("uk") == nil {
      print("no Ukrainian for \(entry.key)")
    }

    let editor = try CatalogEditor(catalog)
    try editor.setText("Widerrufen", state: .translated, forKey: "Undo", language: "de")
    let bytes = editor.changedBytes() ?? catalog.bytes
    // README: end
    return bytes
  }

  @Test func exampleEditsOneText() throws {
    let sample = packageRoot.appendingPathComponent("Catalogs/Sample/InfoPlist.xcstrings")
    let bytes = try Self.example(sample.path)
    let edited = try StringCatalog(bytes)
    #expect(edited.entry(forKey: "Undo")?.localization("de")?.stringUnit?.value == "Widerrufen")
    #expect(edited.isInXcodeLayout)
  }

  @Test func readmeHoldsTheExample() throws {
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let lines = source.components(separatedBy: "\n")
    let begin = try #require(lines.firstIndex { $0.hasSuffix("// README: begin") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// README: end") })
    let example = lines[(begin + 1)..<end].map { String($0.dropFirst(4)) }.joined(separator: "\n")
    let readme = try String(
      contentsOf: packageRoot.appendingPathComponent("README.md"),
      encoding: .utf8
    )
    #expect(readme.contains("```swift\nimport XCStrings\n\n\(example)\n```"))
  }
}
