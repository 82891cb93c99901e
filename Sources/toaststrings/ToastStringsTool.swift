// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import ICUBridge

/// The tool: its table of commands.
@main
struct ToastStringsTool {
  /// The version of this project.
  static let version = "0.1.0"

  static func main() async {
    await tool.runAndExit()
  }

  /// The tool's own row of the table.
  private static let root = CommandSpec(
    "toaststrings",
    summary: "check and edit string catalogs",
    discussion: """
      Reads and writes .xcstrings catalogs byte for byte as Xcode does, and checks them where \
      Xcode is not: missing translations, plural forms, placeholders and more, at exact lines.
      """,
    examples: [
      .init("toaststrings check", "problems in the catalogs below this folder"),
      .init("toaststrings stats", "how much of them is translated"),
      .init("toaststrings help check", "the help of a command"),
    ],
    options: OptionSpec.common,
    exitStatus: "0 done, 1 problems found, 2 could not do the work"
  )

  /// Every command but the one that needs the whole table.
  private static let commands = [
    CheckCommand.command, RulesCommand.command, ExplainCommand.command, FormatCommand.command,
    ListCommand.command, GetCommand.command, SetCommand.command, RemoveCommand.command,
    RenameCommand.command, StatsCommand.command, ExtractCommand.command, SyncCommand.command,
    LocalizeCommand.command, LanguagesCommand.command, AnnounceCommand.command,
    SimulateCommand.command,
  ]

  static let tool = CommandLineTool(
    root,
    commands: commands + [CompletionsCommand.command(root, commands.map(\.spec))],
    version: {
      "toaststrings \(version) (ICU \(ICUVersion.current.icu), CLDR \(ICUVersion.current.cldr))"
    }
  )

  /// What machine reports name as their producer.
  static var identity: ToolIdentity {
    ToolIdentity(version: version, icu: ICUVersion.current.icu, cldr: ICUVersion.current.cldr)
  }
}
