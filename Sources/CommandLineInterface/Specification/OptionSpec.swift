// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One option of a command.
package struct OptionSpec: Sendable, Equatable {
  /// What an option is.
  package enum Kind: Sendable, Equatable {
    /// A switch. A negatable one also answers to `--no-NAME`; the last occurrence wins.
    case flag(isNegatable: Bool)
    /// An option that takes a value.
    case value(ValueSpec)
  }

  /// The name without its two dashes, lower-kebab ASCII.
  package let long: String
  /// A letter for the short form, if there is one.
  package let short: Unicode.Scalar?
  package let kind: Kind
  /// The heading of its group on the help screen, in capitals.
  package let category: String
  /// What it does, on one line of the help screen.
  package let help: String
  /// What `--help` adds to that line; paragraphs are separated by an empty line.
  package let details: String
  /// The environment variable that has a say in it, for help only.
  package let environment: String?
  /// Whether the command cannot be run without it.
  package let isRequired: Bool
  /// Whether the commands below the one that declares it take it as well.
  package let isInherited: Bool

  package init(
    _ long: String,
    short: Unicode.Scalar? = nil,
    kind: Kind,
    category: String = "OPTIONS",
    help: String,
    details: String = "",
    environment: String? = nil,
    isRequired: Bool = false,
    isInherited: Bool = false
  ) {
    self.long = long
    self.short = short
    self.kind = kind
    self.category = category
    self.help = help
    self.details = details
    self.environment = environment
    self.isRequired = isRequired
    self.isInherited = isInherited
  }

  /// A switch.
  package static func flag(
    _ long: String,
    short: Unicode.Scalar? = nil,
    isNegatable: Bool = false,
    category: String = "OPTIONS",
    help: String,
    details: String = ""
  ) -> Self {
    Self(
      long,
      short: short,
      kind: .flag(isNegatable: isNegatable),
      category: category,
      help: help,
      details: details
    )
  }

  /// An option with a value.
  package static func value(
    _ long: String,
    short: Unicode.Scalar? = nil,
    _ value: ValueSpec,
    category: String = "OPTIONS",
    help: String,
    details: String = "",
    isRequired: Bool = false
  ) -> Self {
    Self(
      long,
      short: short,
      kind: .value(value),
      category: category,
      help: help,
      details: details,
      isRequired: isRequired
    )
  }

  /// What its value looks like; `nil` for a flag.
  var value: ValueSpec? {
    switch kind {
    case .flag: nil
    case .value(let value): value
    }
  }

  /// Whether `--no-NAME` is understood.
  var isNegatable: Bool { kind == .flag(isNegatable: true) }

  /// All spellings, long ones first, with their dashes.
  var spellings: [String] {
    var spellings = ["--\(long)"]
    if isNegatable { spellings.append("--no-\(long)") }
    if let short { spellings.append("-\(short)") }
    return spellings
  }
}
