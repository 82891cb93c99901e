// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// What `check` makes of sources and folders that are not what the command line takes them for.
@Suite struct MissingSourcesTests {
  private static let catalog = ProjectFolder.catalog(
    ProjectFolder.entry("Archive", "Archiv"),
    ProjectFolder.entry("Saved", "Gesichert")
  )

  /// A path that leads nowhere and a folder without Swift are told of, and make no key unused.
  @Test(arguments: [["nope"], ["empty"], ["empty", "nope"], ["App", "nope"]])
  func nothingIsUnused(sources: [String]) throws {
    let folder = try WorkingFolder()
    try folder.write("Localizable.xcstrings", Self.catalog)
    try folder.write("empty/Notes.txt", "Text(\"Saved\")")
    try folder.write("App/View.swift", "import SwiftUI\nlet view = Text(\"Saved\")\n")
    let run = try folder.run(
      ["check", "--no-config", "--format", "json", "--only", "unused-key"]
        + sources.flatMap { ["--sources", $0] }
    )
    #expect(run.status == 2)
    #expect(run.errors.contains(sources.last ?? ""))
    #expect(try CheckReport(run).findings.isEmpty)
  }

  /// A catalog of Interface Builder is known by its folder however the path is written.
  @Test(arguments: [".", "Main.xcstrings", "./Main.xcstrings", "../mul.lproj/Main.xcstrings"])
  func interfaceBuilder(path: String) throws {
    let folder = try WorkingFolder()
    try folder.write(
      "mul.lproj/Main.xcstrings",
      ProjectFolder.catalog("    \"a1b-2c.title\" : {\n\n    }")
    )
    let run = try folder.shell(
      "cd mul.lproj; \"$tool\" check --no-config --only missing-source-text '\(path)'"
    )
    #expect(run.status == 0, "\(run.output) \(run.errors)")
  }
}
