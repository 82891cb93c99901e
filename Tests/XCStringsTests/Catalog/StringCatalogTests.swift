// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import TestSupport
import Testing
import XCStrings

/// The typed views, through the public interface alone.
@Suite struct StringCatalogTests {
  static let text = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "comment" : "Count",
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "%#@files@"
              },
              "substitutions" : {
                "files" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg Datei"
                        }
                      }
                    }
                  }
                }
              }
            },
            "fr" : {
              "variations" : {
                "device" : {
                  "mac" : {
                    "variations" : {
                      "plural" : {
                        "other" : {
                          "stringUnit" : {
                            "state" : "futuristic",
                            "value" : "x"
                          }
                        }
                      }
                    }
                  }
                },
                "width" : {
                  "20" : {

                  }
                }
              }
            }
          }
        },
        "phrase" : {
          "localizations" : {
            "en" : {
              "stringSet" : {
                "state" : "new",
                "values" : [
                  "a",
                  "b"
                ]
              }
            }
          },
          "shouldTranslate" : false
        }
      },
      "version" : "1.0"
    }
    """#

  @Test func viewsShowEverything() throws {
    let catalog = try StringCatalog(Self.text.utf8)
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.version == "1.0")
    #expect(catalog.entries.map(\.key) == ["%lld files", "phrase"])
    #expect(catalog.isInXcodeLayout)
    #expect(catalog.duplicateMembers.isEmpty)

    let files = try #require(catalog.entry(forKey: "%lld files"))
    #expect(files.comment == "Count")
    #expect(files.extractionState == .manual)
    #expect(files.shouldTranslate)
    let german = try #require(files.localization("de"))
    #expect(german.stringUnit?.value == "%#@files@")
    #expect(german.stringUnit?.state == .needsReview)
    let substitution = try #require(german.substitutions.first)
    #expect(substitution.name == "files")
    #expect(substitution.argumentNumber == 1)
    #expect(substitution.formatSpecifier == "lld")
    #expect(substitution.variations.first?.cases.first?.stringUnit?.value == "%arg Datei")

    let french = try #require(files.localization("fr"))
    #expect(french.stringUnit == nil)
    #expect(french.variations.map(\.kind) == [.device, VariationKind(rawValue: "width")])
    let mac = try #require(french.variations.first?.cases.first)
    #expect(mac.name == "mac")
    #expect(mac.variations.first?.cases.first?.stringUnit?.state?.rawValue == "futuristic")

    let phrase = try #require(catalog.entry(forKey: "phrase"))
    #expect(!phrase.shouldTranslate)
    #expect(phrase.localizations.first?.stringSet?.values == ["a", "b"])
    #expect(phrase.localizations.first?.stringSet?.state == .new)
    #expect(catalog.entry(forKey: "Phrase") == nil)
  }

  @Test func duplicatesNameBothPlaces() throws {
    let catalog = try StringCatalog(
      "{\n\"strings\" : {\n\"a\" : {},\n\"b\" : {\"x\" : 1, \"x\" : 2},\n\"a\" : {}}}".utf8
    )
    let duplicates = catalog.duplicateMembers
    #expect(duplicates.map(\.name) == ["x", "a"])
    #expect(duplicates.map(\.path) == [["strings", "b"], ["strings"]])
    #expect(duplicates.last?.first == SourceLocation(line: 3, column: 1))
    #expect(duplicates.last?.second == SourceLocation(line: 5, column: 1))
  }

  /// Values of the wrong kind are as good as absent, and nothing crashes.
  @Test(arguments: [
    "[]", "1", "\"\"", "{}", #"{"strings" : 1}"#, #"{"strings" : {"a" : 1}}"#,
    #"{"strings" : {"a" : {"localizations" : [], "comment" : 1, "extractionState" : {}}}}"#,
    #"{"strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : 1, "variations" : "x"}}}}}"#,
    #"{"strings" : {"a" : {"localizations" : {"de" : {"substitutions" : {"x" : {"argNum" : "1"}}}}}}}"#,
  ])
  func wrongKindsAreAbsent(_ text: String) throws {
    let catalog = try StringCatalog(text.utf8)
    for entry in catalog.entries {
      #expect(entry.comment == nil)
      for localization in entry.localizations {
        #expect(localization.stringUnit?.value == nil)
        #expect(localization.substitutions.allSatisfy { $0.argumentNumber == nil })
        #expect(localization.variations.isEmpty)
      }
    }
  }
}
