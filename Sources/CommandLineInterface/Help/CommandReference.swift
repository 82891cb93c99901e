// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The command-line reference as Markdown, made from the table.
package enum CommandReference {
  /// The page, with a final line break.
  package static func markdown(_ root: CommandSpec) -> String {
    var lines = [
      "<!-- Made from the command table; changes here are lost. -->",
      "# Command-line reference",
      "",
      "`\(root.name)`: \(escaped(root.summary)).",
    ]
    lines += paragraphs(root.discussion)
    lines += ["", "| command | purpose |", "|---|---|"]
    lines += root.subcommands.map { command in
      "| [`\(command.name)`](#\(root.name)-\(command.name)) | \(escaped(command.summary)) |"
    }
    lines += optionList(root.options, heading: "## Options of every command")
    for command in root.subcommands {
      lines += section(command, root: root)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: CommandSpec, root: CommandSpec) -> [String] {
    var lines = ["", "## \(root.name) \(command.name)", "", "\(escaped(command.summary)).", ""]
    lines += ["```", HelpScreen.usage(tool: root.name, path: [command.name], command: command)]
    lines += ["```"]
    lines += paragraphs(command.discussion)
    if !command.examples.isEmpty {
      lines += ["", "### Examples", "", "```sh"]
      lines += command.examples.flatMap { ["# \($0.summary)", $0.line] }
      lines += ["```"]
    }
    if !command.arguments.isEmpty {
      lines += ["", "### Arguments", ""]
      for argument in command.arguments {
        lines += item(
          "`\(argument.usage)`",
          argument.help,
          details: argument.details,
          choices: argument.choices
        )
      }
    }
    var categories: [String] = []
    for option in command.options where !categories.contains(option.category) {
      categories.append(option.category)
    }
    for category in categories {
      let capitalised = category.prefix(1) + category.dropFirst().lowercased()
      lines += optionList(
        command.options.filter { $0.category == category },
        heading: "### \(capitalised)"
      )
    }
    if !command.exitStatus.isEmpty {
      lines += ["", "Exit status: \(escaped(command.exitStatus))."]
    }
    return lines
  }

  private static func optionList(_ options: [OptionSpec], heading: String) -> [String] {
    guard !options.isEmpty else { return [] }
    return ["", heading, ""]
      + options.flatMap { option in
        let value = option.value.map { " <\($0.placeholder)>" } ?? ""
        let name = option.isNegatable ? "--[no-]\(option.long)" : "--\(option.long)"
        let short = option.short.map { "`-\($0)`, " } ?? ""
        var help = option.help
        if let fallback = option.value?.defaultValue { help += " (default: \(fallback))" }
        if let variable = option.environment { help += " (environment: \(variable))" }
        return item(
          "\(short)`\(name)\(value)`",
          help,
          details: option.details,
          choices: option.value?.choices
        )
      }
  }

  private static func item(
    _ name: String,
    _ help: String,
    details: String,
    choices: ChoiceSet?
  ) -> [String] {
    var lines = ["- \(name): \(escaped(help))"]
    lines += paragraphs(details).map { $0.isEmpty ? "" : "  \($0)" }
    if let choices, !choices.choices.isEmpty {
      lines += [""]
      for choice in choices.choices {
        let meaning = choice.help.isEmpty ? "" : ": \(escaped(choice.help))"
        lines.append("  - `\(choice.value)`\(meaning)")
      }
    }
    return lines
  }

  /// The paragraphs of a text, each after an empty line.
  private static func paragraphs(_ text: String) -> [String] {
    text.isEmpty
      ? [] : [""] + text.split(separator: "\n", omittingEmptySubsequences: false).map(escaped)
  }

  /// Text that Markdown shows as it stands.
  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\`*_<>[]|#".unicodeScalars.contains(scalar) { result.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
