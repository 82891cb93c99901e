// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The words that an option or an operand takes, with what they mean.
package struct ChoiceSet: Sendable, Equatable {
  /// One of the words.
  package struct Choice: Sendable, Equatable {
    /// The word as it is typed.
    package let value: String
    /// What it means, in a few words; empty where the word speaks for itself.
    package let help: String

    package init(_ value: String, help: String = "") {
      self.value = value
      self.help = help
    }
  }

  /// What one of them is called in messages and completions: `format`, `rule`.
  package let noun: String
  package let choices: [Choice]
  /// Whether other words are refused.
  ///
  /// An open set serves completion only.
  package let isClosed: Bool
  /// The command that lists them, without the tool's name (`rules`), for messages; `nil` for the
  /// help of the command that takes them.
  package let reference: String?

  package init(
    noun: String,
    _ choices: [Choice],
    isClosed: Bool = true,
    reference: String? = nil
  ) {
    self.noun = noun
    self.choices = choices
    self.isClosed = isClosed
    self.reference = reference
  }

  package init(
    noun: String,
    _ values: [String],
    isClosed: Bool = true,
    reference: String? = nil
  ) {
    self.init(
      noun: noun,
      values.map { Choice($0) },
      isClosed: isClosed,
      reference: reference
    )
  }

  /// The words alone.
  package var values: [String] { choices.map(\.value) }

  /// Whether the word is taken.
  func accepts(_ value: String) -> Bool { !isClosed || values.contains(value) }
}
