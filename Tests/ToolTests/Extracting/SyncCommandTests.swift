// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

/// `sync` as a user runs it: what is written, what is refused, and the statuses.
///
/// The outcomes are those of section G of the extraction cases.
@Suite struct SyncCommandTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "By hand" : {
          "extractionState" : "manual"
        },
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
        },
        "Never used" : {

        },
        "Old title" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Alter Titel"
              }
            }
          }
        },
        "Saved" : {
          "extractionState" : "stale",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Gesichert"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func folder() throws -> WorkingFolder {
    let place = try WorkingFolder()
    try place.write("Localizable.xcstrings", Self.catalog)
    try place.write(
      "App/A.swift",
      """
      func f(n: Int, total: Int) {
        Text("Saved", comment: "Toast title after a save")
        Text("\\(n) of \\(total) uploaded")
        String(localized: "done", defaultValue: "Finished")
        Text("Undo", tableName: "Toasts")
      }
      """
    )
    return place
  }

  private func report(_ run: ToolRun) throws -> JSONValue {
    let report = try JSONValue(run.outputBytes)
    #expect(report["version"]?.integer == 1)
    return try #require(report["catalogs"]?.array?.first)
  }

  private func texts(_ report: JSONValue, _ name: String) -> [String] {
    report[name]?.array?.compactMap(\.string) ?? []
  }

  // MARK: - What is written

  @Test func additiveByDefault() throws {
    let place = try folder()
    let run = try place.run("sync", "--format", "json", "Localizable.xcstrings", "App")
    #expect(run.status == 0)
    let report = try report(run)
    #expect(report["path"]?.string == "Localizable.xcstrings")
    #expect(texts(report, "added") == ["%lld of %lld uploaded"])
    #expect(texts(report, "returned") == ["Saved"])
    #expect(texts(report, "stale").isEmpty && texts(report, "removed").isEmpty)
    #expect(report["doubts"]?.array?.isEmpty == true)
    let text = try place.text("Localizable.xcstrings")
    #expect(text.contains("\"value\" : \"%1$lld of %2$lld uploaded\""))
    #expect(text.contains("\"comment\" : \"Toast title after a save\""))
    #expect(!text.contains("stale"))
    #expect(text.contains("\"Old title\"") && text.contains("\"Never used\""))
    #expect(text.contains("\"value\" : \"Done\"") && !text.contains("Finished"))
    #expect(run.errors.contains("1 text is of the table Toasts"))
  }

  /// A folder without sources is a mistake more likely than a project that lost all of them.
  @Test func completeNeedsASource() throws {
    let place = try WorkingFolder()
    try place.write("Localizable.xcstrings", Self.catalog)
    try place.write("Sources/README.md", "Nothing")
    let run = try place.run("sync", "--complete", "Localizable.xcstrings", "Sources")
    #expect(run.status == 2)
    #expect(run.errors.contains("found no Swift source in Sources"))
    #expect(try place.text("Localizable.xcstrings") == Self.catalog)
    #expect(try place.run("sync", "Localizable.xcstrings", "Sources").status == 0)
  }

  @Test("Case G, nothing to do") func twiceIsOnce() throws {
    for options in [[], ["--complete"], ["--review-changed"], ["--complete", "--strict"]] {
      let place = try folder()
      let words = ["sync"] + options + ["Localizable.xcstrings", "App"]
      #expect(try place.run(words).status == 0)
      let bytes = try place.bytes("Localizable.xcstrings")
      let stamp = try place.stamp("Localizable.xcstrings")
      #expect(bytes != Array(Self.catalog.utf8))
      let second = try place.run(words)
      #expect(second.status == 0)
      #expect(second.errors.contains("Localizable.xcstrings: up to date"))
      #expect(try place.stamp("Localizable.xcstrings") == stamp)
      #expect(try place.bytes("Localizable.xcstrings") == bytes)
      #expect(try place.run(["sync", "--check"] + words.dropFirst()).status == 0)
      // What is written has Xcode's layout.
      #expect(try place.run("format", "--check", "Localizable.xcstrings").status == 0)
    }
  }

  @Test func completeMarksAndRemoves() throws {
    let place = try folder()
    let run = try place.run("sync", "--complete", "-f", "json", "Localizable.xcstrings", "App")
    #expect(run.status == 0)
    let report = try report(run)
    #expect(texts(report, "stale") == ["Old title"])
    #expect(texts(report, "removed") == ["Never used"])
    let text = try place.text("Localizable.xcstrings")
    #expect(text.contains("\"extractionState\" : \"stale\""))
    #expect(text.contains("\"value\" : \"Alter Titel\""))
    #expect(text.contains("\"By hand\" : {\n      \"extractionState\" : \"manual\"\n    }"))
    #expect(!text.contains("Never used"))
  }

  @Test func changedDefaultsAreTakenOverOnRequest() throws {
    let place = try folder()
    let told = try place.run("sync", "Localizable.xcstrings", "App")
    #expect(told.errors.contains("the catalog keeps “Done”"))
    let run = try place.run("sync", "--review-changed", "Localizable.xcstrings", "App")
    #expect(run.status == 0)
    let text = try place.text("Localizable.xcstrings")
    #expect(text.contains("\"value\" : \"Finished\""))
    #expect(text.contains("\"state\" : \"needs_review\",\n            \"value\" : \"Fertig\""))
  }

  @Test func everyCatalogIsItsTable() throws {
    let place = try folder()
    let words = ["Localizable.xcstrings", "Toasts.xcstrings", "App"]
    let missing = try place.run(["sync"] + words)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("Toasts.xcstrings: no such catalog; use --create"))
    #expect(try place.text("Localizable.xcstrings") == Self.catalog)
    #expect(try place.run(["sync", "--create"] + words).status == 0)
    let text = try place.text("Toasts.xcstrings")
    #expect(text.contains("\"Undo\" : {\n\n    }") && !text.contains("Saved"))
    #expect(try place.run(["sync", "--check"] + words).status == 0)
  }

  @Test func stringsdataOfABuildIsTaken() throws {
    let place = try folder()
    try place.write(
      "A.stringsdata",
      """
      {"source":"/src/A.swift","tables":{"Localizable":[{"comment":"c","key":"From a build"},
      {"comment":"","key":"%d of %@","value":"%1$d of %2$@"}],"Toasts":[{"comment":"","key":"No"}]},
      "version":1}
      """
    )
    let run = try place.run(
      "sync",
      "-f",
      "json",
      "--stringsdata",
      "A.stringsdata",
      "Localizable.xcstrings"
    )
    #expect(run.status == 0)
    #expect(texts(try report(run), "added").sorted() == ["%d of %@", "From a build"])
    // With the build alone the sources of the folder are not read.
    #expect(try !place.text("Localizable.xcstrings").contains("%lld of %lld uploaded"))
    try place.write("B.stringsdata", "[]")
    let bad = try place.run("sync", "--stringsdata", "B.stringsdata", "Localizable.xcstrings")
    #expect(bad.status == 2)
    #expect(bad.errors.contains("B.stringsdata: "))
    let gone = try place.run("sync", "--stringsdata", "gone", "Localizable.xcstrings")
    #expect(gone.status == 2)
  }

  // MARK: - What is not written

  @Test("Case G, drift") func checkChangesNothing() throws {
    let place = try folder()
    let stamp = try place.stamp("Localizable.xcstrings")
    let run = try place.run("sync", "--check", "-f", "json", "Localizable.xcstrings", "App")
    #expect(run.status == 1)
    #expect(texts(try report(run), "added") == ["%lld of %lld uploaded"])
    #expect(try place.stamp("Localizable.xcstrings") == stamp)
    #expect(try place.run("sync", "--check", "gone.xcstrings", "App").status == 2)
    #expect(try place.run("sync", "--check", "--create", "Toasts.xcstrings", "App").status == 1)
    #expect(try place.names() == ["App", "Localizable.xcstrings"])
  }

  @Test func dryRunShowsThePatch() throws {
    let place = try folder()
    let run = try place.run("sync", "--dry-run", "Localizable.xcstrings", "App")
    #expect(run.status == 0)
    #expect(run.output.contains("+    \"%lld of %lld uploaded\" : {"))
    #expect(run.output.contains("-      \"extractionState\" : \"stale\","))
    #expect(try place.text("Localizable.xcstrings") == Self.catalog)
  }

  @Test func strictRefusesDoubts() throws {
    let place = try folder()
    try place.write("App/B.swift", "let b = Text(\"\\(model.level) bars\")\n")
    let run = try place.run("sync", "--strict", "-f", "json", "Localizable.xcstrings", "App")
    #expect(run.status == 1)
    let doubt = try report(run)["doubts"]?.array?.first
    #expect(doubt?["problem"]?.string == "assumed-specifier")
    #expect(doubt?["path"]?.string == "App/B.swift")
    #expect(doubt?["line"]?.integer == 1 && doubt?["column"]?.integer == 14)
    #expect(doubt?["key"]?.string == "%@ bars")
    #expect(try place.text("Localizable.xcstrings") == Self.catalog)
    #expect(try place.run("sync", "Localizable.xcstrings", "App").status == 0)
  }

  /// A conflict in a table of which no catalog is given is refused too.
  @Test(arguments: ["Localizable", "Toasts"])
  func conflictingDefaultsAreRefused(_ table: String) throws {
    let place = try folder()
    for (name, value) in [("B", "One"), ("C", "Two")] {
      try place.write(
        "App/\(name).swift",
        "let a = String(localized: \"k\", defaultValue: \"\(value)\", table: \"\(table)\")\n"
      )
    }
    for options in [[], ["--check"], ["--complete"], ["--dry-run"]] {
      let run = try place.run(["sync"] + options + ["Localizable.xcstrings", "App"])
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("App/C.swift:1:27: the default value of “k” is “Two” here"))
      #expect(run.errors.contains("“One” at App/B.swift:1"))
      #expect(try place.text("Localizable.xcstrings") == Self.catalog)
    }
  }

  @Test(arguments: [
    "{\"sourceLanguage\":\"en\",\"strings\":{\"A\":{},\"A\":{}},\"version\":\"1.0\"}",
    "{\"sourceLanguage\":\"en\",\"strings\":{\"A\":{}", "[]", "",
  ])
  func brokenCatalogsAreRefused(_ text: String) throws {
    let place = try folder()
    try place.write("Localizable.xcstrings", text)
    let run = try place.run("sync", "Localizable.xcstrings", "App")
    #expect(run.status == 2)
    #expect(run.errors.contains("Localizable.xcstrings"))
    #expect(try place.text("Localizable.xcstrings") == text)
    #expect(try place.names() == ["App", "Localizable.xcstrings"])
  }

  @Test(arguments: [
    ["sync"], ["sync", "App"], ["sync", "--format", "yaml", "Localizable.xcstrings"],
    ["sync", "--jobs", "x", "Localizable.xcstrings"], ["sync", "--output", "x", "a.xcstrings"],
  ])
  func wrongUseIsStatus2(_ words: [String]) throws {
    let place = try folder()
    let run = try place.run(words)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("toaststrings: "))
    #expect(try place.text("Localizable.xcstrings") == Self.catalog)
  }

  @Test func wrappersAndTestsAreOptions() throws {
    let place = try folder()
    try place.write("App/AppTests/T.swift", "let t = Text(\"In a test\")\n")
    try place.write("App/W.swift", "let w = L(\"Wrapped\")\n#Preview { Text(\"In a preview\") }\n")
    let words = ["sync", "--dry-run", "Localizable.xcstrings", "App"]
    let plain = try place.run(words)
    #expect(!plain.output.contains("In a test") && !plain.output.contains("Wrapped"))
    let run = try place.run(words + ["--tests", "--previews", "--routine", "L"])
    for key in ["In a test", "In a preview", "Wrapped"] { #expect(run.output.contains(key)) }
    // Without sources the working directory is read.
    #expect(try place.run("sync", "--check", "Localizable.xcstrings").status == 1)
  }

  /// The reader has gone: the catalog is written all the same, and nothing is said.
  @Test func aClosedPipeEndsQuietly() throws {
    let place = try folder()
    let lines = (0..<20_000).map { "let a\($0) = Text(\"Text number \($0) of many\")" }
    try place.write("App/Many.swift", lines.joined(separator: "\n"))
    let run = try place.shell(
      "\"$tool\" sync --quiet -f json Localizable.xcstrings App | head -n 1;"
        + " exit ${PIPESTATUS[0]}"
    )
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(try place.text("Localizable.xcstrings").contains("Text number 19999 of many"))
  }
}
