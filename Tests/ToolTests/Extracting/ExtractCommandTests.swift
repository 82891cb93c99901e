// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

/// `extract` as a user runs it: formats, options and what is looked into.
@Suite struct ExtractCommandTests {
  private func folder() throws -> WorkingFolder {
    let place = try WorkingFolder()
    try place.write(
      "App/B.swift",
      """
      struct Card { let level = Model().level }
      func show(count: Int, card: Card) {
        Text("Saved", comment: "After a save")
        Text("\\(count) left")
        Text("\\(card.level) bars")
        Text(key)
        String(localized: "low", defaultValue: "Almost full", table: "Toasts")
      }
      """
    )
    try place.write("App/A.swift", "let a: LocalizedStringKey = \"First\"\n")
    try place.write("App/AppTests/T.swift", "let a = Text(\"Only in a test\")\n")
    try place.write("App/.build/G.swift", "let a = Text(\"Generated\")\n")
    try place.write("App/P.swift", "#Preview { Text(\"Only in a preview\") }\n")
    return place
  }

  private func keys(_ run: ToolRun) throws -> [String] {
    let items = try #require(try JSONValue(run.outputBytes).array)
    return items.compactMap { $0["key"]?.string }
  }

  private func extract(_ place: WorkingFolder, _ options: String...) throws -> ToolRun {
    try place.run(["extract", "--format", "json"] + options + ["App"])
  }

