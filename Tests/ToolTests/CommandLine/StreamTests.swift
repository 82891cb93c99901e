// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

/// What goes to which stream, and what colours and `--quiet` change about it.
@Suite struct StreamTests {
  private func folder() throws -> WorkingFolder { try WorkingFolder(fixture: "small") }

  @Test(arguments: ["text", "json", "jsonl", "github"])
  func findingsAreDataAndTheSummaryIsAMessage(_ format: String) throws {
    let place = try folder()
    let loud = try place.run("check", "--format", format, "A.xcstrings")
    #expect(loud.status == 1)
    #expect(loud.output.contains("empty-translation"))
    #expect(!loud.output.contains("in 1 catalog"))
    #expect(loud.errors == "1 error in 1 catalog (2 keys)\n")
    let quiet = try place.run("check", "--quiet", "--format", format, "A.xcstrings")
    #expect(quiet.status == 1)
    #expect(quiet.outputBytes == loud.outputBytes)
    #expect(quiet.errors.isEmpty)
  }

  @Test func quietKeepsErrors() throws {
    let place = try folder()
    let run = try place.run("check", "-q", "A.xcstrings", "gone.xcstrings")
    #expect(run.status == 2)
    #expect(run.errors == "toaststrings: gone.xcstrings: no such file or folder\n")
    #expect(run.output.contains("empty-translation"))
  }

  @Test(arguments: [
    (["check", "A.xcstrings"], "NO_COLOR", "", false),
    (["check", "--color", "always", "A.xcstrings"], "NO_COLOR", "", true),
    (["check", "--color=always", "A.xcstrings"], "NO_COLOR", "1", true),
    (["check", "--color", "always", "A.xcstrings"], "TERM", "dumb", true),
    (["check", "--color", "never", "A.xcstrings"], "NO_COLOR", "", false),
    (["check", "--color", "always", "--format", "json", "A.xcstrings"], "NO_COLOR", "", false),
    (["check", "--color", "always", "--format", "github", "A.xcstrings"], "NO_COLOR", "", false),
  ])
  func colours(_ words: [String], _ name: String, _ value: String, _ isColoured: Bool) throws {
    let run = try folder().run(words, environment: [name: value])
    #expect(run.outputBytes.contains(0x1B) == isColoured)
  }

  @Test func theReportGoesToAFile() throws {
    let place = try folder()
    let shown = try place.run("check", "--format", "json", "A.xcstrings")
    let run = try place.run("check", "-f", "json", "-o", "report.json", "A.xcstrings")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(try place.bytes("report.json") == shown.outputBytes)
  }

  @Test func standardInputIsACatalog() throws {
    let place = try folder()
    let catalog = try place.text("A.xcstrings")
    let unnamed = try CheckReport(place.run("check", "-f", "json", "-", input: catalog))
    #expect(unnamed.findings.map(\.path) == ["-"])
    let named = try place.run(
      "check",
      "--format",
      "json",
      "--stdin-filename",
      "Named.xcstrings",
      "-",
      input: catalog
    )
    #expect(
      try CheckReport(named).findings.map(\.summary) == ["Named.xcstrings:9:23 empty-translation"]
    )
  }

  /// The reader sees enough after one line: no message, no failure.
  @Test func aClosedPipeEndsQuietly() throws {
    let place = try WorkingFolder()
    var entries: [String] = []
    for number in 0..<4000 {
      entries.append(
        #""key \#(number)":{"localizations":{"de":{"stringUnit":{"state":"new","value":"x"}}}}"#
      )
    }
    let text = entries.joined(separator: ",")
    try place.write("Big.xcstrings", #"{"sourceLanguage":"en","strings":{\#(text)}}"#)
    for command in ["check --format text", "check --format json", "list", "stats --format json"] {
      let run = try place.shell(
        #""$tool" --quiet \#(command) Big.xcstrings | head -1; exit "${PIPESTATUS[0]}""#
      )
      #expect(run.status == 0, "\(command)")
      #expect(run.errors.isEmpty, "\(command)")
      #expect(run.output.split(separator: "\n").count == 1, "\(command)")
    }
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"),
    arguments: [
      "check A.xcstrings", "check --format json A.xcstrings", "rules", "--help", "--version",
      "list A.xcstrings", "get A.xcstrings Saved", "stats A.xcstrings", "completions bash",
      "set A.xcstrings Saved --value Kept --dry-run",
    ]
  )
  func aFullDiskIsSaid(_ command: String) throws {
    let run = try folder().shell(#"exec "$tool" \#(command) >/dev/full"#)
    #expect(run.status == 2)
    #expect(run.errors.contains("standard output cannot be written: No space left on device"))
  }
}
