// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The help of a command: examples before options, defaults in brackets, 79 columns at most.
package struct HelpScreen {
  /// The widest that help is set.
  package static let maximumWidth = 79
  /// Where the explanations of options and operands begin at most.
  private static let maximumColumn = 28

  private let tool: String
  private let path: [String]
  private let command: CommandSpec
  private let options: [OptionSpec]
  private let form: Invocation.HelpForm
  private let width: Int
  private let usesColor: Bool
  private var lines: [String] = []

  /// The help screen, with a final line break; empty when the path leads to no command.
  ///
  /// - Parameters:
  ///   - path: The names that lead to the command.
  ///   - root: The table of the tool.
  ///   - form: How much is shown.
  ///   - columns: The width of the terminal.
  ///   - usesColor: Whether headings are set in bold.
  /// - Returns: The whole screen.
  package static func text(
    for path: [String],
    in root: CommandSpec,
    form: Invocation.HelpForm,
    columns: Int = 80,
    usesColor: Bool = false
  ) -> String {
    guard let scope = root.scope(at: path) else { return "" }
    var screen = Self(
      tool: root.name,
      path: path,
      command: scope.command,
      options: scope.options,
      form: form,
      width: min(max(columns - 1, 40), maximumWidth),
      usesColor: usesColor
    )
    screen.build()
    return screen.lines.joined(separator: "\n") + "\n"
  }

  /// The column where the explanations of options begin.
  ///
  /// - Parameter options: The options that stand on one screen.
  /// - Returns: The column, counted from 0.
  static func column(for options: [OptionSpec]) -> Int {
    let widths = options.map { left($0).unicodeScalars.count + 1 }
    return min(widths.max() ?? 0, maximumColumn)
  }

  private init(
    tool: String,
    path: [String],
    command: CommandSpec,
    options: [OptionSpec],
    form: Invocation.HelpForm,
    width: Int,
    usesColor: Bool
  ) {
    self.tool = tool
    self.path = path
    self.command = command
    self.options = options
    self.form = form
    self.width = width
    self.usesColor = usesColor
  }

  private var fullName: String { ([tool] + path).joined(separator: " ") }

  private mutating func build() {
    lines += TextColumn.lines("\(fullName): \(command.summary)", width: width)
    section("USAGE", indented(Self.usage(tool: tool, path: path, command: command)))
    if form == .full, !command.discussion.isEmpty {
      lines.append("")
      lines += TextColumn.paragraphs(command.discussion, width: width)
    }
    examples()
    commands()
    operands()
    optionGroups()
    if !command.exitStatus.isEmpty { section("EXIT STATUS", indented(command.exitStatus)) }
    if form == .short {
      footer("Run '\(fullName) --help' for more.")
    }
    footer(command.seeAlso)
  }

  /// The usage line of a command.
  static func usage(tool: String, path: [String], command: CommandSpec) -> String {
    var words = [tool] + path
    if !command.subcommands.isEmpty { words.append("<command>") }
    words.append("[options]")
    for option in command.options where option.isRequired {
      words.append("--\(option.long) <\(option.value?.placeholder ?? "")>")
    }
    return (words + command.arguments.map(\.usage)).joined(separator: " ")
  }

  private func indented(_ text: String) -> [String] {
    TextColumn.lines(text, width: width - 2).map { "  \($0)" }
  }

  private mutating func section(_ heading: String, _ body: [String]) {
    guard !body.isEmpty else { return }
    lines += ["", usesColor ? TextStyle.bold.applied(to: heading) : heading] + body
  }

  private mutating func footer(_ text: String) {
    guard !text.isEmpty else { return }
    if lines.last?.starts(withScalars: "Run '") != true { lines.append("") }
    lines += TextColumn.lines(text, width: width)
  }

  private mutating func examples() {
    let longest = command.examples.map(\.line.unicodeScalars.count).max() ?? 0
    let column = min(longest + 4, 46)
    section(
      "EXAMPLES",
      command.examples.flatMap { example in
        TextColumn.pair(
          "  \(example.line)",
          TextColumn.lines(example.summary, width: max(width - column, 20)),
          column: column
        )
      }
    )
  }

  private mutating func commands() {
    guard !command.subcommands.isEmpty else { return }
    var rows = command.subcommands.map { ($0.name, $0.summary) }
    rows.append(("help", "show the help of a command"))
    let column = (rows.map(\.0.unicodeScalars.count).max() ?? 0) + 4
    section(
      "COMMANDS",
      rows.flatMap { row in
        TextColumn.pair(
          "  \(row.0)",
          TextColumn.lines(row.1, width: width - column),
          column: column
        )
      }
    )
  }

  private mutating func operands() {
    let column = Self.column(for: options)
    section(
      "ARGUMENTS",
      command.arguments.flatMap { argument in
        let left =
          argument.count.isMany ? "  <\(argument.name)> ..." : "  <\(argument.name)>"
        var right = TextColumn.lines(argument.help, width: width - column)
        if form == .full {
          right += details(argument.details, choices: argument.choices, width: width - column)
        }
        return TextColumn.pair(left, right, column: column)
      }
    )
  }

  private mutating func optionGroups() {
    var categories: [String] = []
    for option in options where !categories.contains(option.category) {
      categories.append(option.category)
    }
    let column = Self.column(for: options)
    for category in categories {
      let body = options.filter { $0.category == category }.flatMap { option in
        TextColumn.pair(
          Self.left(option),
          right(option, width: width - column),
          column: column
        )
      }
      section(category, body)
    }
  }

  private static func left(_ option: OptionSpec) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let long = option.isNegatable ? "--[no-]\(option.long)" : "--\(option.long)"
    let value = option.value.map { " <\($0.placeholder)>" } ?? ""
    return "  \(short)\(long)\(value)"
  }

  private func right(_ option: OptionSpec, width: Int) -> [String] {
    var text = option.help
    if let fallback = option.value?.defaultValue { text += " [default: \(fallback)]" }
    if let variable = option.environment { text += " [env: \(variable)]" }
    var lines = TextColumn.lines(text, width: width)
    guard form == .full else { return lines }
    lines += details(option.details, choices: option.value?.choices, width: width)
    switch option.value?.repetition {
    case .collect: lines += TextColumn.lines("May be given more than once.", width: width)
    case .list:
      lines += TextColumn.lines("Takes commas, and may be given more than once.", width: width)
    case .last, nil: break
    }
    return lines
  }

  private func details(_ text: String, choices: ChoiceSet?, width: Int) -> [String] {
    var lines = TextColumn.paragraphs(text, width: width)
    guard let choices, choices.choices.contains(where: { !$0.help.isEmpty }) else { return lines }
    let column = (choices.values.map(\.unicodeScalars.count).max() ?? 0) + 4
    for choice in choices.choices {
      lines += TextColumn.pair(
        "  \(choice.value)",
        TextColumn.lines(choice.help, width: width - column),
        column: column
      )
    }
    return lines
  }
}
