// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// `check --since` in repositories of git.
@Suite(.enabled(if: ProjectFolder.hasGit, "needs git"))
struct SinceTests {
  private func git(_ folder: WorkingFolder, _ script: String) throws {
    let prelude = """
      set -e
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b

      """
    let run = try folder.shell(prelude + script)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// A repository whose branch `main` has the faulty catalog, on a branch of its own.
  private func repository() throws -> WorkingFolder {
    let folder = try ProjectFolder.make()
    try git(
      folder,
      "git init -q -b main; git add .; git commit -qm 1; git checkout -qb topic"
    )
    return folder
  }

  private func found(_ folder: WorkingFolder, _ more: String...) throws -> [String] {
    let options = ["check", "--no-config", "--since", "main", "--format", "json"]
    return try CheckReport(folder.run(options + more)).findings.map(\.summary)
  }

  private static let changed = ProjectFolder.catalog(
    ProjectFolder.entry("Archive", "Archiv ", comment: "One more line"),
    ProjectFolder.entry("Copied", "%@ kopiert"),
    ProjectFolder.entry("Saved", "%@ gesichert")
  )

  @Test func onlyWhatTheBranchBringsIsReported() throws {
    let folder = try repository()
    #expect(try found(folder).isEmpty)
    try folder.write("App/Localizable.xcstrings", Self.changed)
    let expected = ["App/Localizable.xcstrings:20:23 extra-placeholder"]
    #expect(try found(folder) == expected)
    try git(folder, "git commit -qam 2")
    #expect(try found(folder) == expected)
    let inFolder = try folder.shell(
      "cd App && \"$tool\" check --no-config --since main Localizable.xcstrings"
    )
    #expect(inFolder.status == 1)
    #expect(inFolder.output.hasPrefix("Localizable.xcstrings:20:23: error:"))
  }

  /// What main has brought meanwhile is no fault of the branch.
  @Test func theComparisonIsWithTheMergeBase() throws {
    let folder = try repository()
    try git(folder, "git checkout -q main")
    try folder.write("App/Localizable.xcstrings", ProjectFolder.catalog())
    try git(folder, "git commit -qam 2; git checkout -q topic")
    #expect(try found(folder).isEmpty)
  }

  @Test func newCatalogsAreNewAltogether() throws {
    let folder = try repository()
    try folder.write("new/-x.xcstrings", ProjectFolder.faulty)
    #expect(try found(folder).map { $0.prefix(16) } == ["new/-x.xcstrings", "new/-x.xcstrings"])
  }

  @Test func namesAreNeitherPatternsNorOptions() throws {
    let folder = try WorkingFolder()
    for name in ["*.xcstrings", ":(top)a.xcstrings", "-n.xcstrings", "ä b.xcstrings"] {
      try folder.write(name, ProjectFolder.faulty)
    }
    try git(folder, "git init -q -b main; git add .; git commit -qm 1")
    #expect(try found(folder, "--skip", "layout").isEmpty)
  }

  @Test(arguments: ["no-such-branch", "--all", ""])
  func anUnknownRevisionStopsTheRun(_ revision: String) throws {
    let folder = try repository()
    let run = try folder.run("check", "--no-config", "--since=\(revision)")
    #expect(run.status == 2 && run.output.isEmpty && run.errorLines.count == 1)
  }

  @Test func withoutACommonCommitNothingIsCompared() throws {
    let folder = try repository()
    try git(folder, "git checkout -q --orphan other; git commit -qm 3")
    let run = try folder.run("check", "--no-config", "--since", "main")
    #expect(run.status == 2 && run.errors.contains("no common commit"))
  }

  @Test func outsideOfARepositoryThereIsNoPast() throws {
    let folder = try ProjectFolder.make()
    let run = try folder.run(
      ["check", "--no-config", "--since", "main"],
      environment: ["GIT_CEILING_DIRECTORIES": "/"]
    )
    #expect(run.status == 2 && run.errors.contains("git repository"))
  }

  @Test func gitIsLookedForInThePath() throws {
    let folder = try repository()
    let run = try folder.run(
      ["check", "--no-config", "--since", "main"],
      environment: ["PATH": "/nowhere"]
    )
    #expect(run.status == 2 && run.errors.contains("git"))
  }
}
