// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogInterchange
import SwiftExtraction
import Testing

@Suite struct StringsDataFileTests {
  private static let code = """
    func f(n: Int, total: Int) {
      Text("Saved", comment: "Toast title after a save")
      String(localized: "low", defaultValue: "Almost full", table: "Toasts", comment: "Warning")
      Text("\\(n) of \\(total) uploaded")
    }
    """

  /// Cases 2, 5 and 21 in one source, as section F of the cases has them.
  @Test("Case F") func whatIsWrittenIsRead() async throws {
    let source = await SourceExtractor().extract([
      SourceInput(path: "App/A.swift", bytes: Array(Self.code.utf8))
    ]).sources[0]
    let bytes = StringsDataFile.bytes(of: source)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {
          "source": "App/A.swift",
          "tables": {
            "Localizable": [
              {
                "comment": "Toast title after a save",
                "key": "Saved",
                "location": {
                  "startingColumn": 8,
                  "startingLine": 2
                }
              },
              {
                "comment": "",
                "key": "%lld of %lld uploaded",
                "location": {
                  "startingColumn": 8,
                  "startingLine": 4
                },
                "value": "%1$lld of %2$lld uploaded"
              }
            ],
            "Toasts": [
              {
                "comment": "Warning",
                "key": "low",
                "location": {
                  "startingColumn": 21,
                  "startingLine": 3
                },
                "value": "Almost full"
              }
            ]
          },
          "version": 1
        }

        """
    )
    let file = try StringsDataFile(bytes)
    #expect(file.source == "App/A.swift")
    #expect(file.strings.map(\.key) == ["Saved", "%lld of %lld uploaded", "low"])
    #expect(file.strings.map(\.table) == ["Localizable", "Localizable", "Toasts"])
    #expect(file.strings.map(\.comment) == ["Toast title after a save", nil, "Warning"])
    #expect(file.strings.map(\.line) == [2, 4, 3])
  }

  @Test("Case F, no texts") func filesWithoutTextsHaveNoTables() async throws {
    let source = await SourceExtractor().extract([SourceInput(path: "A.swift", bytes: [])])
      .sources[0]
    let text = String(decoding: StringsDataFile.bytes(of: source), as: UTF8.self)
    #expect(text == "{\n  \"source\": \"A.swift\",\n  \"tables\": {},\n  \"version\": 1\n}\n")
  }

  @Test func potentialKeysAreNone() throws {
    let text = """
      {"source":"A.swift","tables":{"__PotentialKeys":[{"comment":"","key":"id"}]},"version":1}
      """
    #expect(try StringsDataFile(Array(text.utf8)).strings.isEmpty)
  }

  @Test(arguments: ["[]", "{}", "{\"tables\": []}"])
  func otherJSONIsRefused(_ text: String) {
    #expect(throws: StringsDataFile.FormatError.self) { try StringsDataFile(Array(text.utf8)) }
  }
}
