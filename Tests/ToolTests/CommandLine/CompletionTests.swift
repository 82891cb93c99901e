// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Foundation
import Testing

/// The completion scripts of the real table, as their shells take them.
@Suite struct CompletionTests {
  private static func isInstalled(_ shell: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
  }

  @Test(arguments: [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")])
  func parses(_ shell: String, _ option: String) throws {
    let place = try WorkingFolder()
    let script = try place.run("completions", shell)
    #expect(script.status == 0)
    #expect(script.errors.isEmpty)
    #expect(script.output.contains("missing-plural-form"))
    if !Self.isInstalled(shell) { try Test.cancel("\(shell) is not installed") }
    try place.write("script", script.outputBytes)
    let run = try place.shell("\(shell) \(option) script")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  /// Words as bash takes them apart, the last one being typed, and what is offered.
  @Test(arguments: [
    (["exp"], ["explain"]),
    (["explain", "twin"], ["twin-keys"]),
    (["check", "--only", "layout,undefined"], ["layout,undefined-substitution"]),
    (["check", "--format", "js"], ["json", "jsonl"]),
    (["format", "--order", ""], ["keep", "xcode"]),
    (["check", "Ap"], ["App.xcstrings"]),
  ])
  func bashOffers(_ words: [String], _ expected: [String]) throws {
    let place = try WorkingFolder()
    try place.write("App.xcstrings", "")
    try place.write("App.swift", "")
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try place.shell(
      """
      source <("$tool" completions bash)
      COMP_WORDS=(toaststrings \(quoted)); COMP_CWORD=\(words.count)
      _toaststrings
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    )
    #expect(run.output.split(separator: "\n").map(String.init).sorted() == expected)
  }
}
