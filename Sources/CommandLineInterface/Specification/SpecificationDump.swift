// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The table as JSON, for documentation and for tools that build on the command line.
///
/// Members may be added under the same `version`; a change of what is there raises it.
package enum SpecificationDump {
  /// The version of the format.
  package static let version = 1

  /// The table as indented JSON with a final line break.
  package static func json(_ root: CommandSpec) -> String {
    JSONText.object([
      ("version", .number(version)),
      ("command", command(root)),
    ]).rendered() + "\n"
  }

  private static func command(_ command: CommandSpec) -> JSONText {
    .object([
      ("name", .string(command.name)),
      ("summary", .string(command.summary)),
      ("discussion", .string(command.discussion)),
      (
        "examples",
        .array(
          command.examples.map { example in
            .object([("line", .string(example.line)), ("summary", .string(example.summary))])
          }
        )
      ),
      ("arguments", .array(command.arguments.map(argument))),
      ("options", .array(command.options.map(option))),
      ("exitStatus", .string(command.exitStatus)),
      ("subcommands", .array(command.subcommands.map(Self.command))),
    ])
  }

  private static func argument(_ argument: ArgumentSpec) -> JSONText {
    .object([
      ("name", .string(argument.name)),
      ("isRequired", .bool(argument.count.isRequired)),
      ("isRepeatable", .bool(argument.count.isMany)),
      ("help", .string(argument.help)),
      ("details", .string(argument.details)),
      ("choices", choices(argument.choices)),
      ("completion", completion(argument.completion)),
    ])
  }

  private static func option(_ option: OptionSpec) -> JSONText {
    .object([
      ("name", .string(option.long)),
      ("short", option.short.map { .string("\($0)") } ?? .null),
      ("isNegatable", .bool(option.isNegatable)),
      ("isRequired", .bool(option.isRequired)),
      ("isInherited", .bool(option.isInherited)),
      ("category", .string(option.category)),
      ("help", .string(option.help)),
      ("details", .string(option.details)),
      ("environment", option.environment.map { .string($0) } ?? .null),
      ("value", option.value.map(value) ?? .null),
    ])
  }

  private static func value(_ value: ValueSpec) -> JSONText {
    let form =
      switch value.form {
      case .text: "text"
      case .integer: "integer"
      case .choice: "choice"
      case .pair: "pair"
      }
    let repetition =
      switch value.repetition {
      case .last: "last"
      case .collect: "collect"
      case .list: "list"
      }
    return .object([
      ("placeholder", .string(value.placeholder)),
      ("form", .string(form)),
      ("repetition", .string(repetition)),
      ("default", value.defaultValue.map { .string($0) } ?? .null),
      ("choices", choices(value.choices)),
      ("completion", completion(value.completion)),
    ])
  }

  private static func choices(_ choices: ChoiceSet?) -> JSONText {
    guard let choices else { return .null }
    return .object([
      ("noun", .string(choices.noun)),
      ("isClosed", .bool(choices.isClosed)),
      (
        "values",
        .array(
          choices.choices.map { choice in
            .object([("value", .string(choice.value)), ("help", .string(choice.help))])
          }
        )
      ),
    ])
  }

  private static func completion(_ completion: Completion) -> JSONText {
    switch completion {
    case .none: .null
    case .directories: .string("directories")
    case .files(let extensions):
      extensions.isEmpty ? .string("files") : .array(extensions.map { .string("*.\($0)") })
    }
  }
}
