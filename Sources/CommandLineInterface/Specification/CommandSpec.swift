// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One command, or the tool itself: the table that the parser, the help screens, the completions
/// and the reference read.
package struct CommandSpec: Sendable, Equatable {
  /// A line that can be typed as it stands, and what it does.
  package struct Example: Sendable, Equatable {
    /// The whole line, the tool's name included.
    package let line: String
    /// What it does, in a few words.
    package let summary: String

    package init(_ line: String, _ summary: String) {
      self.line = line
      self.summary = summary
    }
  }

  /// The word that calls it, lower-kebab ASCII.
  package let name: String
  /// What it does, in a few words that continue "NAME: …".
  package let summary: String
  /// What `--help` says after the usage line; paragraphs are separated by an empty line.
  package let discussion: String
  package let examples: [Example]
  package let arguments: [ArgumentSpec]
  package let options: [OptionSpec]
  package let subcommands: [CommandSpec]
  /// What the exit statuses mean, for help.
  package let exitStatus: String
  /// The last line of the help screen: where to read more.
  package let seeAlso: String

  package init(
    _ name: String,
    summary: String,
    discussion: String = "",
    examples: [Example] = [],
    arguments: [ArgumentSpec] = [],
    options: [OptionSpec] = [],
    subcommands: [CommandSpec] = [],
    exitStatus: String = "0 done, 2 could not do the work",
    seeAlso: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments
    self.options = options
    self.subcommands = subcommands
    self.exitStatus = exitStatus
    self.seeAlso = seeAlso
  }

  /// The same command with these subcommands.
  package func with(subcommands: [CommandSpec]) -> Self {
    Self(
      name,
      summary: summary,
      discussion: discussion,
      examples: examples,
      arguments: arguments,
      options: options,
      subcommands: subcommands,
      exitStatus: exitStatus,
      seeAlso: seeAlso
    )
  }

  /// The command below this one that the names lead to, and every option that is understood there;
  /// `nil` where a name leads nowhere.
  func scope(at path: [String]) -> (command: CommandSpec, options: [OptionSpec])? {
    var command = self
    var inherited: [OptionSpec] = []
    for name in path {
      guard let next = command.subcommands.first(where: { $0.name == name }) else { return nil }
      inherited += command.options.filter(\.isInherited)
      command = next
    }
    return (command, command.options + inherited)
  }
}
