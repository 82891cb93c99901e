// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

/// Files and folders that cannot be worked on: a clear message, status 2, and the others go on.
@Suite struct UnreadableTests {
  private func folder() throws -> WorkingFolder { try WorkingFolder(fixture: "small") }

  /// The other catalog is checked in spite of the bad one, which is named in the report too.
  private func expectOthersAreChecked(_ place: WorkingFolder, bad path: String) throws {
    let run = try place.run("check", "--format", "json", path, "A.xcstrings")
    let report = try CheckReport(run)
    #expect(run.status == 2)
    #expect(report.findings.map(\.summary) == ["A.xcstrings:9:23 empty-translation"])
    #expect(report.errors.map(\.path) == [path])
    #expect(run.errors.contains("toaststrings: \(path): "))
  }

  @Test func aFileThatIsNotThere() throws {
    try expectOthersAreChecked(try folder(), bad: "gone.xcstrings")
  }

  @Test func aLinkThatLeadsNowhere() throws {
    let place = try folder()
    try FileManager.default.createSymbolicLink(
      atPath: place.file("Link.xcstrings").path,
      withDestinationPath: "gone.xcstrings"
    )
    try expectOthersAreChecked(place, bad: "Link.xcstrings")
    let all = try place.run("check", "--format", "json")
    #expect(all.status == 2)
    #expect(try CheckReport(all).errors.map(\.path) == ["Link.xcstrings"])
  }

  @Test func aFolderWithoutCatalogs() throws {
    let place = try folder()
    try place.write("Empty.xcstrings/readme.txt", "")
    try expectOthersAreChecked(place, bad: "Empty.xcstrings")
    for command in ["check", "format", "stats"] {
      let run = try place.run(command, "Empty.xcstrings")
      #expect(run.status == 2)
      #expect(run.errors.contains("no .xcstrings catalog in this folder"))
    }
    #expect(try WorkingFolder().run("check").status == 2)
  }

  @Test(arguments: [
    ["get", "Folder.xcstrings", "Saved"], ["list", "Folder.xcstrings"],
    ["set", "Folder.xcstrings", "Saved", "--value", "x"],
    ["set", "gone.xcstrings", "Saved", "--value", "x"], ["get", "gone.xcstrings", "Saved"],
    ["remove", "gone.xcstrings", "Saved"], ["rename", "gone.xcstrings", "Saved", "Kept"],
    ["check", "--output", "Folder.xcstrings", "A.xcstrings"],
    ["check", "--output", "gone/report.json", "A.xcstrings"],
  ])
  func aCatalogThatIsNoFile(_ words: [String]) throws {
    let place = try folder()
    try FileManager.default.createDirectory(
      at: place.file("Folder.xcstrings"),
      withIntermediateDirectories: true
    )
    let run = try place.run(words)
    #expect(run.status == 2)
    #expect(run.errors.contains("toaststrings: "))
    #expect(try place.names() == ["A.xcstrings", "Folder.xcstrings"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read and write everything"))
  func aFileThatIsDenied() throws {
    let place = try folder()
    try place.write("Secret.xcstrings", "{}")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0],
      ofItemAtPath: place.file("Secret.xcstrings").path
    )
    try expectOthersAreChecked(place, bad: "Secret.xcstrings")
    #expect(try place.run("set", "Secret.xcstrings", "Saved", "--value", "x").status == 2)
  }

  /// A file system of its own that is full: the edit fails with a message, the file is whole.
  @Test func aFullDiskKeepsTheFile() throws {
    let place = try folder()
    let run = try place.shell(
      """
      mkdir disk && mount -t tmpfs -o size=64k none disk 2>/dev/null || exit 99
      trap 'umount disk' EXIT
      cp A.xcstrings disk/ && head -c 1m /dev/zero >disk/filler 2>/dev/null
      "$tool" set disk/A.xcstrings Saved --locale de --value "$(printf '%08000d' 1)"
      status=$?
      cp disk/A.xcstrings after && ls disk >names
      exit $status
      """
    )
    if run.status == 99 { try Test.cancel("no file system can be mounted here") }
    #expect(run.status == 2)
    #expect(run.errors.contains("no space is left"))
    #expect(try place.bytes("after") == place.bytes("A.xcstrings"))
    #expect(try place.text("names") == "A.xcstrings\nfiller\n")
  }
}
