// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// `check --fix` on files.
@Suite struct FixRunTests {
  private static let name = "App/Localizable.xcstrings"

  @Test func reportAndStatusAreAboutWhatRemains() throws {
    let folder = try ProjectFolder.make()
    let run = try folder.run("check", "--no-config", "--fix", "--format", "json")
    #expect(run.status == 1)
    #expect(try CheckReport(run).rules == ["extra-placeholder"])
    #expect(run.errors.contains("1 finding fixed"))
    let expected = ProjectFolder.faulty.replacing("Archiv ", with: "Archiv")
    #expect(try folder.text(Self.name) == expected)
  }

  @Test func nothingIsWrittenWithoutARepair() throws {
    let folder = try ProjectFolder.make()
    _ = try folder.run("check", "--no-config", "--fix")
    let stamp = try folder.stamp(Self.name)
    #expect(try folder.run("check", "--no-config", "--fix").errors.contains("0 findings fixed"))
    #expect(try folder.stamp(Self.name) == stamp)
    #expect(try folder.names() == ["App"])
  }

  @Test func aDryRunPrintsThePatchAlone() throws {
    let folder = try ProjectFolder.make()
    let stamp = try folder.stamp(Self.name)
    let run = try folder.run("check", "--no-config", "--fix", "--dry-run")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("--- a/\(Self.name)\n+++ b/\(Self.name)\n@@ "))
    #expect(run.output.contains("\n-            \"value\" : \"Archiv \"\n"))
    #expect(!run.output.contains("extra-placeholder"))
    #expect(try folder.stamp(Self.name) == stamp)
    // What the patch says is what is done.
    try folder.write("fix.patch", run.outputBytes)
    #expect(try folder.shell("git apply fix.patch").status == 0)
    #expect(try folder.run("check", "--no-config", "--fix", "--dry-run").output.isEmpty)
  }

  @Test func guessesNeedAWordMore() throws {
    let folder = try WorkingFolder()
    let catalog = ProjectFolder.catalog(ProjectFolder.entry("%lld files", "%@ Dateien"))
    try folder.write("A.xcstrings", catalog)
    #expect(try folder.run("check", "--no-config", "--fix").status == 1)
    #expect(try folder.text("A.xcstrings") == catalog)
    #expect(try folder.run("check", "--no-config", "--fix", "--unsafe").status == 0)
    #expect(try folder.text("A.xcstrings") == catalog.replacing("%@ D", with: "%lld D"))
  }

  @Test func whatIsNotReportedIsNotRepaired() throws {
    let folder = try ProjectFolder.make()
    for options in [
      ["--skip", "edge-whitespace"], ["--only", "extra-placeholder"],
      ["--baseline", "known.json"],
    ] {
      if options[0] == "--baseline" {
        _ = try folder.run(["check", "--no-config", "--write-baseline"] + options)
      }
      _ = try folder.run(["check", "--no-config", "--fix"] + options)
      #expect(try folder.text(Self.name) == ProjectFolder.faulty, "\(options)")
    }
  }

  @Test func keysThatAreSilencedAreLeftAlone() throws {
    let folder = try WorkingFolder()
    let catalog = ProjectFolder.catalog(
      ProjectFolder.entry("Archive", "Archiv ", comment: "[no-lint:edge-whitespace]")
    )
    try folder.write("A.xcstrings", catalog)
    _ = try folder.run("check", "--no-config", "--fix", "--unsafe")
    #expect(try folder.text("A.xcstrings") == catalog)
  }

  @Test func oneBadFileHidesNoOther() throws {
    let folder = try ProjectFolder.make()
    try folder.write("B.xcstrings", "{")
    let run = try folder.run("check", "--no-config", "--fix", "--format", "json")
    #expect(run.status == 2)
    #expect(try CheckReport(run).rules == ["extra-placeholder", "invalid-json"])
    #expect(try folder.text("B.xcstrings") == "{")
    #expect(try folder.text(Self.name).contains("\"Archiv\""))
  }

  @Test(arguments: [["--unsafe"], ["--dry-run"], ["--fix", "-"]])
  func optionsThatDoNotFitAreRefused(_ options: [String]) throws {
    let run = try ProjectFolder.make().run(["check", "--no-config"] + options)
    #expect(run.status == 2 && run.errorLines.count == 1 && run.output.isEmpty)
  }
}
