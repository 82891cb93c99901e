// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
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

  // MARK: - Files that move

  @Test(arguments: [
    "git mv App Other", "mkdir Other; git mv App/Localizable.xcstrings Other/",
    "git mv App/Localizable.xcstrings App/Toasts.xcstrings",
    "git mv App/Localizable.xcstrings Localizable.xcstrings; git commit -qm 2",
  ])
  func aCatalogMayMove(_ script: String) throws {
    let folder = try repository()
    try git(folder, script)
    #expect(try found(folder).isEmpty)
    let path = try folder.shell("git ls-files | grep xcstrings").output.dropLast()
    try folder.write(String(path), Self.changed)
    #expect(try found(folder).map { $0.hasSuffix("20:23 extra-placeholder") } == [true])
  }

  @Test func aLinkIsTheFileThatItLeadsTo() throws {
    let folder = try repository()
    try git(
      folder,
      "ln -s App/Localizable.xcstrings Link.xcstrings; git add .; git commit -qm 2;"
        + " git branch -f main"
    )
    #expect(try found(folder, "Link.xcstrings").isEmpty)
    #expect(try found(folder).isEmpty)
    // The file moves, and a link stays where it was.
    try git(
      folder,
      """
      mkdir Shared; git mv App/Localizable.xcstrings Shared/L.xcstrings
      ln -s ../Shared/L.xcstrings App/Localizable.xcstrings; git add .; git commit -qm 3
      """
    )
    #expect(try found(folder, "App/Localizable.xcstrings").isEmpty)
  }

  @Test func eachFileIsCheckedOnce() throws {
    let folder = try ProjectFolder.make("A.xcstrings")
    _ = try folder.shell("ln -s A.xcstrings 0.xcstrings; ln -s . Folder")
    for operands in [
      ["A.xcstrings", "./A.xcstrings"], ["0.xcstrings", "A.xcstrings"], ["."], [],
      [".", "Folder", "A.xcstrings", folder.file("A.xcstrings").path],
    ] {
      let report = try folder.run(["check", "--no-config", "--format", "json"] + operands)
      let paths = try CheckReport(report).findings.map(\.summary)
      #expect(paths.count == 2, "\(operands)")
      #expect(report.errors.contains("in 1 catalog"), "\(operands)")
    }
    let listed = try folder.run("stats", "0.xcstrings", "A.xcstrings").output
    #expect(listed.hasPrefix("A.xcstrings: 2 keys"), "\(listed)")
  }

  // MARK: - Submodules

  /// A repository with the faulty catalog in the submodule `mod`, whose own `main` is another one.
  private func superproject() throws -> WorkingFolder {
    let folder = try ProjectFolder.make("lib/S.xcstrings")
    try git(
      folder,
      """
      git init -q -b main lib; git -C lib add .; git -C lib commit -qm 1
      git init -q -b main app; cd app
      git -c protocol.file.allow=always submodule --quiet add ../lib mod; git commit -qm 1
      git branch base
      """
    )
    return folder
  }

  @Test func aSubmoduleIsComparedWithTheRecordedCommit() throws {
    let folder = try superproject()
    let check = "cd app; \"$tool\" check --no-config --since"
    let same = try folder.shell("\(check) base")
    #expect(same.status == 0, "\(same.errors)")
    try folder.write("app/mod/S.xcstrings", Self.changed)
    // The branch main of the submodule has it too; that of the outer repository has not.
    try git(folder, "cd app/mod; git commit -qam 2")
    for revision in ["base", "main"] {
      let run = try folder.shell("\(check) \(revision)")
      #expect(run.status == 1 && run.output.hasPrefix("mod/S.xcstrings:20:23"), "\(run.errors)")
    }
    // Within the submodule its own branches count.
    #expect(try folder.shell("cd app/mod; \"$tool\" check --no-config --since main").status == 0)
  }

  @Test func aSubmoduleWithoutTheRecordedCommitIsNamed() throws {
    let folder = try superproject()
    try folder.write("app/Own.xcstrings", ProjectFolder.faulty)
    try git(
      folder,
      """
      cd app
      git update-index --cacheinfo 160000,1234567890123456789012345678901234567890,mod
      git commit -qm 2; git branch -f base
      """
    )
    let run = try folder.shell("cd app; \"$tool\" check --no-config --since base")
    #expect(run.status == 2 && run.errors.contains("the submodule 'mod' lacks"), "\(run.errors)")
    #expect(run.output.contains("Own.xcstrings:"))
  }

  @Test func aNewSubmoduleIsNewAltogether() throws {
    let folder = try superproject()
    try git(
      folder,
      "cd app; git checkout -q --orphan o; git rm -q --cached mod .gitmodules;"
        + " git commit -qm 0 --allow-empty; git branch -f base; git add .; git commit -qm 1"
    )
    let run = try folder.shell("cd app; \"$tool\" check --no-config --since base")
    #expect(run.status == 1, "\(run.errors)")
  }

  // MARK: - Without a past

  /// Git's own reason is passed on, and what it says can be done.
  @Test func theReasonIsThatOfGit() throws {
    let folder = try repository()
    let run = try folder.run(
      ["check", "--no-config", "--since", "main"],
      environment: [
        "GIT_TEST_ASSUME_DIFFERENT_OWNER": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_SYSTEM": "/dev/null",
      ]
    )
    #expect(run.status == 2 && run.errorLines.count == 1)
    #expect(run.errors.contains("safe.directory"), "\(run.errors)")
    try git(folder, "echo '[x' >> .git/config")
    let broken = try folder.run("check", "--no-config", "--since", "main")
    #expect(broken.status == 2 && broken.errors.contains("config"), "\(broken.errors)")
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
