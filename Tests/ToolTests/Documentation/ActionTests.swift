// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import TestSupport
import Testing

/// The composite action, as far as it can be tried without GitHub.
@Suite("action.yml") struct ActionTests {
  private let lines: [String]

  init() throws {
    lines = try PackageDocuments.text("action.yml")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func depth(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  /// The names of the inputs.
  private var inputs: [String] {
    lines.drop { $0 != "inputs:" }.dropFirst().prefix { $0.isEmpty || $0.hasPrefix(" ") }
      .filter { depth($0) == 2 }.map { String($0.dropFirst(2).dropLast()) }
  }

  /// The scripts of the steps.
  private var scripts: [String] {
    lines.indices.filter { lines[$0].hasSuffix(" run: |") }.map { start in
      let outer = depth(lines[start])
      return lines[(start + 1)...].prefix { $0.isEmpty || depth($0) > outer }
        .map { String($0.dropFirst(outer + 2)) }.joined(separator: "\n")
    }
  }

  /// What stands in `${{ … }}`.
  private func expressions(_ text: String) -> [String] {
    text.split(separator: "${{", omittingEmptySubsequences: false).dropFirst()
      .map { $0.split(separator: "}}")[0].trimmingCharacters(in: .whitespaces) }
  }

  @Test("Every input is described and used, and no other is")
  func inputsAreUsed() {
    let used = expressions(lines.joined(separator: "\n"))
      .filter { $0.hasPrefix("inputs.") }.map { String($0.dropFirst("inputs.".count)) }
    #expect(inputs == ["paths", "arguments", "since", "sarif"])
    #expect(Set(used) == Set(inputs))
  }

  @Test("Nothing that a pull request names becomes part of a script")
  func scriptsHoldNoExpressions() {
    #expect(scripts.count == 3)
    #expect(scripts.flatMap(expressions) == [])
  }

  @Test("Scripts are valid for the shell, and every variable they read is given")
  func scriptsParse() throws {
    let folder = try WorkingFolder()
    for script in scripts {
      try folder.write("script", script)
      let run = try folder.shell("bash -n script")
      #expect(run.status == 0, "\(run.errors)")
      // Others are the runner's own.
      for name in Self.variables(script) where !Self.ofRunner.contains(name) {
        #expect(lines.contains { $0.hasPrefix("        \(name): ") }, "\(name)")
      }
    }
  }

  private static let ofRunner: Set = [
    "HOME", "RUNNER_TEMP", "GITHUB_ACTION_PATH", "GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY",
  ]

  /// Runs the step that checks, as GitHub does.
  private func check(_ folder: WorkingFolder, _ inputs: [String: String] = [:]) throws -> ToolRun {
    let script = try #require(scripts.last)
    var environment = ["PATHS": "", "ARGUMENTS": "", "SINCE": "", "SARIF": ""]
    environment.merge(inputs) { $1 }
    // Where the step before puts the tool.
    let home = try WorkingFolder()
    try home.write(".cache/toaststrings/place", "")
    try FileManager.default.createSymbolicLink(
      at: home.file(".cache/toaststrings/toaststrings"),
      withDestinationURL: Tool.executable
    )
    environment["HOME"] = home.url.path
    return try folder.start(
      ["--noprofile", "--norc", "-eo", "pipefail", "-c", script],
      executable: URL(fileURLWithPath: "/bin/bash"),
      environment: environment
    ).finish()
  }

  @Test("Without inputs every catalog is checked and annotated")
  func noInputs() throws {
    let run = try check(ProjectFolder.make())
    #expect(run.status == 1)
    #expect(run.output.contains("::error file=App/Localizable.xcstrings,line="))
  }

  @Test("Paths and arguments are words, one a line, whatever they hold")
  func words() throws {
    let folder = try ProjectFolder.make("App $(touch a)/`b` c.xcstrings")
    try folder.write("Other.xcstrings", "{")
    let run = try check(
      folder,
      ["PATHS": "App $(touch a)/`b` c.xcstrings\n", "ARGUMENTS": "--only\nedge-whitespace\n"]
    )
    #expect(run.status == 0)
    #expect(run.output.contains("::warning file=App "))
    #expect(!run.output.contains("Other.xcstrings"))
    #expect(try folder.names() == ["App $(touch a)", "Other.xcstrings"])
  }

  @Test("The log and the summary are written although there are findings")
  func logAndSummary() throws {
    let folder = try ProjectFolder.make()
    let run = try check(
      folder,
      [
        "SARIF": "out.sarif", "GITHUB_STEP_SUMMARY": folder.file("summary.md").path,
        "ARGUMENTS": "--fail-on\nwarning",
      ]
    )
    #expect(run.status == 1)
    #expect(try folder.text("out.sarif").contains("\"ruleId\""))
    #expect(try folder.text("summary.md").contains("edge-whitespace"))
  }

  @Test("A clean project passes")
  func clean() throws {
    let folder = try WorkingFolder()
    try folder.write("A.xcstrings", ProjectFolder.catalog(ProjectFolder.entry("Undo", "Zurück")))
    #expect(try check(folder).status == 0)
  }

  @Test("Work that cannot be done is status 2")
  func malformed() throws {
    let folder = try WorkingFolder()
    try folder.write("A.xcstrings", "{")
    let run = try check(folder, ["GITHUB_STEP_SUMMARY": folder.file("summary.md").path])
    #expect(run.status == 2)
    #expect(try folder.text("summary.md").contains("invalid-json"))
  }

  @Test("With since only what is new is reported", .enabled(if: ProjectFolder.hasGit, "no git"))
  func since() throws {
    let folder = try ProjectFolder.make()
    let commit = "git -c user.name=a -c user.email=a@b -c commit.gpgsign=false commit -qm a"
    #expect(try folder.shell("git init -q . && git add . && \(commit)").status == 0)
    #expect(try check(folder, ["SINCE": "HEAD"]).status == 0)
  }

  /// The names in capitals that a script reads.
  private static func variables(_ script: String) -> Set<String> {
    Set(
      script.split(separator: "$", omittingEmptySubsequences: false).dropFirst()
        .map { $0.drop { $0 == "{" }.prefix { $0 == "_" || $0.isUppercase } }
        .filter { !$0.isEmpty }.map(String.init)
    )
  }
}
