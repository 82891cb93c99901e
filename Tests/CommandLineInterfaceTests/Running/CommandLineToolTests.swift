// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Testing

@testable import CommandLineInterface

@Suite struct CommandLineToolTests {
  struct Run {
    let status: CommandLineInterface.ExitStatus
    let output: String
    let errors: String
  }

  /// A tool whose one command prints its operands, complains about "bad" and can fail.
  static let tool = CommandLineTool(
    CommandSpec(
      "tool",
      summary: "prints",
      examples: [.init("tool say x", "x")],
      options: OptionSpec.common
    ),
    commands: [
      .init(
        CommandSpec(
          "say",
          summary: "print words",
          examples: [.init("tool say x", "prints x")],
          arguments: [ArgumentSpec("word", count: .zeroOrMore, help: "The words")],
          options: [.value("status", ValueSpec("n", form: .integer(0...2)), help: "The status")]
        )
      ) { parsed, context in
        for word in parsed.operands("word") {
          switch word {
          case "fail": throw CommandFailure("cannot say \u{1B}[31mthis")
          case "usage":
            throw UsageError.unknown("word", "usge", candidates: ["usage"], reference: "help say")
          case "bad": context.complain("a bad\nword")
          default: context.output.write(word + "\n")
          }
        }
        context.inform("said \(parsed.operands("word").count)")
        return parsed.integer("status").flatMap {
          CommandLineInterface.ExitStatus(rawValue: Int32($0))
        } ?? .success
      },
      .init(
        CommandSpec(
          "copy",
          summary: "print standard input",
          examples: [.init("tool copy", "copies")]
        )
      ) { _, context in
        context.output.write(try context.input.readAll())
        return .success
      },
    ],
    version: { "tool 1.0 (ICU 72.1, CLDR 42)" }
  )

  func run(
    _ words: String...,
    input: String = "",
    output: MemorySink = MemorySink(),
    errors: MemorySink = MemorySink(),
    streams: CommandContext.Streams = .init()
  ) async -> Run {
    let context = CommandContext(
      tool: "tool",
      environment: Environment(["TERM": "xterm"]),
      input: MemoryInput(input),
      output: output,
      errors: errors,
      streams: streams
    )
    let status = await Self.tool.run(words, in: context)
    return Run(status: status, output: output.text, errors: errors.text)
  }

  @Test func tableIsWellFormed() {
    #expect(SpecificationValidator.problems(in: Self.tool.spec) == [])
  }

  @Test func dataAndMessagesGoTheirWays() async {
    let result = await run("say", "a", "bad", "b", "--status", "1")
    #expect(result.status == .findings)
    #expect(result.output == "a\nb\n")
    #expect(result.errors == "tool: a bad\\nword\nsaid 3\n")
    #expect(await run("say", "bad", "--quiet").errors == "tool: a bad\\nword\n")
    #expect(await run("copy", input: "x\0y").output == "x\0y")
  }

  @Test func errorsAreOneLine() async {
    let failed = await run("say", "a", "fail", "b")
    #expect(failed.status == .failure)
    #expect(failed.output == "a\n")
    #expect(failed.errors == "tool: cannot say \\u{1B}[31mthis\n")
    let usage = await run("say", "usage")
    #expect(usage.status == .failure)
    #expect(
      usage.errors == "tool: unknown word 'usge'; did you mean 'usage'? See 'tool help say'.\n"
    )
    let option = await run("say", "--statsu", "1")
    #expect(option.status == .failure)
    #expect(
      option.errors
        == "tool: unknown option '--statsu' for 'say'; did you mean '--status'? See 'tool say --help'.\n"
    )
  }

  @Test func helpAndVersion() async {
    #expect(await run("--version").output == "tool 1.0 (ICU 72.1, CLDR 42)\n")
    let help = await run("help", "say")
    #expect(help.status == .success)
    #expect(help.output == HelpScreen.text(for: ["say"], in: Self.tool.spec, form: .full))
    let nothing = await run()
    #expect(nothing.status == .failure)
    #expect(nothing.output == "")
    #expect(nothing.errors == HelpScreen.text(for: [], in: Self.tool.spec, form: .short))
  }

  @Test func aClosedPipeEndsQuietly() async {
    for status in ["0", "1"] {
      let result = await run(
        "say",
        "x",
        "--quiet",
        "--status",
        status,
        output: MemorySink(failing: .closedPipe)
      )
      #expect(result.status == .success)
      #expect(result.errors == "")
    }
    let failed = await run("say", "x", "fail", output: MemorySink(failing: .closedPipe))
    #expect(failed.status == .failure)
  }

  @Test func otherWriteErrorsAreFailures() async {
    let full = MemorySink(failing: .failed(reason: "No space left on device"))
    let result = await run("say", "x", "--quiet", output: full)
    #expect(result.status == .failure)
    #expect(result.errors == "tool: standard output cannot be written: No space left on device\n")
    #expect(await run("say", "--quiet", output: full).status == .success)
    #expect(await run("say", "x", errors: full).status == .failure)
    #expect(await run("say", "x", errors: MemorySink(failing: .closedPipe)).status == .success)
  }

  @Test func coloursFollowTheStream() async {
    let streams = CommandContext.Streams(errorIsTerminal: true)
    let red = await run("say", "bad", "-q", streams: streams)
    #expect(red.errors == "\u{1B}[31mtool:\u{1B}[0m a bad\\nword\n")
    let plain = await run("say", "bad", "-q", "--color=never", streams: streams)
    #expect(plain.errors == "tool: a bad\\nword\n")
  }

  @Test func argumentsThatAreNotUTF8AreNamed() throws {
    #expect(try CommandLineTool.decode([Array("é".utf8), []]) == ["é", ""])
    let error = #expect(throws: UsageError.self) {
      try CommandLineTool.decode([Array("a".utf8), [0x63, 0xE9, 0x0A]])
    }
    #expect(
      error?.line(tool: "tool")
        == "tool: argument 2, 'c\\xE9\\n', is not UTF-8 text. See 'tool --help'."
    )
  }
}
