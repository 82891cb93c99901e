// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogOperations
import SwiftExtraction
import Testing
import XCStrings

/// The outcomes that Xcode's own `sync` has, where they are known.
///
/// They are section G of the cases, whose rows the names give; the last two rows, where nothing is
/// written, are runs of the tool.
@Suite struct CatalogSyncTests {
  private static let code = """
    func f(n: Int, total: Int) {
      Text("Saved", comment: "Toast title after a save")
      Text("\\(n) of \\(total) uploaded")
    }
    """

  private static func strings(_ source: String) async -> [ExtractedString] {
    let sources = [SourceInput(path: "A.swift", bytes: Array(source.utf8))]
    return Array(await SourceExtractor().extract(sources).sources[0].strings)
  }

  private static func catalog(_ entries: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private static func synced(
    _ entries: String,
    code: String = code,
    complete: Bool = false,
    reviewing: Bool = false
  ) async throws -> (text: String, result: SyncResult) {
    var options = CatalogSync.Options()
    options.isComplete = complete
    options.reviewsChanged = reviewing
    let before = catalog(entries)
    let strings = await strings(code)
    let result = try CatalogSync.apply(strings, to: StringCatalog(before.utf8), options: options)
    let text = result.bytes.map { String(decoding: $0, as: UTF8.self) } ?? before
    // Doing it again changes nothing.
    let second = try CatalogSync.apply(strings, to: StringCatalog(text.utf8), options: options)
    #expect(!second.isDrift)
    return (text, result)
  }

  private static let translated = """
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Alt"
              }
            }
          }
    """

  private static let saved = """
        "Saved" : {
          "comment" : "Toast title after a save"
        }
    """

  private static let uploaded = """
        "%lld of %lld uploaded" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "%1$lld of %2$lld uploaded"
              }
            }
          }
        },
    """

  @Test("Case G, no such keys") func newKeysAreAdded() async throws {
    let (text, result) = try await Self.synced("")
    #expect(text == Self.catalog(Self.uploaded + "\n" + Self.saved))
    #expect(result.added == ["Saved", "%lld of %lld uploaded"])
  }

  @Test("Case G, unused without --complete") func unusedKeysStayWithoutComplete() async throws {
    let old = "    \"Old title\" : {\n\(Self.translated)\n    }"
    let (text, result) = try await Self.synced(old)
    #expect(text.contains(old))
    #expect(result.stale.isEmpty && result.removed.isEmpty)
  }

  @Test("Case G, unused and translated") func unusedTranslatedKeysBecomeStale() async throws {
    let (text, result) = try await Self.synced(
      "    \"Old title\" : {\n\(Self.translated)\n    }",
      complete: true
    )
    #expect(result.stale == ["Old title"])
    #expect(text.contains("\"extractionState\" : \"stale\",\n\(Self.translated)"))
  }

  @Test("Case G, unused without text") func untouchedKeysAreRemoved() async throws {
    let (text, result) = try await Self.synced("    \"Never used\" : {\n\n    }", complete: true)
    #expect(result.removed == ["Never used"])
    #expect(!text.contains("Never used"))
  }

  @Test("Case G, by hand", arguments: ["manual", "migrated"])
  func whatIsManagedByHandStays(_ state: String) async throws {
    let entry = "    \"By hand\" : {\n      \"extractionState\" : \"\(state)\"\n    }"
    let (text, _) = try await Self.synced(entry, complete: true)
    #expect(text.contains(entry))
  }

  @Test("Case G, stale and used") func staleKeysReturn() async throws {
    let (text, result) = try await Self.synced(
      """
          "Saved" : {
            "comment" : "Toast title after a save",
            "extractionState" : "stale",
      \(Self.translated)
          }
      """
    )
    #expect(result.returned == ["Saved"])
    #expect(!text.contains("stale"))
    #expect(text.contains(Self.translated))
  }

  private static let done = """
        "done" : {
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Fertig"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Done"
              }
            }
          }
        }
    """
  private static let doneCode = "let a = String(localized: \"done\", defaultValue: \"Finished\")"

  @Test("Case G, another default value") func changedDefaultsAreReported() async throws {
    let (text, result) = try await Self.synced(Self.done, code: Self.doneCode)
    #expect(text == Self.catalog(Self.done))
    #expect(result.differing.map(\.code) == ["Finished"])
  }

  @Test func changedDefaultsAreTakenOverOnRequest() async throws {
    let (text, result) = try await Self.synced(Self.done, code: Self.doneCode, reviewing: true)
    #expect(result.updated == ["done"])
    #expect(text.contains("\"value\" : \"Finished\""))
    #expect(text.contains("\"state\" : \"needs_review\",\n            \"value\" : \"Fertig\""))
  }

  @Test func defaultValuesAreAdded() async throws {
    let (text, _) = try await Self.synced("", code: Self.doneCode)
    #expect(text.contains("\"extractionState\" : \"extracted_with_value\""))
    #expect(text.contains("\"state\" : \"new\",\n            \"value\" : \"Finished\""))
  }

  @Test func commentsAreJoinedInTheOrderOfTheSources() async throws {
    let code = """
      let a = Text("Saved", comment: "B")
      let b = Text("Saved", comment: "A")
      let c = Text("Saved", comment: "B")
      """
    let (text, _) = try await Self.synced("", code: code)
    #expect(text.contains("\"comment\" : \"B\\nA\""))
    // One of them is as good: which one Xcode keeps is not known.
    let own = "    \"Saved\" : {\n      \"comment\" : \"A\"\n    }"
    #expect(try await Self.synced(own, code: code).text == Self.catalog(own))
  }

  /// A comment of the code is nobody's guess any more; one that says the same is left as it is.
  @Test(arguments: ["Toast title after a save", "A title, perhaps", nil])
  func commentsOfTheCodeAreNotGenerated(_ present: String?) async throws {
    let member = present.map { "\n      \"comment\" : \"\($0)\"," } ?? ""
    let (text, result) = try await Self.synced(
      Self.uploaded + """

            "Saved" : {\(member)
              "isCommentAutoGenerated" : true
            }
        """
    )
    let isSame = present == "Toast title after a save"
    #expect(text.contains("isCommentAutoGenerated") == isSame)
    #expect(text.contains("\"comment\" : \"Toast title after a save\""))
    #expect(result.updated == (isSame ? [] : ["Saved"]))
  }

  @Test func literalsKeepTheirKeys() async throws {
    var options = CatalogSync.Options()
    options.isComplete = true
    options.isLiteral = { $0 == "Old title" }
    let catalog = try StringCatalog(
      Self.catalog("    \"Old title\" : {\n\(Self.translated)\n    }").utf8
    )
    let result = try CatalogSync.apply([], to: catalog, options: options)
    #expect(result.literals == ["Old title"])
    #expect(!result.isDrift)
  }

  @Test func duplicatesAreRefused() throws {
    let catalog = try StringCatalog(
      Self.catalog("    \"A\" : {\n\n    },\n    \"A\" : {\n\n    }").utf8
    )
    #expect(throws: CatalogEditorError.self) {
      try CatalogSync.apply([], to: catalog, options: CatalogSync.Options())
    }
  }

  @Test func renamedKeysAreRecognized() async throws {
    let (_, result) = try await Self.synced(
      "    \"Saved!\" : {\n\(Self.translated)\n    }",
      complete: true
    )
    #expect(result.renamed.map(\.old) == ["Saved!"])
    #expect(result.renamed.map(\.new) == ["Saved"])
  }
}
