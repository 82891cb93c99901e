// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

/// Help and version: asked for they are data, otherwise a message.
@Suite struct HelpTests {
  static let commands = [
    "check", "rules", "explain", "format", "list", "get", "set", "remove", "rename", "stats",
    "completions",
  ]

  @Test func helpOfTheTool() throws {
    let place = try WorkingFolder()
    let long = try place.run("--help")
    #expect(long.status == 0)
    #expect(long.errors.isEmpty)
    for command in Self.commands { #expect(long.output.contains("\n  \(command) ")) }
    #expect(try place.run("help").output == long.output)
    let short = try place.run("-h")
    #expect(short.status == 0)
    #expect(short.outputBytes.count < long.outputBytes.count)
  }

  @Test(arguments: commands)
  func helpOfACommand(_ command: String) throws {
    let place = try WorkingFolder()
    let long = try place.run(command, "--help")
    #expect(long.status == 0)
    #expect(long.errors.isEmpty)
    #expect(long.output.contains("USAGE\n  toaststrings \(command)"))
    #expect(long.output.contains("EXAMPLES\n  toaststrings \(command)"))
    #expect(try place.run("help", command).output == long.output)
    let short = try place.run(command, "-h")
    #expect(short.status == 0)
    #expect(short.output.contains("USAGE\n  toaststrings \(command)"))
    #expect(long.output.split(separator: "\n").allSatisfy { $0.unicodeScalars.count < 80 })
  }

  @Test func version() throws {
    let run = try WorkingFolder().run("--version")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("toaststrings "))
    #expect(run.output.contains("ICU ") && run.output.contains("CLDR "))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test func nothingAskedFor() throws {
    let run = try WorkingFolder().run()
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("USAGE\n  toaststrings <command>"))
  }
}
