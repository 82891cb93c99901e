// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What the value of an option looks like, and what becomes of several.
package struct ValueSpec: Sendable, Equatable {
  /// What a value looks like.
  package enum Form: Sendable, Equatable {
    /// Any text, the empty one too unless it is a path.
    case text
    /// A whole number within bounds.
    case integer(ClosedRange<Int>)
    /// One of a set of words.
    case choice(ChoiceSet)
    /// A name, an equals sign and any text, as in `--plural one=TEXT`.
    case pair(names: ChoiceSet)
  }

  /// What becomes of an option that is given more than once.
  package enum Repetition: Sendable, Equatable {
    /// The last one wins.
    case last
    /// All are kept; each occurrence holds one value, whatever commas it contains (paths, texts).
    case collect
    /// All are kept; each occurrence holds one value or several with commas between.
    case list
  }

  /// What help writes between angle brackets, lower-kebab: `format`, `form=text`.
  package let placeholder: String
  package let form: Form
  package let repetition: Repetition
  package let completion: Completion
  /// What holds when the option is absent; shown in help, and returned by the accessors of
  /// ``ParsedArguments``.
  package let defaultValue: String?

  package init(
    _ placeholder: String,
    form: Form = .text,
    repetition: Repetition = .last,
    completion: Completion = .none,
    defaultValue: String? = nil
  ) {
    self.placeholder = placeholder
    self.form = form
    self.repetition = repetition
    self.completion = completion
    self.defaultValue = defaultValue
  }

  /// The set of words that bounds or completes the value, if there is one.
  var choices: ChoiceSet? {
    switch form {
    case .choice(let choices), .pair(let choices): choices
    case .text, .integer: nil
    }
  }
}
