// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Finds what is badly declared in a table; a test of each tool calls it and expects nothing.
package struct SpecificationValidator {
  private let root: CommandSpec
  private var problems: [String] = []

  private init(_ root: CommandSpec) { self.root = root }

  /// What is wrong with a table, each with the place where.
  ///
  /// Checked are: unique lower-kebab ASCII names, placeholders and defaults that their option would
  /// accept, operands that can be told apart, an example for each command, examples that parse, and
  /// lines that fit the help screen.
  package static func problems(in root: CommandSpec) -> [String] {
    var validator = Self(root)
    validator.validate(root, path: [])
    for command in root.subcommands {
      validator.validate(command, path: [command.name])
      if !command.subcommands.isEmpty {
        validator.report([command.name], "has commands of its own; completions know one level")
      }
    }
    return validator.problems
  }

  private mutating func report(_ path: [String], _ problem: String) {
    problems.append("\(([root.name] + path).joined(separator: " ")): \(problem)")
  }

  private mutating func validate(_ command: CommandSpec, path: [String]) {
    name(command.name, path: path)
    line(command.summary, of: "the summary", path: path)
    unique(command.subcommands.map(\.name), "command", path: path)
    unique(command.arguments.map(\.name), "operand", path: path)
    if command.subcommands.contains(where: { $0.name == "help" }) {
      report(path, "the command 'help' is built in")
    }
    if !command.subcommands.isEmpty, !command.arguments.isEmpty {
      report(path, "has both commands and operands")
    }
    let scope = root.scope(at: path)?.options ?? command.options
    unique(scope.flatMap(\.spellings), "option", path: path)
    for option in command.options { validate(option, path: path) }
    validate(arguments: command.arguments, path: path)
    validate(examples: command, path: path)
    for form in [Invocation.HelpForm.short, .full] {
      let screen = HelpScreen.text(for: path, in: root, form: form)
      for row in screen.split(separator: "\n")
      where row.unicodeScalars.count > HelpScreen.maximumWidth {
        report(path, "a line of its help is too long: \(row)")
      }
    }
    let room = HelpScreen.maximumWidth - HelpScreen.column(for: scope)
    for option in command.options where option.help.unicodeScalars.count > room {
      report(path, "the help of '--\(option.long)' is longer than \(room) columns")
    }
  }

  private mutating func validate(_ option: OptionSpec, path: [String]) {
    name(option.long, path: path)
    line(option.help, of: "the help of '--\(option.long)'", path: path)
    if let short = option.short, !isASCIILetter(short) {
      report(path, "'-\(short)' is no ASCII letter")
    }
    guard let value = option.value else { return }
    if value.placeholder.isEmpty { report(path, "'--\(option.long)' has no placeholder") }
    if let choices = value.choices { unique(choices.values, "choice", path: path) }
    if case .pair = value.form {
      if value.repetition == .list {
        report(path, "'--\(option.long)' takes pairs, whose text may hold commas")
      }
      if !value.placeholder.contains("=") {
        report(path, "the placeholder of '--\(option.long)' shows no '='")
      }
    }
    if value.completion.isPath, value.repetition == .list {
      report(path, "'--\(option.long)' takes paths, which may hold commas")
    }
    guard let fallback = value.defaultValue else { return }
    switch value.form {
    case .choice(let choices) where !choices.accepts(fallback):
      report(path, "the default of '--\(option.long)' is not among its choices")
    case .integer(let bounds) where !(Int(fallback).map(bounds.contains) ?? false):
      report(path, "the default of '--\(option.long)' is not within its bounds")
    default: break
    }
  }

  private mutating func validate(arguments: [ArgumentSpec], path: [String]) {
    for argument in arguments {
      name(argument.name, path: path)
      line(argument.help, of: "the help of <\(argument.name)>", path: path)
    }
    for (argument, next) in zip(arguments, arguments.dropFirst()) {
      if argument.count.isMany {
        report(path, "<\(argument.name)> leaves nothing for <\(next.name)>")
      }
      if !argument.count.isRequired, next.count.isRequired {
        report(path, "<\(next.name)> is needed after the optional <\(argument.name)>")
      }
    }
  }

  private mutating func validate(examples command: CommandSpec, path: [String]) {
    if command.examples.isEmpty { report(path, "has no example") }
    for example in command.examples {
      guard let words = ShellWords.split(example.line), words.first == root.name else {
        report(path, "the example is no plain call of \(root.name): \(example.line)")
        continue
      }
      do {
        let invocation = try CommandLineParser.parse(Array(words.dropFirst()), with: root)
        if case .run(let parsed) = invocation, !parsed.path.starts(with: path) {
          report(path, "the example calls another command: \(example.line)")
        }
      } catch {
        report(path, "the example does not parse: \(error.line(tool: root.name))")
      }
    }
  }

  private mutating func name(_ name: String, path: [String]) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let isKebab = parts.allSatisfy { part in
      !part.isEmpty
        && part.unicodeScalars.allSatisfy {
          ("a"..."z").contains($0) || ("0"..."9").contains($0)
        }
    }
    if !isKebab { report(path, "the name '\(name)' is not lower-kebab ASCII") }
  }

  private mutating func line(_ text: String, of what: String, path: [String]) {
    if text.isEmpty { report(path, "\(what) is empty") }
    if text.unicodeScalars.contains("\n") { report(path, "\(what) has more than one line") }
    if text.hasSuffix("."), !text.hasSuffix("...") { report(path, "\(what) ends in a full stop") }
  }

  private mutating func unique(_ names: [String], _ kind: String, path: [String]) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      report(path, "the \(kind) '\(name)' is declared twice")
    }
  }

  private func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
