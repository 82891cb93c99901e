// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A tool: its table, and what each command does.
package struct CommandLineTool: Sendable {
  /// What a command does once its command line is understood.
  ///
  /// A thrown ``UsageError`` and every other error become one line on standard error and status 2.
  package typealias Body = @Sendable (ParsedArguments, CommandContext) async throws -> ExitStatus

  /// One command: its part of the table and what it does.
  package struct Command: Sendable {
    package let spec: CommandSpec
    package let body: Body

    package init(_ spec: CommandSpec, body: @escaping Body) {
      self.spec = spec
      self.body = body
    }
  }

  /// The whole table.
  package let spec: CommandSpec
  private let commands: [Command]
  private let version: @Sendable () -> String

  /// - Parameters:
  ///   - root: The tool's own row; its options should include ``OptionSpec/common``.
  ///   - commands: The commands in the order in which help lists them.
  ///   - version: What `--version` prints, without a line break.
  package init(
    _ root: CommandSpec,
    commands: [Command],
    version: @escaping @Sendable () -> String
  ) {
    spec = root.with(subcommands: commands.map(\.spec))
    self.commands = commands
    self.version = version
  }

  /// Runs a command line in this process: signals, streams and status included.
  package func runAndExit() async -> Never {
    System.prepareProcess()
    let context = CommandContext.process(tool: spec.name)
    let status: ExitStatus
    do throws(UsageError) {
      let words = try Self.decode(System.arguments().dropFirst())
      status = await run(words, in: context)
    } catch {
      context.errors.write(error.line(tool: spec.name) + "\n")
      status = .failure
    }
    System.exit(status.rawValue)
  }

  /// Runs a command line and ends both output streams.
  ///
  /// - Parameters:
  ///   - words: The arguments without the tool's own name.
  ///   - surroundings: Where input comes from and output goes to.
  /// - Returns: The exit status. A reader that went away makes it 0, other failures to write 2;
  ///   work that had failed before stays failed.
  package func run(_ words: [String], in surroundings: CommandContext) async -> ExitStatus {
    var context = surroundings
    var status = ExitStatus.failure
    do {
      switch try CommandLineParser.parse(words, with: spec) {
      case .version:
        context.output.write(version() + "\n")
        status = .success
      case .help(let path, let form):
        context.output.write(help(path, form, terminal: context.outputTerminal))
        status = .success
      case .run(let parsed):
        context = context.configured(
          isQuiet: parsed.flag(OptionSpec.quiet.long),
          color: parsed.value(OptionSpec.color.long).flatMap { ColorChoice(rawValue: $0) } ?? .auto
        )
        status = try await run(parsed, in: context)
      }
    } catch let error as UsageError {
      if error.kind == .missingCommand {
        context.errors.write(help([], .short, terminal: context.errorTerminal))
      } else {
        context.errors.write(error.line(tool: spec.name) + "\n")
      }
    } catch {
      context.complain("\(error)")
    }
    return finish(status, context)
  }

  private func run(
    _ parsed: ParsedArguments,
    in context: CommandContext
  ) async throws -> ExitStatus {
    guard let command = commands.first(where: { [$0.spec.name] == parsed.path }) else {
      throw CommandFailure("the command '\(parsed.path.joined(separator: " "))' does nothing")
    }
    defer { context.progress.finish() }
    return try await command.body(parsed, context)
  }

  private func help(
    _ path: [String],
    _ form: Invocation.HelpForm,
    terminal: TerminalCapabilities
  ) -> String {
    HelpScreen.text(
      for: path,
      in: spec,
      form: form,
      columns: terminal.columns,
      usesColor: terminal.usesColor
    )
  }

  private func finish(_ status: ExitStatus, _ context: CommandContext) -> ExitStatus {
    context.progress.finish()
    context.output.close()
    var status = status
    switch context.output.failure {
    case .closedPipe:
      // The reader has seen enough; what was found does not matter to it any more.
      if status == .findings { status = .success }
    case .failed(let reason):
      context.complain("standard output cannot be written: \(reason)")
      status = .failure
    case nil: break
    }
    context.errors.flush()
    if case .failed = context.errors.failure { status = .failure }
    return status
  }

  /// The arguments as text.
  ///
  /// - Throws: ``UsageError`` for the first one that is not UTF-8.
  static func decode(_ arguments: some Sequence<[UInt8]>) throws(UsageError) -> [String] {
    var words: [String] = []
    for bytes in arguments {
      guard let word = String(validating: bytes, as: UTF8.self) else {
        throw .notUTF8(position: words.count + 1, escaped: bytes.escapedForTerminal)
      }
      words.append(word)
    }
    return words
  }
}
