// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension OptionSpec {
  /// The heading of the options that every command has.
  static let commonCategory = "COMMON OPTIONS"

  /// `--quiet`: messages that are not errors are left out.
  package static let quiet = Self(
    "quiet",
    short: "q",
    kind: .flag(isNegatable: false),
    category: commonCategory,
    help: "Leave out summaries and progress",
    isInherited: true
  )

  /// `--color`: see ``TerminalCapabilities``.
  package static let color = Self(
    "color",
    kind: .value(
      ValueSpec(
        "when",
        form: .choice(ChoiceSet(noun: "colour setting", ColorChoice.allCases.map(\.rawValue))),
        defaultValue: ColorChoice.auto.rawValue
      )
    ),
    category: commonCategory,
    help: "Colour the output: auto, always or never",
    details: """
      With "auto" a stream is coloured when it is a terminal, TERM is not "dumb" and NO_COLOR is \
      not set.
      """,
    environment: "NO_COLOR",
    isInherited: true
  )

  /// `--help` and `-h`; the parser answers them itself.
  package static let help = Self(
    "help",
    short: "h",
    kind: .flag(isNegatable: false),
    category: commonCategory,
    help: "Show help; -h shows the short form",
    isInherited: true
  )

  /// `--version`, before a command only; the parser answers it itself.
  package static let version = Self(
    "version",
    kind: .flag(isNegatable: false),
    category: commonCategory,
    help: "Show the version and those of ICU and CLDR"
  )

  /// The options that the top of every tool's table declares.
  package static let common: [Self] = [quiet, color, help, version]
}
