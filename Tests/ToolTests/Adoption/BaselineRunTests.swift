// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// `check --baseline` as a project uses it over time.
@Suite struct BaselineRunTests {
  private static let options = ["check", "--no-config", "--baseline", "known.json"]

  private func run(_ folder: WorkingFolder, _ more: String...) throws -> ToolRun {
    try folder.run(Self.options + ["--format", "json"] + more)
  }

  private func made() throws -> WorkingFolder {
    let folder = try ProjectFolder.make()
    let run = try run(folder, "--write-baseline")
    #expect(run.status == 0)
    #expect(try CheckReport(run).findings.isEmpty)
    return folder
  }

  @Test func knownFindingsLeaveTheReport() throws {
    let folder = try made()
    let run = try run(folder)
    let report = try CheckReport(run)
    #expect(run.status == 0 && report.findings.isEmpty)
    let counts = CheckReport.Summary(catalogs: 1, keys: 2, errors: 0, warnings: 0, infos: 0)
    #expect(report.summary == counts)
  }

  @Test func whatIsNewIsReportedWhereverTheOldHasMoved() throws {
    let folder = try made()
    let more = ProjectFolder.catalog(
      ProjectFolder.entry("Archive", "Archiv ", comment: "Moves everything below by a line"),
      ProjectFolder.entry("Copied", "%@ kopiert"),
      ProjectFolder.entry("Saved", "%@ gesichert")
    )
    try folder.write("App/Localizable.xcstrings", more)
    let run = try run(folder)
    #expect(run.status == 1)
    let found = try CheckReport(run).findings.map(\.summary)
    #expect(found == ["App/Localizable.xcstrings:20:23 extra-placeholder"])
  }

  @Test func theBaselineOnlyShrinks() throws {
    let folder = try made()
    let fewer = ProjectFolder.catalog(
      ProjectFolder.entry("Archive", "Archiv"),
      ProjectFolder.entry("Copied", "%@ kopiert"),
      ProjectFolder.entry("Saved", "%@ gesichert")
    )
    try folder.write("App/Localizable.xcstrings", fewer)
    let before = try folder.text("known.json")
    let told = try run(folder)
    #expect(told.errors.contains("known.json: 1 known finding no longer found"))
    #expect(try folder.text("known.json") == before)
    let shrunk = try run(folder, "--write-baseline")
    #expect(try CheckReport(shrunk).rules == ["extra-placeholder"])
    let after = try folder.text("known.json")
    #expect(before.split(separator: "\n").count == after.split(separator: "\n").count + 1)
    // What was fixed and comes back is new.
    try folder.write("App/Localizable.xcstrings", ProjectFolder.faulty)
    #expect(try CheckReport(run(folder)).rules == ["edge-whitespace"])
    let forced = try run(folder, "--write-baseline", "--force")
    #expect(try CheckReport(forced).findings.isEmpty)
    #expect(try folder.text("known.json") == before)
  }

  @Test func nothingIsWrittenWhenNothingChanges() throws {
    let folder = try made()
    let stamp = try folder.stamp("known.json")
    _ = try run(folder, "--write-baseline")
    #expect(try folder.stamp("known.json") == stamp)
  }

  @Test func catalogsThatAreLeftOutKeepTheirs() throws {
    let folder = try ProjectFolder.make()
    try folder.write("Other/Other.xcstrings", ProjectFolder.faulty)
    _ = try run(folder, "--write-baseline")
    let before = try folder.text("known.json")
    _ = try run(folder, "--write-baseline", "App")
    #expect(try folder.text("known.json") == before)
    _ = try folder.shell("rm -r Other")
    _ = try run(folder, "--write-baseline")
    #expect(try !folder.text("known.json").contains("Other"))
  }

  @Test func theConfigurationNamesItFromItsOwnFolder() throws {
    let folder = try ProjectFolder.make()
    try folder.write(".toaststrings.json", "{ baseline: 'ci/known.json' }")
    try folder.write("ci/.keep", "")
    #expect(try folder.run("check", "--write-baseline").status == 0)
    #expect(try folder.text("ci/known.json").contains("\"../App/Localizable.xcstrings\""))
    #expect(try folder.run("check").status == 0)
    #expect(try folder.shell("cd App && \"$tool\" check").status == 0)
  }

  @Test func malformedFilesAreNeverKnown() throws {
    let folder = try made()
    try folder.write("App/Localizable.xcstrings", "{")
    #expect(try run(folder, "--write-baseline", "--force").status == 2)
    #expect(try CheckReport(run(folder)).rules == ["invalid-json"])
  }

  @Test(arguments: ["", "[]", "{\"version\": 9, \"entries\": []}"])
  func whatIsNoBaselineStopsTheRun(_ text: String) throws {
    let folder = try ProjectFolder.make()
    try folder.write("known.json", text)
    let run = try run(folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("known.json:1:"))
  }

  @Test func aMissingBaselineIsNotAnEmptyOne() throws {
    let run = try run(try ProjectFolder.make())
    #expect(run.status == 2)
    #expect(run.errors.contains("--write-baseline"))
  }

  @Test(arguments: [
    ["--write-baseline", "--only", "layout"], ["--force"],
    ["--write-baseline", "--fix", "--dry-run"],
  ])
  func optionsThatDoNotFitAreRefused(_ options: [String]) throws {
    let folder = try ProjectFolder.make()
    let run = try folder.run(Self.options + options)
    #expect(run.status == 2 && run.errorLines.count == 1)
    #expect(try folder.names() == ["App"])
  }

  /// What is no baseline is told in words about baselines.
  @Test(arguments: [("", "the file is empty"), ("{} {}", "the end of the baseline")])
  func aFileThatIsNoBaseline(_ text: String, _ words: String) throws {
    let folder = try ProjectFolder.make()
    try folder.write("known.json", text)
    let run = try folder.run("check", "--no-config", "--baseline", "known.json")
    #expect(run.status == 2 && run.errorLines.count == 1)
    #expect(run.errors.contains(words) && !run.errors.contains("catalog"), "\(run.errors)")
  }
}
