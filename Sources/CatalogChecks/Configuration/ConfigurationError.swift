// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import XCStrings

/// What is wrong with a configuration file, and where.
package struct ConfigurationError: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Reason: Equatable, Sendable {
    /// The file cannot be read; the system's own words.
    case unreadable(String)
    /// The file is not JSON5.
    case malformed(String)
    /// A member stands twice; the place of the first one.
    case duplicateMember(first: SourceLocation)
    /// A name that is not one of those that are known here.
    case unknown(Unknown, token: String, known: [String])
    /// A value of another kind; what it must be and what it is.
    case wrongKind(expected: String, found: String)
    /// A rule that cannot be turned off or lowered.
    case mandatoryRule
  }

  /// What a name that is not known was meant to name.
  package enum Unknown: String, Sendable {
    case member, rule, locale, value
  }

  /// The path of the configuration file as it is shown.
  package let file: String
  /// Where in it; `nil` for the whole file.
  package let location: SourceLocation?
  /// The names of the members that lead to the place, and the indices of list elements.
  package let member: [String]
  /// What is wrong.
  package let reason: Reason

  package init(file: String, location: SourceLocation?, member: [String], reason: Reason) {
    self.file = file
    self.location = location
    self.member = member
    self.reason = reason
  }

  /// The unknown name and those that could have been meant, for a suggestion.
  package var unknown: (token: String, known: [String])? {
    guard case .unknown(_, let token, let known) = reason else { return nil }
    return (token, known)
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// One line with the file, the place and the reason, safe to show on a terminal.
  ///
  /// Says nothing of names that could have been meant; see `unknown`.
  package var description: String {
    let place = location.map { ":\($0)" } ?? ""
    return TerminalText.escaped("\(file)\(place): \(words)")
  }

  /// The place and the reason without the file: `line 3, column 5: unknown member 'lokales'`.
  package var explanation: String {
    TerminalText.escaped((location.map { "line \($0.line), column \($0.column): " } ?? "") + words)
  }

  private var words: String {
    let path = member.joined(separator: ".")
    return switch reason {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .malformed(let reason): "not a configuration in JSON5: \(reason)"
    case .duplicateMember(let first):
      "'\(path)' stands twice, first at \(first); keep one of them"
    case .unknown(.member, let token, _):
      member.count < 2 ? "unknown member '\(token)'" : "unknown member '\(token)' in '\(parent)'"
    case .unknown(.value, let token, let known):
      "'\(path)' cannot be '\(token)', only \(ConfigurationError.choice(of: known))"
    case .unknown(let kind, let token, _): "unknown \(kind.rawValue) '\(token)' in '\(parent)'"
    case .wrongKind(let expected, let found):
      "\(path.isEmpty ? "the whole" : "'\(path)'") must be \(expected), not \(found)"
    case .mandatoryRule:
      "'\(path)' cannot change: '\(RuleSettings.mandatoryRule)' is always an error"
    }
  }

  private var parent: String { member.dropLast().joined(separator: ".") }

  /// Names joined for a sentence: `a, b or c`.
  static func choice(of names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
