// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Completions for fish 3.1 and later.
struct FishCompletion {
  private let root: CommandSpec
  private let function: String

  init(_ root: CommandSpec) {
    self.root = root
    function = "__" + root.name.map { $0 == "-" ? "_" : String($0) }.joined()
  }

  func text() -> String {
    var lines = [CompletionScript.heading(root, shell: .fish), ""] + helpers()
    lines += ["complete -c \(root.name) -f"]
    for command in root.subcommands {
      lines.append(line(command: "", "-a \(command.name) -d \(quoted(command.summary))"))
    }
    lines.append(line(command: "", "-a help -d 'show the help of a command'"))
    lines += root.options.flatMap { option(option: $0, command: $0.isInherited ? nil : "") }
    for command in root.subcommands {
      lines.append("")
      lines += command.options.flatMap { option(option: $0, command: command.name) }
      lines += command.arguments.compactMap { operand($0, command: command.name) }
    }
    let names = root.subcommands.map(\.name).joined(separator: " ")
    lines += ["", line(command: "help", "-a \(quoted(names))")]
    return lines.joined(separator: "\n") + "\n"
  }

  private func helpers() -> [String] {
    let rootValues = root.options.filter { $0.value != nil }.flatMap(\.spellings)
    var lines = [
      "# Whether the command on the line is this one; '' for none yet.",
      "function \(function)_in",
      "    set -l current ''",
      "    set -l skips 0",
      "    for word in (commandline -opc)[2..-1]",
      "        if test $skips = 1",
      "            set skips 0",
      "            continue",
      "        end",
      "        switch $word",
    ]
    if !rootValues.isEmpty {
      lines += [
        "            case \(rootValues.joined(separator: " "))",
        "                set skips 1",
      ]
    }
    return lines + [
      "            case '-*'",
      "            case '*'",
      "                set current $word",
      "                break",
      "        end",
      "    end",
      "    test \"$current\" = \"$argv[1]\"",
      "end",
      "",
      "# The arguments as the last item of the list with commas that is being typed.",
      "function \(function)_list",
      "    set -l token (commandline -ct | string replace -r '^--[^=]*=' '')",
      "    set -l head (string replace -r '[^,]*$' '' -- \"$token\")",
      "    for item in $argv",
      "        echo \"$head$item\"",
      "    end",
      "end",
      "",
    ]
  }

  private func line(command: String?, _ rest: String) -> String {
    guard let command else { return "complete -c \(root.name) \(rest)" }
    let condition = quoted("\(function)_in \(command.isEmpty ? "''" : command)")
    return "complete -c \(root.name) -n \(condition) \(rest)"
  }

  private func option(option: OptionSpec, command: String?) -> [String] {
    let description = "-d \(quoted(option.help))"
    let short = option.short.map { "-s \($0) " } ?? ""
    guard let value = option.value else {
      var lines = [line(command: command, "\(short)-l \(option.long) \(description)")]
      if option.isNegatable {
        lines.append(
          line(command: command, "-l no-\(option.long) -d \(quoted("not: \(option.help)"))")
        )
      }
      return lines
    }
    let action = action(value)
    return [
      line(
        command: command,
        "\(short)-l \(option.long) \(action)\(action.isEmpty ? "" : " ")\(description)"
      )
    ]
  }

  private func action(_ value: ValueSpec) -> String {
    let words = CompletionScript.words(of: value).map(CompletionScript.word)
    if !words.isEmpty {
      let joined = words.joined(separator: " ")
      return value.repetition == .list
        ? "-x -a \(quoted("(\(function)_list \(joined))"))" : "-x -a \(quoted(joined))"
    }
    switch value.completion {
    case .none: return "-x"
    default: return files(value.completion).map { "-x -a \($0)" } ?? "-r -F"
    }
  }

  private func operand(_ argument: ArgumentSpec, command: String) -> String? {
    if let choices = argument.choices {
      let words = choices.values.map(CompletionScript.word).joined(separator: " ")
      return line(command: command, "-a \(quoted(words))")
    }
    switch argument.completion {
    case .none: return nil
    default:
      return line(command: command, files(argument.completion).map { "-a \($0)" } ?? "-F")
    }
  }

  /// The argument of `-a` for paths, or `nil` where any file will do.
  private func files(_ completion: Completion) -> String? {
    switch completion {
    case .none: nil
    case .directories: "'(__fish_complete_directories)'"
    case .files(let extensions):
      extensions.isEmpty
        ? nil
        : quoted(
          "(" + extensions.map { "__fish_complete_suffix .\($0)" }.joined(separator: "; ") + ")"
        )
    }
  }

  /// A word in single quotes, as fish reads it: a backslash takes itself and the quote.
  private func quoted(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "'"
  }
}
