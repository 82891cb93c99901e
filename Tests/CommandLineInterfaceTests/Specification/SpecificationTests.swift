// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface
import Foundation
import Testing

@Suite struct SpecificationTests {
  @Test func theSampleIsWellFormed() {
    #expect(SpecificationValidator.problems(in: SampleTool.root) == [])
  }

  @Test func problemsAreFound() throws {
    let bad = CommandSpec(
      "tool",
      summary: "does things.",
      options: OptionSpec.common + [.flag("help", help: "twice")],
      subcommands: [
        CommandSpec("help", summary: "shadows"),
        CommandSpec(
          "Bad_Name",
          summary: "x",
          examples: [
            .init("other x", "another tool"), .init("tool Bad_Name --zzz", "unknown option"),
            .init("tool $HOME", "needs a shell"), .init("tool Bad_Name 'x", "open quote"),
          ],
          arguments: [
            ArgumentSpec("many", count: .zeroOrMore, help: "all"),
            ArgumentSpec("one", help: "never"),
          ],
          options: [
            .flag("quiet", short: "1", help: ""),
            .flag("no-way", help: String(repeating: "long ", count: 20)),
            .value("empty", ValueSpec(""), help: "no placeholder"),
            .value(
              "default",
              ValueSpec("x", form: .integer(1...2), defaultValue: "3"),
              help: "out of bounds"
            ),
            .value(
              "choice",
              ValueSpec(
                "x",
                form: .choice(ChoiceSet(noun: "x", ["a", "a"])),
                defaultValue: "b"
              ),
              help: "not a choice"
            ),
            .value(
              "pair",
              ValueSpec("x", form: .pair(names: ChoiceSet(noun: "x", ["a"])), repetition: .list),
              help: "pairs in lists"
            ),
            .value(
              "paths",
              ValueSpec("x", repetition: .list, completion: .anyFile),
              help: "paths in lists"
            ),
          ]
        ),
      ]
    )
    let problems = SpecificationValidator.problems(in: bad)
    expectFixture(problems.joined(separator: "\n") + "\n", "problems.txt")
  }

  @Test func dumpIsJSON() throws {
    let text = SpecificationDump.json(SampleTool.root)
    expectFixture(text, "table.json")
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == SpecificationDump.version)
    let command = object?["command"] as? [String: Any]
    #expect(command?["name"] as? String == "toaststrings")
    #expect((command?["subcommands"] as? [Any])?.count == SampleTool.root.subcommands.count)
  }
}
