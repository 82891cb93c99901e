// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One operand of a command, or its run of operands.
package struct ArgumentSpec: Sendable, Equatable {
  /// How many words it takes.
  package enum Count: Sendable, Equatable {
    case one, optional, zeroOrMore, oneOrMore

    var isRequired: Bool { self == .one || self == .oneOrMore }
    var isMany: Bool { self == .zeroOrMore || self == .oneOrMore }
  }

  /// The name that help writes between angle brackets, lower-kebab.
  package let name: String
  package let count: Count
  /// What it is, on one line of the help screen.
  package let help: String
  /// What `--help` adds to that line.
  package let details: String
  package let choices: ChoiceSet?
  package let completion: Completion

  package init(
    _ name: String,
    count: Count = .one,
    help: String,
    details: String = "",
    choices: ChoiceSet? = nil,
    completion: Completion = .none
  ) {
    self.name = name
    self.count = count
    self.help = help
    self.details = details
    self.choices = choices
    self.completion = completion
  }

  /// The operand as the usage line shows it.
  var usage: String {
    switch count {
    case .one: "<\(name)>"
    case .optional: "[<\(name)>]"
    case .zeroOrMore: "[<\(name)> ...]"
    case .oneOrMore: "<\(name)> ..."
    }
  }
}
