// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CommandLineInterface

extension OptionSpec {
  /// The `--format` option of commands that write for people or for programs.
  ///
  /// - Parameter help: what is written, on one line.
  /// - Returns: the option; its value is `text` or `json`, and `text` where it is not given.
  static func textOrJSON(help: String) -> OptionSpec {
    .value(
      "format",
      short: "f",
      ValueSpec(
        "format",
        form: .choice(ChoiceSet(noun: "format", ["text", "json"])),
        defaultValue: "text"
      ),
      help: help
    )
  }
}
