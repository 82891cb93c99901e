// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

/// Edits from end to end: what changes, what stays, and what is refused.
@Suite struct EditingTests {
  private func folder() throws -> WorkingFolder { try WorkingFolder(fixture: "small") }

  private func text(_ place: WorkingFolder, _ key: String, _ locale: String) throws -> String {
    try place.run("get", "A.xcstrings", key, "--locale", locale).output
  }

  /// Each edit, and the way back to the same bytes.
  @Test func editsAndTheirInverses() throws {
    let place = try folder()
    let original = try place.bytes("A.xcstrings")
    let edits: [([String], [String])] = [
      (
        ["set", "A.xcstrings", "Undo", "--locale", "de", "--value", "Zurück"],
        ["set", "A.xcstrings", "Undo", "--locale", "de", "--value", "Widerrufen"]
      ),
      (
        ["set", "A.xcstrings", "Undo", "--locale", "ja", "--value", "元に戻す"],
        ["remove", "A.xcstrings", "Undo", "--locale", "ja"]
      ),
      (
        ["set", "A.xcstrings", "New", "--plural", "one=%lld", "--plural", "other=%lld s"],
        ["remove", "A.xcstrings", "New"]
      ),
      (
        ["set", "A.xcstrings", "Undo", "--comment", "Button"],
        ["set", "A.xcstrings", "Undo", "--comment", ""]
      ),
      (
        ["rename", "A.xcstrings", "Undo", "Take Back"],
        ["rename", "A.xcstrings", "Take Back", "Undo"]
      ),
    ]
    for (edit, inverse) in edits {
      let run = try place.run(edit)
      #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(edit) \(run.errors)")
      #expect(try place.bytes("A.xcstrings") != original, "\(edit)")
      #expect(try place.run("format", "--check", "A.xcstrings").status == 0, "\(edit)")
      #expect(try place.run(inverse).status == 0, "\(inverse)")
      #expect(try place.bytes("A.xcstrings") == original, "\(inverse)")
    }
  }

  @Test func aDryRunShowsAPatchThatMakesTheEdit() throws {
    let place = try folder()
    let edit = ["set", "A.xcstrings", "Undo", "--locale", "ja", "--value", "元に戻す"]
    let before = try place.stamp("A.xcstrings")
    let shown = try place.run(edit + ["--dry-run"])
    #expect(shown.status == 0)
    #expect(try place.stamp("A.xcstrings") == before)
    try place.write("change.patch", shown.outputBytes)
    #expect(try place.run(edit).status == 0)
    let edited = try place.bytes("A.xcstrings")
    let patched = try folder()
    try patched.write("change.patch", shown.outputBytes)
    let patch = try patched.shell(
      "command -v patch >/dev/null || exit 99; patch -s A.xcstrings change.patch"
    )
    if patch.status != 99 {
      #expect(patch.status == 0, "\(patch.output)")
      #expect(try patched.bytes("A.xcstrings") == edited)
    }
  }

