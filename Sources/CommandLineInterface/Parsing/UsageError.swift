// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A command line that cannot be understood: status 2 and one line on standard error.
///
/// The line names the exact token, offers near words, and says where to read more. All wording of
/// the parser is in this file.
package struct UsageError: Error, Sendable, Equatable {
  /// What is wrong, without a full stop.
  package let message: String
  /// What may have been meant, nearest first.
  package let suggestions: [String]
  /// The arguments of the tool that tell more, such as `check --help`.
  package let reference: String
  let kind: Kind

  /// The mistakes that are answered in a way of their own.
  enum Kind: Sendable, Equatable {
    /// No command was named: the short help follows.
    case missingCommand
    /// There is no such command, so that there is no help of it either.
    case unknownCommand
    case other
  }

  package init(_ message: String, suggestions: [String] = [], reference: String = "--help") {
    self.init(message, suggestions: suggestions, reference: reference, kind: .other)
  }

  private init(_ message: String, suggestions: [String], reference: String, kind: Kind) {
    self.message = message
    self.suggestions = suggestions
    self.reference = reference
    self.kind = kind
  }

  /// The whole line, without a line break; control characters of tokens are escaped.
  package func line(tool: String) -> String {
    var line = "\(tool): \(message)"
    if let last = suggestions.last {
      let others = suggestions.dropLast().map { "'\($0)'" }.joined(separator: ", ")
      line += "; did you mean \(others.isEmpty ? "" : "\(others) or ")'\(last)'?"
    } else if line.unicodeScalars.last.map({ !".?!".unicodeScalars.contains($0) }) ?? true {
      line += "."
    }
    return (line + " See '\(tool) \(reference)'.").escapedForTerminal
  }

  /// A word that is none of those that are taken here; for what a command looks up itself (rules,
  /// locales) as well as for the table's choices.
  ///
  /// - Parameters:
  ///   - noun: What the word should be: `rule`.
  ///   - token: The word as it was typed.
  ///   - place: Where it was given: `'--only'`.
  ///   - candidates: The words that are taken.
  ///   - reference: The arguments of the tool that list them.
  /// - Returns: The error, with near candidates or, where there are few, all of them.
  package static func unknown(
    _ noun: String,
    _ token: String,
    in place: String? = nil,
    candidates: [String],
    reference: String
  ) -> Self {
    let suggestions = Suggestions.near(token, in: candidates)
    var message = "unknown \(noun) '\(token)'"
    if let place { message += " for \(place)" }
    if suggestions.isEmpty, !candidates.isEmpty, candidates.count <= 12 {
      message += "; one of \(candidates.joined(separator: ", ")) is expected"
    }
    return Self(message, suggestions: suggestions, reference: reference)
  }
}

extension UsageError {
  static func reference(_ path: [String]) -> String {
    (path + ["--help"]).joined(separator: " ")
  }

  private static func place(_ path: [String]) -> String {
    path.isEmpty ? "" : " for '\(path.joined(separator: " "))'"
  }

  static func missingCommand(_ path: [String]) -> Self {
    Self(
      "no command is given\(place(path))",
      suggestions: [],
      reference: reference(path),
      kind: .missingCommand
    )
  }

  static func unknownCommand(_ token: String, in command: CommandSpec, at path: [String]) -> Self {
    let names = command.subcommands.map(\.name) + (path.isEmpty ? ["help"] : [])
    return Self(
      "unknown command '\(token)'",
      suggestions: Suggestions.near(token, in: names),
      reference: reference(path),
      kind: .unknownCommand
    )
  }

  static func unknownOption(_ token: String, near spellings: [String], at path: [String]) -> Self {
    Self(
      "unknown option '\(token)'\(place(path))",
      suggestions: Suggestions.near(token, in: spellings),
      reference: reference(path)
    )
  }

  static func optionBeforeCommand(_ token: String) -> Self {
    Self("option '\(token)' belongs to a command and is written after the command's name")
  }

  static func attachedValue(
    _ token: String,
    short: String,
    rest: String,
    at path: [String]
  )
    -> Self
  {
    Self(
      "unknown option '\(token)'\(place(path))",
      suggestions: ["\(short) \(rest)"],
      reference: reference(path)
    )
  }

  static func valueMissing(_ option: String, placeholder: String, at path: [String]) -> Self {
    Self(
      "option '\(option)' needs a value <\(placeholder)>",
      reference: reference(path)
    )
  }

  static func valueLooksLikeOption(
    _ option: String,
    long: String,
    word: String,
    at path: [String]
  ) -> Self {
    Self(
      "option '\(option)' needs a value before '\(word)'; "
        + "if '\(word)' is that value, write '--\(long)=\(word)'",
      reference: reference(path)
    )
  }

  static func valueUnwanted(_ token: String, option: String, at path: [String]) -> Self {
    Self("option '\(option)' takes no value, but '\(token)' gives one", reference: reference(path))
  }

  static func emptyValue(_ option: String, at path: [String]) -> Self {
    Self("option '\(option)' cannot be empty", reference: reference(path))
  }

  static func emptyItem(_ value: String, option: String, at path: [String]) -> Self {
    Self("the list '\(value)' for '\(option)' has an empty item", reference: reference(path))
  }

  static func notAnInteger(
    _ value: String,
    option: String,
    bounds: ClosedRange<Int>,
    at path: [String]
  ) -> Self {
    let range =
      bounds.upperBound == .max
      ? "of \(bounds.lowerBound) or more"
      : "from \(bounds.lowerBound) to \(bounds.upperBound)"
    return Self(
      "'\(value)' for '\(option)' is not a whole number \(range)",
      reference: reference(path)
    )
  }

  static func notAPair(
    _ value: String,
    option: String,
    placeholder: String,
    at path: [String]
  )
    -> Self
  {
    Self(
      "'\(value)' for '\(option)' has no '='; <\(placeholder)> is expected",
      reference: reference(path)
    )
  }

  static func optionMissing(_ option: OptionSpec, at path: [String]) -> Self {
    Self("option '--\(option.long)'\(place(path)) is missing", reference: reference(path))
  }

  static func argumentMissing(_ argument: ArgumentSpec, at path: [String]) -> Self {
    Self("<\(argument.name)>\(place(path)) is missing", reference: reference(path))
  }

  static func argumentEmpty(_ argument: ArgumentSpec, at path: [String]) -> Self {
    Self("<\(argument.name)>\(place(path)) cannot be empty", reference: reference(path))
  }

  static func argumentUnexpected(_ token: String, at path: [String]) -> Self {
    Self("unexpected argument '\(token)'\(place(path))", reference: reference(path))
  }

  static func notUTF8(position: Int, escaped: String) -> Self {
    Self("argument \(position), '\(escaped)', is not UTF-8 text")
  }
}