  @Test func jsonIsInTheOrderOfThePlaces() throws {
    let run = try extract(folder())
    #expect(run.status == 0)
    #expect(run.errors == "5 texts in 3 sources\n")
    let items = try #require(try JSONValue(run.outputBytes).array)
    #expect(
      items.map { "\($0["key"] ?? $0["problem"] ?? .null) \($0["line"] ?? .null)" } == [
        "\"First\" 1", "\"Saved\" 3", "\"%lld left\" 4", "\"%@ bars\" 5", "\"low\" 7",
      ]
    )
    let saved = items[1]
    #expect(saved["path"]?.string == "App/B.swift")
    #expect(saved["column"]?.integer == 8)
    #expect(saved["comment"]?.string == "After a save")
    #expect(saved["confidence"]?.string == "sure")
    #expect(saved["table"] == nil && saved["defaultValue"] == nil && saved["problems"] == nil)
    #expect(items[3]["problems"]?.array?.map(\.string) == ["assumed-specifier"])
    #expect(items[3]["confidence"]?.string == "possible")
    #expect(items[4]["table"]?.string == "Toasts")
    #expect(items[4]["defaultValue"]?.string == "Almost full")
  }

  /// The report of a large source is written in pieces; texts and problems keep their places.
  @Test(arguments: ["1", "2"]) func longReportsAreInOrderToo(_ jobs: String) throws {
    let place = try WorkingFolder()
    let lines = (1...9000).map { $0 % 3 == 0 ? "Text(\"a\" + \"b\")" : "Text(\"Text \($0)\")" }
    try place.write("A.swift", lines.joined(separator: "\n"))
    let run = try place.run("extract", "--format", "json", "--jobs", jobs, "A.swift")
    let items = try #require(try JSONValue(run.outputBytes).array)
    #expect(items.compactMap { $0["line"]?.integer } == Array(1...9000))
    #expect(items.count { $0["problem"]?.string == "concatenated-literal" } == 3000)
    #expect(
      try place.run("extract", "--quiet", "--jobs", jobs, "A.swift").output.split(separator: "\n")
        .count == 9000
    )
  }

  @Test func variablesAreReportedOnRequest() throws {
    let place = try WorkingFolder()
    try place.write("A.swift", "func f(name: String) { if x { Text(name) }; Text(\"A\") }\n")
    #expect(try place.run("extract", "-q", "A.swift").output == "A.swift:1:50: A\n")
    let run = try place.run("extract", "-q", "-f", "json", "--verbatim", "A.swift")
    let items = try #require(try JSONValue(run.outputBytes).array)
    #expect(items.map { $0["problem"]?.string } == ["verbatim-variable", nil])
    #expect(items[0]["column"]?.integer == 36)
  }

  @Test func textIsOneLineAText() throws {
    let place = try folder()
    let run = try place.run("extract", "App/B.swift")
    #expect(run.status == 0)
    #expect(
      run.output == """
        App/B.swift:3:8: Saved // After a save
        App/B.swift:4:8: %lld left
        App/B.swift:5:8: %@ bars [assumed-specifier]
        App/B.swift:7:21: low [table Toasts] = Almost full

        """
    )
    #expect(try place.run("extract", "--quiet", "App/B.swift").errors.isEmpty)
  }

  @Test func nothingIsAnEmptyArray() throws {
    let place = try WorkingFolder()
    try place.write("A.swift", "let a = 1\n")
    #expect(try place.run("extract", "-f", "json", "A.swift").output == "[]\n")
  }

  @Test func testsAndPreviewsAreTakenOnRequest() throws {
    let place = try folder()
    #expect(try keys(extract(place, "--tests")).contains("Only in a test"))
    #expect(try keys(extract(place, "--previews")).contains("Only in a preview"))
    #expect(try keys(place.run("extract", "-f", "json", "App/AppTests/T.swift")).count == 1)
    for run in [try extract(place, "--tests", "--previews"), try extract(place)] {
      #expect(try !keys(run).contains("Generated"))
    }
  }

  @Test func doubtsFailOnRequest() throws {
    let place = try folder()
    #expect(try extract(place, "--strict").status == 1)
    #expect(try place.run("extract", "--strict", "App/A.swift").status == 0)
  }

  @Test func aCatalogSettlesUnknownPlaceholders() throws {
    let place = try folder()
    try place.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage":"en","strings":{"%d bars":{},"%d left":{}},"version":"1.0"}
      """
    )
    let run = try extract(place, "--catalog", "Localizable.xcstrings")
    #expect(try keys(run).contains("%d bars"))
    // What is known is not bent to the catalog, but said.
    let items = try #require(try JSONValue(run.outputBytes).array)
    let left = items.first { $0["key"]?.string == "%lld left" }
    #expect(left?["problems"]?.array?.map(\.string) == ["specifier-mismatch"])
    #expect(try extract(place, "--catalog", "gone.xcstrings").status == 2)
  }

  @Test func wrappersAreNamed() throws {
    let place = try WorkingFolder()
    try place.write("A.swift", "let a = L(\"One\"), b = M.text(\"Two\"), c = \"Three\".localized\n")
    #expect(try keys(place.run("extract", "-f", "json", "A.swift")) == [])
    let named = ["extract", "-f", "json", "--routine", "L,M.text", "A.swift"]
    #expect(try keys(place.run(named)) == ["One", "Two"])
    try place.write(
      ".toaststrings.json",
      "{ extraction: { routines: ['L'], members: ['localized'], }, }"
    )
    #expect(try keys(place.run("extract", "-f", "json", ".")) == ["One", "Three"])
    #expect(try keys(place.run("extract", "-f", "json", "--no-config", ".")) == [])
    try place.write("other.json", "{ \"extraction\": { \"routines\": [\"M.text\"] } }")
    #expect(try keys(place.run("extract", "-f", "json", "--config", "other.json", ".")) == ["Two"])
    #expect(try place.run("extract", "--config", "gone.json", ".").status == 2)
  }

  @Test func oneSourceComesFromStandardInput() throws {
    let run = try WorkingFolder().run("extract", "-f", "json", "-", input: "Text(\"Saved\")")
    let items = try #require(try JSONValue(run.outputBytes).array)
    #expect(items.map { $0["path"]?.string } == ["-"])
  }

  @Test func theReportGoesToAFile() throws {
    let place = try folder()
    let run = try extract(place, "--output", "texts.json")
    #expect(run.output.isEmpty)
    #expect(try place.bytes("texts.json") == extract(place).outputBytes)
  }

  @Test(arguments: ["text", "json"])
  func jobsAndOrderDoNotMatter(_ format: String) throws {
    let place = try folder()
    let runs = [
      try place.run("extract", "-f", format, "--jobs", "1", "App/A.swift", "App/B.swift"),
      try place.run("extract", "-f", format, "--jobs", "3", "App/B.swift", "App/A.swift"),
      try place.run("extract", "-f", format, "App/B.swift", "App/A.swift", "App/B.swift"),
    ]
    #expect(Set(runs.map(\.output)).count == 1)
  }

  // MARK: - The formats of Xcode

  @Test func stringsdataIsAFileASource() throws {
    let place = try folder()
    try place.write("App/More/b.swift", "let a = Text(\"Other\")\n")
    let run = try place.run("extract", "-f", "stringsdata", "-o", "out", "App")
    #expect(run.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.file("out").path)
    // Two sources of one name do not overwrite each other, also where case does not count.
    #expect(names.count == 4)
    #expect(names.contains("A.stringsdata") && names.contains("P.stringsdata"))
    #expect(names.count { $0.lowercased().hasPrefix("b-") } == 2)
    #expect(try place.text("out/P.stringsdata").contains("\"tables\": {}"))
    let one = try place.run("extract", "-f", "stringsdata", "App/A.swift")
    #expect(one.outputBytes == (try place.bytes("out/A.stringsdata")))
    let several = try place.run("extract", "-f", "stringsdata", "App")
    #expect(several.status == 2)
    #expect(several.errors.contains("name a folder with '--output'"))
  }

  @Test func catalogsAreMade() throws {
    let place = try folder()
    let shown = try place.run("extract", "-f", "xcstrings", "App")
    #expect(shown.status == 0)
    #expect(shown.output.contains("\"Saved\" : {\n      \"comment\" : \"After a save\"\n    }"))
    #expect(!shown.output.contains("\"low\""))
    #expect(shown.errors.contains("1 text is of the table Toasts"))
    #expect(try place.run("extract", "-f", "xcstrings", "-o", "out", "App").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.file("out").path)
    #expect(names.sorted() == ["Localizable.xcstrings", "Toasts.xcstrings"])
    #expect(try place.bytes("out/Localizable.xcstrings") == shown.outputBytes)
    #expect(try place.text("out/Toasts.xcstrings").contains("\"value\" : \"Almost full\""))
    #expect(
      try place.run("extract", "-f", "xcstrings", "-o", "Toasts.xcstrings", "App").status == 0
    )
    #expect(try place.bytes("Toasts.xcstrings") == place.bytes("out/Toasts.xcstrings"))
    // Nothing is left to do for what was made.
    #expect(try place.run("sync", "--check", "out/Localizable.xcstrings", "App").status == 0)
  }

  // MARK: - Wrong use

  @Test(arguments: [
    ["extract"], ["extract", "--format", "yaml", "."], ["extract", "--jobs", "0", "."],
    ["extract", "--complete", "."], ["extract", "gone"],
  ])
  func wrongUseIsStatus2(_ words: [String]) throws {
    let run = try WorkingFolder().run(words)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("toaststrings: "))
  }

  /// The reader sees enough after one line: no message, no failure.
  @Test(arguments: ["text", "json"])
  func aClosedPipeEndsQuietly(_ format: String) throws {
    let place = try WorkingFolder()
    let lines = (0..<20_000).map { "let a\($0) = Text(\"Text number \($0) of many\")" }
    try place.write("A.swift", lines.joined(separator: "\n"))
    let run = try place.shell(
      "\"$tool\" extract --quiet -f \(format) A.swift | head -n 1; exit ${PIPESTATUS[0]}"
    )
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: ["stringsdata", "xcstrings"], ["taken", "taken/in"])
  func aFolderThatCannotBeMade(_ format: String, _ folder: String) throws {
    let place = try WorkingFolder()
    try place.write("a.swift", "let a = String(localized: \"Saved\")\n")
    try place.write("taken", "x")
    let run = try place.run("extract", "a.swift", "--format", format, "--output", folder)
    #expect(run.status == 2 && run.errorLines.count == 1)
    #expect(run.errors.contains("taken") && run.errors.contains("a file"), "\(run.errors)")
    #expect(!run.errors.contains("could not be completed"))
  }

  @Test func oneIsNotMany() throws {
    let place = try WorkingFolder()
    try place.write("a.swift", "let a = String(localized: \"Saved\")\n")
    #expect(try place.run("extract", "a.swift").errors == "1 text in 1 source\n")
    #expect(try place.run("sync", "A.xcstrings", "a.swift", "--create").status == 0)
    #expect(try place.run("extract", ".").errors == "1 text in 1 source\n")
  }
}
