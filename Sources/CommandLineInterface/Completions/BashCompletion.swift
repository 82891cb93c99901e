// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Completions for bash 3.2 and later, without the bash-completion package.
struct BashCompletion {
  private let root: CommandSpec
  private let function: String

  init(_ root: CommandSpec) {
    self.root = root
    function = "_" + root.name.map { $0 == "-" ? "_" : String($0) }.joined()
  }

  func text() -> String {
    ([CompletionScript.heading(root, shell: .bash), ""] + helpers() + main()
      + ["complete -F \(function) \(root.name)"])
      .joined(separator: "\n") + "\n"
  }

  /// The functions that add candidates to `COMPREPLY`.
  private func helpers() -> [String] {
    [
      "# WORD CANDIDATE...: the candidates that begin with the word.",
      "\(function)_words() {",
      "  local word=$1 candidate",
      "  shift",
      "  for candidate in \"$@\"; do",
      "    [[ $candidate == \"$word\"* ]] && COMPREPLY+=(\"$candidate\")",
      "    [[ $candidate == *= ]] && compopt -o nospace 2>/dev/null",
      "  done",
      "}",
      "",
      "# WORD CANDIDATE...: the same for the last item of a list with commas.",
      "\(function)_list() {",
      "  local word=$1 item=${1##*,} candidate",
      "  local head=${word%\"$item\"}",
      "  shift",
      "  for candidate in \"$@\"; do",
      "    [[ $candidate == \"$item\"* ]] && COMPREPLY+=(\"$head$candidate\")",
      "  done",
      "  compopt -o nospace 2>/dev/null",
      "}",
      "",
      "# WORD: folders.",
      "\(function)_folders() {",
      "  local file",
      "  while IFS= read -r file; do COMPREPLY+=(\"$file\"); done < <(compgen -d -- \"$1\")",
      "  compopt -o filenames 2>/dev/null",
      "}",
      "",
      "# WORD [EXTENSION...]: folders, and files with one of the extensions or any file.",
      "\(function)_files() {",
      "  local word=$1 file extension",
      "  shift",
      "  \(function)_folders \"$word\"",
      "  while IFS= read -r file; do",
      "    [[ -d $file ]] && continue",
      "    (($# == 0)) && COMPREPLY+=(\"$file\")",
      "    for extension in \"$@\"; do",
      "      [[ $file == *.\"$extension\" ]] && COMPREPLY+=(\"$file\")",
      "    done",
      "  done < <(compgen -f -- \"$word\")",
      "}",
      "",
    ]
  }

  private func main() -> [String] {
    let rootValues = root.options.filter { $0.value != nil }.flatMap(\.spellings)
    var lines = [
      "\(function)() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= index",
      "  COMPREPLY=()",
      "  # \"--name=value\" arrives as three words.",
      "  if [[ $word == = ]]; then",
      "    word=",
      "  elif [[ $previous == = ]]; then",
      "    previous=${COMP_WORDS[COMP_CWORD - 2]}",
      "  fi",
      "  for ((index = 1; index < COMP_CWORD; index++)); do",
      "    case ${COMP_WORDS[index]} in",
    ]
    if !rootValues.isEmpty {
      lines += [
        "      \(rootValues.joined(separator: " | ")))",
        "        [[ ${COMP_WORDS[index + 1]} == = ]] && ((index += 1))",
        "        ((index += 1))",
        "        ;;",
      ]
    }
    lines += [
      "      -*) ;;",
      "      *)",
      "        command=${COMP_WORDS[index]}",
      "        break",
      "        ;;",
      "    esac",
      "  done",
      "",
      "  case $command:$previous in",
    ]
    for command in root.subcommands {
      for option in command.options { lines += values(option, command: command.name) }
    }
    for option in root.options { lines += values(option, command: "*") }
    lines += ["  esac", "", "  case $command:$word in"]
    lines += spellings(root.options, command: "")
    for command in root.subcommands {
      lines += spellings(
        command.options + root.options.filter(\.isInherited),
        command: command.name
      )
    }
    let names = root.subcommands.map(\.name) + ["help"]
    lines += [
      "  esac",
      "",
      "  case $command in",
      "    '') \(function)_words \"$word\" \(names.joined(separator: " ")) ;;",
      "    help) \(function)_words \"$word\" \(names.dropLast().joined(separator: " ")) ;;",
    ]
    for command in root.subcommands { lines += operands(command) }
    return lines + ["  esac", "}", ""]
  }

  private func values(_ option: OptionSpec, command: String) -> [String] {
    guard let value = option.value else { return [] }
    var patterns = ["\(command):--\(option.long)"]
    if let short = option.short { patterns.append("\(command):-\(short)") }
    let words = CompletionScript.words(of: value).map(CompletionScript.word)
    var body: [String] = []
    if !words.isEmpty {
      let helper = value.repetition == .list ? "list" : "words"
      body.append("\(function)_\(helper) \"$word\" \(words.joined(separator: " "))")
    } else if let files = files(value.completion) {
      body.append(files)
    }
    return ["    \(patterns.joined(separator: " | ")))"]
      + body.map { "      \($0)" } + ["      return", "      ;;"]
  }

  private func spellings(_ options: [OptionSpec], command: String) -> [String] {
    let spellings = options.flatMap(\.spellings).joined(separator: " ")
    return [
      "    \(command):-*)",
      "      \(function)_words \"$word\" \(spellings)",
      "      return",
      "      ;;",
    ]
  }

  private func operands(_ command: CommandSpec) -> [String] {
    var body: [String] = []
    for argument in command.arguments {
      if let choices = argument.choices {
        let words = choices.values.map(CompletionScript.word).joined(separator: " ")
        body.append("\(function)_words \"$word\" \(words)")
      } else if let files = files(argument.completion), !body.contains(files) {
        body.append(files)
      }
    }
    guard !body.isEmpty else { return [] }
    return ["    \(command.name))"] + body.map { "      \($0)" } + ["      ;;"]
  }

  private func files(_ completion: Completion) -> String? {
    switch completion {
    case .none: nil
    case .directories: "\(function)_folders \"$word\""
    case .files(let extensions):
      (["\(function)_files \"$word\""] + extensions).joined(separator: " ")
    }
  }
}
