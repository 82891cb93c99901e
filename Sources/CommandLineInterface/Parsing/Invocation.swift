// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a command line asks for.
package enum Invocation: Sendable, Equatable {
  /// How much help.
  package enum HelpForm: Sendable, Equatable {
    /// `-h`: one line an option.
    case short
    /// `--help` and `help`: everything.
    case full
  }

  /// To run a command.
  case run(ParsedArguments)
  /// To show the help of the command that the names lead to.
  case help(path: [String], HelpForm)
  /// To show the version.
  case version
}
