// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface

/// `toaststrings completions`: scripts that complete commands and options in a shell.
enum CompletionsCommand {
  private static let spec = CommandSpec(
    "completions",
    summary: "print a completion script for a shell",
    examples: [
      .init("toaststrings completions bash", "save it where bash looks for completions")
    ],
    arguments: [
      ArgumentSpec(
        "shell",
        help: "bash, zsh or fish",
        choices: ChoiceSet(noun: "shell", CompletionScript.Shell.allCases.map(\.rawValue))
      )
    ]
  )

  /// The command, which completes itself and the others.
  static func command(_ root: CommandSpec, _ others: [CommandSpec]) -> CommandLineTool.Command {
    CommandLineTool.Command(spec) { parsed, context in
      let shell = parsed.operand("shell").flatMap(CompletionScript.Shell.init(rawValue:)) ?? .bash
      let whole = root.with(subcommands: others + [spec])
      context.output.write(CompletionScript.text(for: shell, whole))
      return .success
    }
  }
}
