// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Completions for zsh's completion system.
struct ZshCompletion {
  private let root: CommandSpec
  private let function: String

  init(_ root: CommandSpec) {
    self.root = root
    function = "_" + root.name
  }

  func text() -> String {
    var lines = [
      "#compdef \(root.name)",
      CompletionScript.heading(root, shell: .zsh),
      "",
      "\(function)() {",
      "  local context state state_descr line curcontext=\"$curcontext\"",
      "  local -A opt_args",
      "  local -a commands=(",
    ]
    lines += root.subcommands.map { command in
      "    \(CompletionScript.quoted("\(command.name):\(command.summary)"))"
    }
    lines += ["    'help:show the help of a command'", "  )", ""]
    lines += arguments(
      root.options,
      rest: ["'1: :->command'", "'*:: :->argument'"],
      flags: "-C -S"
    )
    lines += [
      "  case $state in",
      "    command)",
      "      _describe -t commands command commands",
      "      ;;",
      "    argument)",
      "      case $words[1] in",
      "        help)",
      "          _describe -t commands command commands",
      "          ;;",
    ]
    for command in root.subcommands {
      lines += ["        \(command.name))"]
      lines += arguments(
        command.options + root.options.filter(\.isInherited),
        rest: command.arguments.map(operand),
        flags: "-S"
      ).map { "        \($0)" }
      lines += ["          ;;"]
    }
    lines += [
      "      esac",
      "      ;;",
      "  esac",
      "}",
      "",
      "if [[ $funcstack[1] == \(function) ]]; then",
      "  \(function) \"$@\"",
      "else",
      "  compdef \(function) \(root.name)",
      "fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func arguments(_ options: [OptionSpec], rest: [String], flags: String) -> [String] {
    let specifications = options.flatMap(option) + rest
    return ["  _arguments \(flags) \\"]
      + specifications.dropLast().map { "    \($0) \\" }
      + specifications.suffix(1).map { "    \($0)" }
  }

  private func option(_ option: OptionSpec) -> [String] {
    let help = "[\(escaped(option.help))]"
    guard let value = option.value else {
      let spellings = option.spellings.map { "\($0)" }
      let exclusive = spellings.joined(separator: " ")
      return spellings.map { CompletionScript.quoted("(\(exclusive))\($0)\(help)") }
    }
    let message = escaped(value.choices?.noun ?? value.placeholder)
    let tail = ":\(message):\(action(value))"
    let spellings = option.spellings
    let prefix = value.repetition == .last ? "(\(spellings.joined(separator: " ")))" : "*"
    return spellings.map { spelling in
      let mark = spelling.starts(withScalars: "--") ? "=" : ""
      return CompletionScript.quoted("\(prefix)\(spelling)\(mark)\(help)\(tail)")
    }
  }

  private func action(_ value: ValueSpec) -> String {
    switch value.form {
    case .choice(let choices):
      if value.repetition == .list {
        return " _values -s , \(CompletionScript.word(choices.noun)) "
          + choices.values.map(CompletionScript.word).joined(separator: " ")
      }
      return words(choices)
    case .pair(let names):
      return " compadd -S = -- \(names.values.map(CompletionScript.word).joined(separator: " "))"
    case .text, .integer: return files(value.completion)
    }
  }

  private func operand(_ argument: ArgumentSpec) -> String {
    let action = argument.choices.map(words) ?? files(argument.completion)
    let place =
      switch argument.count {
      case .one: ":"
      case .optional: "::"
      case .zeroOrMore, .oneOrMore: "*:"
      }
    return CompletionScript.quoted("\(place)\(escaped(argument.name)):\(action)")
  }

  private func words(_ choices: ChoiceSet) -> String {
    guard choices.choices.contains(where: { !$0.help.isEmpty }) else {
      return "(\(choices.values.map(CompletionScript.word).joined(separator: " ")))"
    }
    let described = choices.choices.map { choice in
      choice.help.isEmpty
        ? choice.value
        : "\(choice.value)\\:\(CompletionScript.quoted(escaped(choice.help)))"
    }
    return "((\(described.joined(separator: " "))))"
  }

  private func files(_ completion: Completion) -> String {
    switch completion {
    case .none: return " "
    case .directories: return "_files -/"
    case .files(let extensions):
      guard !extensions.isEmpty else { return "_files" }
      let pattern =
        extensions.count == 1 ? extensions.joined() : "(\(extensions.joined(separator: "|")))"
      return "_files -g \"*.\(pattern)\""
    }
  }

  /// What `_arguments` would read as structure.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\:[]".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
