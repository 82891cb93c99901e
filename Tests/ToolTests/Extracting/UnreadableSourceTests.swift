// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

/// Sources that cannot be read, or only in part: what can be is, what cannot is named, and nothing
/// leaves a catalog because of it.
@Suite struct UnreadableSourceTests {
  private func folder() throws -> WorkingFolder {
    let place = try WorkingFolder()
    try place.write("App/Good.swift", "let a = Text(\"Saved\")\n")
    try place.write(
      "Localizable.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Old" : {

          },
          "Saved" : {

          }
        },
        "version" : "1.0"
      }
      """
    )
    return place
  }

  /// `extract` gives the good source, names the problem and has a status; `sync --complete` refuses.
  private func expect(
    _ place: WorkingFolder,
    status: Int32,
    keys: [String] = ["Saved"],
    says message: String
  ) throws {
    let run = try place.run("extract", "--format", "json", "App")
    #expect(run.status == status)
    let items = try #require(try JSONValue(run.outputBytes).array)
    #expect(items.compactMap { $0["key"]?.string }.sorted() == keys)
    #expect((run.errors + run.output).contains(message))
    #expect(try place.run("extract", "--strict", "App").status == max(status, 1))
    let before = try place.stamp("Localizable.xcstrings")
    let sync = try place.run("sync", "--complete", "Localizable.xcstrings", "App")
    #expect(sync.status == 2)
    #expect(sync.errors.contains("--complete needs every source in full"))
    #expect(try place.stamp("Localizable.xcstrings") == before)
    #expect(try place.names().sorted() == ["App", "Localizable.xcstrings"])
    // Additive use goes on with what could be read.
    #expect(try place.run("sync", "Localizable.xcstrings", "App").status == status)
  }

  @Test func notUTF8() throws {
    let place = try folder()
    try place.write("App/Bad.swift", Array("// caf".utf8) + [0xE9, 0x0A])
    try expect(place, status: 0, says: "this is not UTF-8")
    let run = try place.run("extract", "App")
    #expect(run.output.contains("App/Bad.swift:1:7: this is not UTF-8"))
  }

  @Test(arguments: [
    ("struct A {\n  let b = Text(\"Half\")\n", "this bracket is not closed", ["Half", "Saved"]),
    ("let a = Text(\"Half\nlet b = Text(\"Whole\")\n", "this literal does not end", ["Saved"]),
    ("let a = Text(\"Half\")\n/* and so on", "this comment does not end", ["Half", "Saved"]),
    ("let a = Text(\"Half\"))\n", "this bracket closes nothing", ["Half", "Saved"]),
  ])
  func halfWritten(_ source: String, _ message: String, _ keys: [String]) throws {
    let place = try folder()
    try place.write("App/Bad.swift", source)
    let run = try place.run("extract", "--format", "json", "App")
    #expect(run.status == 0)
    #expect(run.output.contains(message))
    let items = try #require(try JSONValue(run.outputBytes).array)
    let found = items.compactMap { $0["key"]?.string }
    #expect(keys.allSatisfy(found.contains))
    #expect(try place.run("sync", "--complete", "Localizable.xcstrings", "App").status == 2)
  }

  @Test func aLinkThatLeadsNowhere() throws {
    let place = try folder()
    try FileManager.default.createSymbolicLink(
      atPath: place.file("App/Link.swift").path,
      withDestinationPath: "gone.swift"
    )
    try expect(place, status: 2, says: "App/Link.swift: ")
  }

  @Test func anOperandThatIsNotThere() throws {
    let place = try folder()
    let run = try place.run("extract", "gone", "App")
    #expect(run.status == 2)
    #expect(run.output.contains("Saved"))
    #expect(run.errors.contains("toaststrings: gone: no such file or folder"))
    let sync = try place.run("sync", "--complete", "Localizable.xcstrings", "App", "gone")
    #expect(sync.status == 2)
    #expect(try place.text("Localizable.xcstrings").contains("\"Old\""))
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func aFolderThatIsDenied() throws {
    let place = try folder()
    try place.write("App/Secret/A.swift", "")
    let path = place.file("App/Secret").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    try expect(place, status: 2, says: "App/Secret: the folder cannot be read")
  }

  /// Links to folders are not followed, so a walk ends.
  @Test func linksInACircle() throws {
    let place = try folder()
    try FileManager.default.createSymbolicLink(
      atPath: place.file("App/Again").path,
      withDestinationPath: ".."
    )
    let run = try place.run("extract", "App")
    #expect(run.status == 0)
    #expect(run.output == "App/Good.swift:1:14: Saved\n")
  }

  /// Depth costs memory only, whatever is nested.
  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("\"\\(", ")\""), ("/*", "*/"), ("-", ""), ("try ", ""),
    ("let a = ", ""), ("a ? b : ", ""), ("f { x in ", "}"),
  ])
  func deepNesting(_ open: String, _ close: String) throws {
    let place = try folder()
    let depth = 100_000
    try place.write(
      "App/Deep.swift",
      "let a = " + String(repeating: open, count: depth) + " 1 "
        + String(repeating: close, count: depth) + "\nlet b = Text(\"After\")\n"
        + "let c = Text(" + String(repeating: "(", count: depth)
    )
    let run = try place.run("extract", "--format", "json", "App")
    #expect(run.status == 0)
    #expect(run.output.contains("\"After\"") && run.output.contains("\"Saved\""))
  }
}
