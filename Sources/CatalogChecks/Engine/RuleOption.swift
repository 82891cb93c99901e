// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// An option of a rule: its name, what it takes and what it is for.
struct RuleOption: Sendable {
  /// What an option takes.
  enum Kind: Sendable {
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case texts
  }

  let name: String
  let kind: Kind
  /// What it says, for editors; the rule's documentation says more.
  let summary: String

  init(_ name: String, _ kind: Kind, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }
}
