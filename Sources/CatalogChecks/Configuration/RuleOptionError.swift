// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// What is wrong with an option of a rule.
package struct RuleOptionError: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Reason: Equatable, Sendable {
    /// The rule has no such option; the members that it has.
    case unknown(known: [String])
    /// The value is of another kind; what it must be.
    case wrongKind(expected: String)
  }

  /// The id of the rule.
  package let rule: String
  /// The name of the option.
  package let option: String
  /// The configuration file, `nil` where there is none.
  package let file: String?
  /// The place of the option in it.
  package let location: SourceLocation?
  /// What is wrong.
  package let reason: Reason

  package init(
    rule: String,
    option: String,
    file: String?,
    location: SourceLocation?,
    reason: Reason
  ) {
    self.rule = rule
    self.option = option
    self.file = file
    self.location = location
    self.reason = reason
  }

  /// The unknown name and those that could have been meant, for a suggestion.
  package var unknown: (token: String, known: [String])? {
    guard case .unknown(let known) = reason else { return nil }
    return (option, known)
  }
}

extension RuleOptionError: CustomStringConvertible {
  /// One line with the file, the place and the reason, safe to show on a terminal.
  package var description: String {
    let place = location.map { ":\($0)" } ?? ""
    let prefix = file.map { "\($0)\(place): " } ?? ""
    return TerminalText.escaped(prefix + words)
  }

  /// The place and the reason without the file.
  package var explanation: String {
    TerminalText.escaped((location.map { "line \($0.line), column \($0.column): " } ?? "") + words)
  }

  private var words: String {
    switch reason {
    case .unknown: "unknown option '\(option)' of rule '\(rule)'"
    case .wrongKind(let expected): "option '\(option)' of rule '\(rule)' must be \(expected)"
    }
  }
}
