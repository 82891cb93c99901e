// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a command needs from outside, so that tests can run it in their own process.
package struct CommandContext: Sendable {
  /// The name that messages begin with.
  package let tool: String
  package let environment: Environment
  package let input: any InputSource
  /// Standard output: data.
  package let output: BufferedOutput
  /// Standard error: messages and summaries.
  package let errors: BufferedOutput
  package let outputTerminal: TerminalCapabilities
  package let errorTerminal: TerminalCapabilities
  /// Whether `--quiet` was given.
  package let isQuiet: Bool
  /// Progress of long work.
  package let progress: ProgressLine

  private let errorSink: any ByteSink
  private let streams: Streams

  /// What is known about the two output streams before the command line is read.
  package struct Streams: Sendable {
    package let outputIsTerminal: Bool
    package let outputColumns: Int?
    package let errorIsTerminal: Bool
    package let errorColumns: Int?

    package init(
      outputIsTerminal: Bool = false,
      outputColumns: Int? = nil,
      errorIsTerminal: Bool = false,
      errorColumns: Int? = nil
    ) {
      self.outputIsTerminal = outputIsTerminal
      self.outputColumns = outputColumns
      self.errorIsTerminal = errorIsTerminal
      self.errorColumns = errorColumns
    }
  }

  /// A context for one run.
  ///
  /// - Parameters:
  ///   - tool: The name that messages begin with.
  ///   - environment: The environment variables.
  ///   - input: Standard input.
  ///   - output: Standard output.
  ///   - errors: Standard error.
  ///   - streams: What is known about the two.
  ///   - isQuiet: Whether messages that are not errors are left out.
  ///   - color: What `--color` says.
  package init(
    tool: String,
    environment: Environment,
    input: any InputSource,
    output: any ByteSink,
    errors: any ByteSink,
    streams: Streams = Streams(),
    isQuiet: Bool = false,
    color: ColorChoice = .auto
  ) {
    let outputTerminal = TerminalCapabilities(
      isTerminal: streams.outputIsTerminal,
      windowColumns: streams.outputColumns,
      environment: environment,
      color: color
    )
    let errorTerminal = TerminalCapabilities(
      isTerminal: streams.errorIsTerminal,
      windowColumns: streams.errorColumns,
      environment: environment,
      color: color
    )
    let progress = ProgressLine(
      sink: errors,
      columns: errorTerminal.columns,
      isEnabled: errorTerminal.canRedraw && !isQuiet
    )
    self.tool = tool
    self.environment = environment
    self.input = input
    // On a terminal, data and messages stay in the order in which they were written.
    self.output = BufferedOutput(
      output,
      capacity: streams.outputIsTerminal ? 0 : 1 << 16,
      willWrite: { progress.hide() }
    )
    self.errors = BufferedOutput(errors, capacity: 0, willWrite: { progress.hide() })
    self.outputTerminal = outputTerminal
    self.errorTerminal = errorTerminal
    self.isQuiet = isQuiet
    self.progress = progress
    self.streams = streams
    errorSink = errors
    outputSink = output
  }

  private let outputSink: any ByteSink

  /// The context of this process.
  package static func process(tool: String) -> Self {
    Self(
      tool: tool,
      environment: .process,
      input: StandardInput(),
      output: FileDescriptorSink(1),
      errors: FileDescriptorSink(2),
      streams: Streams(
        outputIsTerminal: System.isTerminal(1),
        outputColumns: System.columns(of: 1),
        errorIsTerminal: System.isTerminal(2),
        errorColumns: System.columns(of: 2)
      )
    )
  }

  /// The same surroundings with what the common options say.
  func configured(isQuiet: Bool, color: ColorChoice) -> Self {
    Self(
      tool: tool,
      environment: environment,
      input: input,
      output: outputSink,
      errors: errorSink,
      streams: streams,
      isQuiet: isQuiet,
      color: color
    )
  }

  /// Tells what went wrong, on one line of standard error, whatever `--quiet` says.
  ///
  /// - Parameter message: The message without the tool's name; control characters are escaped.
  package func complain(_ message: String) {
    let label = errorTerminal.styled("\(tool):", .red)
    errors.write("\(label) \(message.escapedForTerminal)\n")
  }

  /// Tells something that is good to know, on one line of standard error; `--quiet` drops it.
  ///
  /// - Parameter message: The line as it is shown; control characters are escaped.
  package func inform(_ message: String) {
    guard !isQuiet else { return }
    errors.write("\(message.escapedForTerminal)\n")
  }
}
