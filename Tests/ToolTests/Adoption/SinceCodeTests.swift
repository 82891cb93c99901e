// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// `--since` with sources: what the branch brings is told by key, wherever its line is.
@Suite(.enabled(if: ProjectFolder.hasGit, "needs git"))
struct SinceCodeTests {
  private static let catalog = ProjectFolder.catalog(
    ProjectFolder.entry("Archive", "Archiv"),
    ProjectFolder.entry("Saved", "Gesichert")
  )

  private static func view(_ keys: String...) -> String {
    "import SwiftUI\n\nlet views = [\n"
      + keys.map { "  Text(\"\($0)\"),\n" }.joined() + "]\n"
  }

  private func git(_ folder: WorkingFolder, _ script: String) throws {
    let run = try folder.shell(
      """
      set -e
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
      \(script)
      """
    )
    #expect(run.status == 0, "\(run.errors)")
  }

  /// A repository with one key that the catalog lacks (“Gone”), on a branch of its own.
  private func repository() throws -> WorkingFolder {
    let folder = try WorkingFolder()
    try folder.write("App/Localizable.xcstrings", Self.catalog)
    try folder.write("App/View.swift", Self.view("Archive", "Gone", "Saved"))
    try folder.write("App/More/Other.swift", Self.view("Archive"))
    try git(
      folder,
      "git init -q -b main; git add .; git commit -qm 1; git checkout -qb topic"
    )
    return folder
  }

  private func found(_ folder: WorkingFolder, sources: String = "App") throws -> [String] {
    let run = try folder.run(
      "check",
      "--no-config",
      "--since",
      "main",
      "--sources",
      sources,
      "--format",
      "json",
      "--skip",
      "layout"
    )
    #expect(run.status < 2, "\(run.errors)")
    return try CheckReport(run).findings.map { "\($0.summary) \($0.key ?? "")" }
  }

  @Test func whatWasThereIsKnown() throws {
    let folder = try repository()
    #expect(try found(folder).isEmpty)
    // Another line, another column, another order.
    try folder.write("App/View.swift", "\n\n" + Self.view("Saved", "Archive", "Gone"))
    #expect(try found(folder).isEmpty)
    #expect(try found(folder, sources: "App/View.swift").isEmpty)
  }

  @Test func whatTheBranchBringsIsNew() throws {
    let folder = try repository()
    try folder.write("App/View.swift", Self.view("New", "Archive", "Gone", "Saved"))
    let expected = ["App/View.swift:4:8 missing-key New"]
    #expect(try found(folder) == expected)
    try git(folder, "git commit -qam 2")
    #expect(try found(folder) == expected)
    #expect(try found(folder, sources: "App/View.swift") == expected)
  }

  /// One more use of a key that is missing already is one more mistake; the first ones are known.
  @Test func oneMoreUseIsNew() throws {
    let folder = try repository()
    try folder.write("App/View.swift", Self.view("Archive", "Gone", "Saved", "Gone"))
    #expect(try found(folder) == ["App/View.swift:7:8 missing-key Gone"])
  }

  @Test func aSourceMayMove() throws {
    let folder = try repository()
    try git(folder, "git mv App/View.swift App/More/Renamed.swift")
    #expect(try found(folder).isEmpty)
    // Copied to a file that git does not know yet, out of one that loses it.
    try git(folder, "git mv App/More/Renamed.swift App/View.swift")
    try folder.write("App/View.swift", Self.view("Archive", "Saved"))
    try folder.write("App/Untracked.swift", Self.view("Gone"))
    #expect(try found(folder).isEmpty)
  }

  /// A use that is removed leaves its key unused, although the catalog has not changed.
  @Test func aKeyThatLosesItsUseIsNew() throws {
    let folder = try repository()
    try folder.write("App/View.swift", Self.view("Archive", "Gone"))
    #expect(
      try found(folder).map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
        == ["unused-key Saved"]
    )
  }

  /// A key that leaves the catalog makes an old look-up a new mistake.
  @Test func aKeyThatLeavesTheCatalogIsNew() throws {
    let folder = try repository()
    try folder.write(
      "App/Localizable.xcstrings",
      ProjectFolder.catalog(ProjectFolder.entry("Archive", "Archiv"))
    )
    #expect(try found(folder) == ["App/View.swift:6:8 missing-key Saved"])
  }

  @Test func fromAFolderOfTheRepository() throws {
    let folder = try repository()
    try folder.write("App/View.swift", Self.view("New", "Gone", "Archive", "Saved"))
    let run = try folder.shell(
      "cd App && \"$tool\" check --no-config --since main --sources . --skip layout"
    )
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.hasPrefix("View.swift:4:8: error:"), "\(run.output)")
  }
}
