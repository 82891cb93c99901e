// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The rules that a command line picks.
package struct RuleSelection: Equatable, Sendable {
  /// The only ones to run; empty for all.
  package var only: [String]
  /// Those not to run.
  package var skipped: [String]

  package init(only: [String] = [], skipped: [String] = []) {
    self.only = only
    self.skipped = skipped
  }

  /// Makes sure that the selection names rules that exist and may be left out.
  ///
  /// - Parameter rules: the ids of all rules.
  /// - Throws: `RuleSelectionError` for the first that does not.
  package func validate(against rules: [String]) throws(RuleSelectionError) {
    for rule in only + skipped where !rules.contains(rule) {
      throw .unknown(rule, known: rules)
    }
    if skipped.contains(RuleSettings.mandatoryRule) { throw .mandatory }
  }
}

/// Why rules cannot be picked.
package enum RuleSelectionError: Error, Equatable, Sendable {
  /// There is no such rule; the ids of those there are.
  case unknown(String, known: [String])
  /// The one rule that cannot be skipped was to be.
  case mandatory
}

extension RuleSelectionError: CustomStringConvertible {
  /// The reason, safe to show on a terminal; without names that could have been meant.
  package var description: String {
    switch self {
    case .unknown(let rule, _): "unknown rule '\(TerminalText.escaped(rule))'"
    case .mandatory:
      "'\(RuleSettings.mandatoryRule)' cannot be skipped: nothing else can be said of such a file"
    }
  }
}
