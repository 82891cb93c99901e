// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Foundation
import Testing

@Suite struct CompletionScriptTests {
  @Test(arguments: CompletionScript.Shell.allCases)
  func scripts(_ shell: CompletionScript.Shell) throws {
    let text = CompletionScript.text(for: shell, SampleTool.root)
    expectFixture(text, "completion.\(shell.rawValue)")
  }

  @Test(
    .enabled(if: Shell.path(of: "bash") != nil, "bash is not installed")
  )
  func bashAcceptsItsScript() throws {
    let script = CompletionScript.text(for: .bash, SampleTool.root)
    let result = try Shell.run("bash", ["-n"], input: script)
    #expect(result == (0, ""))
  }

  @Test(
    .enabled(if: Shell.path(of: "zsh") != nil, "zsh is not installed")
  )
  func zshAcceptsItsScript() throws {
    let script = CompletionScript.text(for: .zsh, SampleTool.root)
    let result = try Shell.run("zsh", ["-n"], input: script)
    #expect(result == (0, ""))
  }

  @Test(
    .enabled(if: Shell.path(of: "fish") != nil, "fish is not installed")
  )
  func fishAcceptsItsScript() throws {
    let script = CompletionScript.text(for: .fish, SampleTool.root)
    let result = try Shell.run("fish", ["--no-execute"], input: script)
    #expect(result == (0, ""))
  }

  /// A line as it is typed, and what fish offers.
  @Test(
    .enabled(if: Shell.path(of: "fish") != nil, "fish is not installed"),
    arguments: [
      ("ch", ["check"]),
      ("check --format js", ["json", "jsonl"]),
      ("check --only twin-keys,missing-o", ["twin-keys,missing-other-form"]),
      ("--color never check --no-", ["--no-config", "--no-strict"]),
      ("set A.xcstrings k --plural o", ["one=", "other="]),
      ("completions z", ["zsh"]),
      ("help ge", ["get"]),
    ]
  )
  func fishOffers(_ line: String, _ expected: [String]) throws {
    let script =
      CompletionScript.text(for: .fish, SampleTool.root)
      + "complete -C 'toaststrings \(line)' | string replace -r '\\t.*' ''\n"
    let result = try Shell.run("fish", ["--no-config"], input: script)
    #expect(result.output.split(separator: "\n").map(String.init).sorted() == expected.sorted())
  }

  /// Words as bash takes them apart, the last one being typed, and what is offered.
  @Test(
    .enabled(if: Shell.path(of: "bash") != nil, "bash is not installed"),
    arguments: [
      (["ch"], ["check"]),
      (["check", "--format", "js"], ["json", "jsonl"]),
      (["check", "--format", "="], SampleTool.check.options[0].choiceValues),
      (["check", "--format", "=", "g"], ["github", "gitlab"]),
      (["check", "--stri"], ["--strict"]),
      (["--color", "never", "check", "--no-"], ["--no-config", "--no-strict"]),
      (["check", "--color", "a"], ["auto", "always"]),
      (["check", "--only", "twin-keys,missing-o"], ["twin-keys,missing-other-form"]),
      (["set", "A.xcstrings", "k", "--plural", "o"], ["one=", "other="]),
      (["completions", "z"], ["zsh"]),
      (["help", "ge"], ["get"]),
      (["check", ""], ["folder, one", "A B.xcstrings"]),
      (["check", "A"], ["A B.xcstrings"]),
      (["check", "--config", ""], ["folder, one", "c.json"]),
      (["check", "--sources", ""], ["folder, one"]),
      (["check", "--output", ""], ["folder, one", "A B.xcstrings", "*", "c.json"]),
      (["check", "--since", ""], []),
    ]
  )
  func bashOffers(_ words: [String], _ expected: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("completion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("folder, one"),
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["A B.xcstrings", "c.json", "*"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      CompletionScript.text(for: .bash, SampleTool.root)
        + """
        COMP_WORDS=(toaststrings \(quoted)); COMP_CWORD=\(words.count)
        _toaststrings
        for reply in "${COMPREPLY[@]}"; do printf '%s\\n' "$reply"; done
        """
    let result = try Shell.run("bash", input: script, folder: folder)
    #expect(result.output.split(separator: "\n").map(String.init).sorted() == expected.sorted())
  }
}

extension OptionSpec {
  /// The words of the option's choices.
  fileprivate var choiceValues: [String] {
    guard case .value(let value) = kind, case .choice(let choices) = value.form else { return [] }
    return choices.values
  }
}