  @Test func manyEditsInOneWrite() throws {
    let place = try folder()
    let lines = """
      {"key": "Undo", "locale": "de", "value": "Zurück"}
      {"key": "%lld files", "plural": {"one": "%lld file", "other": "%lld files"}}
      {"key": "Tap", "device": {"mac": "Click", "other": "Tap"}, "comment": "Hint"}
      """
    let run = try place.run("set", "A.xcstrings", "--stdin", input: lines)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try text(place, "Undo", "de") == "Zurück\n")
    #expect(try place.run("list", "A.xcstrings").output == "%lld files\nSaved\nTap\nUndo\n")
    let names = #"{"key": "Undo", "to": "Back"}"#
    #expect(try place.run("rename", "A.xcstrings", "--stdin", input: names).status == 0)
    #expect(
      try place.run("remove", "A.xcstrings", "--stdin", input: #"{"key": "Tap"}"#).status == 0
    )
    #expect(try place.run("list", "A.xcstrings").output == "%lld files\nBack\nSaved\n")
  }

  @Test(arguments: [
    "{\"key\": \"Undo\", \"value\": \"x\"}\nnot JSON\n",
    "{\"key\": \"Undo\", \"value\": \"x\"}\n{\"key\": \"Saved\", \"valeu\": \"x\"}\n",
    "{\"key\": \"Undo\", \"value\": \"x\"}\n{\"value\": \"x\"}\n",
    "{\"key\": \"Undo\", \"value\": \"x\"}\n{\"key\": \"Saved\", \"locale\": \"jp\", \"value\": \"x\"}\n",
    "{\"key\": \"Undo\", \"value\": \"x\"}\n[]\n",
  ])
  func oneBadLineAndNothingIsWritten(_ lines: String) throws {
    let place = try folder()
    let before = try place.stamp("A.xcstrings")
    let run = try place.run("set", "A.xcstrings", "--stdin", input: lines)
    #expect(run.status == 2)
    #expect(run.errors.contains("line 2"), "\(run.errors)")
    #expect(try place.stamp("A.xcstrings") == before)
  }

  /// Lines that are wrong are named as lines of standard input, and in words that fit them.
  @Test(arguments: [
    ("set", #"{"key": "Undo", "state": "translatd"}"#, ["translatd", "did you mean 'translated'"]),
    ("set", #"{"key": "Undo", "device": {"iphon": "x"}}"#, ["did you mean 'iphone'"]),
    ("set", #"{"key": "Undo"} {}"#, ["column 17", "a line holds one object"]),
    ("set", #"{"key": "Undo""#, ["the line ends here"]),
    ("remove", #"{"key": "Gone"}"#, ["A.xcstrings", "Gone"]),
    ("rename", #"{"old": "Gone", "new": "x"}"#, ["A.xcstrings", "Gone"]),
    ("rename", #"{"key": "Undo"}"#, ["\"new\"", "\"to\""]),
    ("rename", #"{"old": "Undo", "nwe": "x"}"#, ["\"nwe\"", "old, new, key, to"]),
    ("rename", #"{"old": "Undo", "new": ""}"#, ["empty"]),
  ])
  func aBadLineIsOneOfStandardInput(_ verb: String, _ line: String, _ words: [String]) throws {
    let place = try folder()
    let before = try place.stamp("A.xcstrings")
    let run = try place.run(verb, "A.xcstrings", "--stdin", input: "\n\(line)\n")
    #expect(run.status == 2 && run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("toaststrings: stdin: line 2: "), "\(run.errors)")
    for word in words { #expect(run.errors.contains(word), "\(run.errors)") }
    #expect(!run.errors.contains("catalog;") && !run.errors.contains("the catalog"))
    #expect(try place.stamp("A.xcstrings") == before)
  }

  @Test func renameTakesBothSpellingsOfItsMembers() throws {
    for line in [#"{"old": "Undo", "new": "Back"}"#, #"{"key": "Undo", "to": "Back"}"#] {
      let place = try folder()
      #expect(try place.run("rename", "A.xcstrings", "--stdin", input: line).status == 0)
      #expect(try place.run("list", "A.xcstrings").output == "Back\nSaved\n")
    }
    #expect(try folder().run("help", "rename").output.contains(#"{"old": "Undo""#))
  }

  @Test func aFileThatIsNotThereCannotBeRead() throws {
    let place = try folder()
    for words in [
      ["set", "Gone.xcstrings", "Undo", "--value", "x"], ["remove", "Gone.xcstrings", "Undo"],
      ["rename", "Gone.xcstrings", "Undo", "x"],
    ] {
      let run = try place.run(words)
      #expect(run.status == 2 && run.errors.contains("cannot be read"), "\(run.errors)")
    }
  }

  @Test func onlyAKeyWithoutANameIsMentioned() throws {
    let place = try folder()
    let renamed = try place.run("rename", "A.xcstrings", "Undo", "")
    #expect(renamed.status == 2 && renamed.errors.contains("empty"))
    let made = try place.run("set", "A.xcstrings", "", "--value", "x")
    #expect(made.status == 0 && made.errorLines.count == 1)
    #expect(try place.run("set", "A.xcstrings", "", "--value", "y").errors.isEmpty)
    #expect(try place.run("stats", "A.xcstrings").output.contains("3 keys"))
  }

  /// Each patch is applied where the tool ran, by whatever path the file was named.
  @Test(
    .enabled(if: ProjectFolder.hasGit, "needs git"),
    arguments: ["sub/A.xcstrings", "./sub/A.xcstrings", "Link.xcstrings", "sub/ä \"b.xcstrings"]
  )
  func gitAppliesThePatch(_ path: String) throws {
    let place = try folder()
    let text = try place.text("A.xcstrings").replacing(" : ", with: ": ")
    try place.write("sub/A.xcstrings", text)
    try place.write("sub/ä \"b.xcstrings", text)
    try FileManager.default.createSymbolicLink(
      atPath: place.file("Link.xcstrings").path,
      withDestinationPath: "sub/A.xcstrings"
    )
    let absolute = place.file(path).path
    for (name, flags) in [
      (path, ["format", "--diff"]), (absolute, ["check", "--fix", "--dry-run"]),
    ] {
      let patch = try place.run(flags + [name])
      #expect(patch.status < 2, "\(patch.errors)")
      try place.write("x.patch", patch.outputBytes)
      // Once in a repository, in a folder of it, and once in none.
      for script in ["git init -q .", "git init -q ..", ":"] {
        let apply = "(\(script)) && GIT_CEILING_DIRECTORIES=/ git apply --check x.patch"
        let run = try place.shell("\(apply); status=$?; rm -rf .git ../.git; exit $status")
        #expect(run.status == 0, "\(script) \(run.errors) \(patch.output)")
      }
    }
    #expect(try place.shell("git apply x.patch").status == 0)
    #expect(try place.run("format", "--check", path).status == 0)
  }

  @Test(.enabled(if: ProjectFolder.hasGit, "needs git"))
  func gitMakesTheCatalogOfAPatch() throws {
    let place = try WorkingFolder()
    try place.write("a.swift", "let a = String(localized: \"Saved\")\n")
    let run = try place.run("sync", "Localizable.xcstrings", "a.swift", "--create", "--dry-run")
    try place.write("x.patch", run.outputBytes)
    let applied = try place.shell("git apply x.patch")
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try place.run("sync", "Localizable.xcstrings", "a.swift", "--check").status == 0)
  }

  @Test(arguments: [
    (["get", "A.xcstrings", "Gone"], "Gone"), (["remove", "A.xcstrings", "Gone"], "Gone"),
    (["rename", "A.xcstrings", "Gone", "New"], "Gone"),
    (["rename", "A.xcstrings", "Undo", "Saved"], "Saved"),
    (["get", "A.xcstrings", "Undo", "--locale", "ja"], "ja"),
    (["remove", "A.xcstrings", "Undo", "--locale", "ja"], "ja"),
    (["set", "V.xcstrings", "%lld files", "--value", "files"], "--replace"),
  ])
  func refused(_ words: [String], _ name: String) throws {
    let place = try folder()
    try place.write("V.xcstrings", try place.bytes("A.xcstrings"))
    let made = try place.run("set", "V.xcstrings", "%lld files", "--plural", "other=%lld files")
    #expect(made.status == 0)
    let before = [try place.stamp("A.xcstrings"), try place.stamp("V.xcstrings")]
    let run = try place.run(words)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains(name), "\(run.errors)")
    #expect([try place.stamp("A.xcstrings"), try place.stamp("V.xcstrings")] == before)
  }

  @Test func standardInputToStandardOutput() throws {
    let place = try folder()
    let catalog = try place.text("A.xcstrings")
    let run = try place.run(
      "set",
      "-",
      "Undo",
      "--locale",
      "de",
      "--value",
      "Zurück",
      input: catalog
    )
    #expect(run.status == 0)
    #expect(run.output == catalog.replacing("Widerrufen", with: "Zurück"))
    #expect(try place.run("remove", "-", "Undo", input: run.output).status == 0)
    let same = try place.run(
      "set",
      "-",
      "Undo",
      "--locale",
      "de",
      "--value",
      "Widerrufen",
      input: catalog
    )
    #expect(same.output == catalog)
    #expect(
      try place.run("format", "-", input: "{\"strings\":{}}").output
        == "{\n  \"strings\" : {\n\n  }\n}"
    )
    #expect(try place.run("list", "-", input: catalog).output == "Saved\nUndo\n")
  }

  @Test func linksAndModesStay() throws {
    let place = try folder()
    try place.write("real/B.xcstrings", try place.bytes("A.xcstrings"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640],
      ofItemAtPath: place.file("real/B.xcstrings").path
    )
    try FileManager.default.createSymbolicLink(
      atPath: place.file("Link.xcstrings").path,
      withDestinationPath: "real/B.xcstrings"
    )
    let run = try place.run("set", "Link.xcstrings", "Undo", "--locale", "de", "--value", "Zurück")
    #expect(run.status == 0)
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: place.file("Link.xcstrings").path
    )
    #expect(target == "real/B.xcstrings")
    #expect(try place.text("real/B.xcstrings").contains("Zurück"))
    #expect(try place.stamp("real/B.xcstrings").mode == 0o640)
    #expect(try place.names() == ["A.xcstrings", "Link.xcstrings", "real"])
  }

  @Test func whatIsThereAlreadyIsNotWrittenAgain() throws {
    let place = try folder()
    let before = try place.stamp("A.xcstrings")
    for words in [
      ["set", "A.xcstrings", "Undo", "--locale", "de", "--value", "Widerrufen"],
      ["format", "A.xcstrings"], ["format", "--check", "A.xcstrings"],
    ] {
      #expect(try place.run(words).status == 0)
      #expect(try place.stamp("A.xcstrings") == before)
    }
  }

  @Test func formatShowsAndChanges() throws {
    let place = try folder()
    let formatted = try place.bytes("A.xcstrings")
    try place.write("A.xcstrings", try place.text("A.xcstrings").replacing(" : ", with: ": "))
    let before = try place.stamp("A.xcstrings")
    let check = try place.run("format", "--check")
    #expect(check.status == 1)
    #expect(check.output == "A.xcstrings\n")
    let diff = try place.run("format", "--diff")
    #expect(diff.status == 1)
    #expect(diff.output.hasPrefix("--- a/A.xcstrings\n+++ b/A.xcstrings\n@@ "))
    #expect(try place.stamp("A.xcstrings") == before)
    #expect(try place.run("format").status == 0)
    #expect(try place.bytes("A.xcstrings") == formatted)
  }
}
