// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A rule that reports one kind of what the judgement of placeholders finds; each text is judged
/// once for all of them.
protocol PlaceholderRule: TextRule {
  /// What it reports.
  static var kind: PlaceholderProblem.Kind { get }

  /// What is wrong and what to do.
  ///
  /// - Parameters:
  ///   - problem: what was found.
  ///   - text: the text, for quotations.
  /// - Returns: the message of the finding.
  func message(_ problem: PlaceholderProblem, _ text: PlaceholderQuotes) -> String
}

extension PlaceholderRule {
  static var triggers: TextTriggers { .placeholder }

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    let problems = text.placeholderProblems
    if problems.isEmpty { return }
    for problem in problems where problem.kind == Self.kind {
      findings.report(
        at: text.valueToken,
        message(problem, PlaceholderQuotes(text.text, ownArgument: text.ownArgument)),
        severity: problem.severity.ofFinding,
        fix: problem.edits.isEmpty ? .none : problem.isFixSafe ? .safe : .unsafe,
        repair: .text(text.valueToken, problem.edits)
      )
    }
  }
}

/// Such a rule that also looks at keys that are source texts; a key is never repaired, since the
/// code looks it up as it stands.
protocol KeyAndTextPlaceholderRule: PlaceholderRule, EntryRule {}

extension KeyAndTextPlaceholderRule {
  func check(_ entry: EntryContext, _ findings: inout FindingSink) {
    guard entry.document[entry.keyToken].traits.hasAny(.percent) else { return }
    for problem in entry.keyPlaceholderProblems where problem.kind == Self.kind {
      findings.report(
        at: entry.keyToken,
        message(problem, PlaceholderQuotes(entry.key)),
        severity: problem.severity.ofFinding
      )
    }
  }
}

extension PlaceholderProblem.Severity {
  /// The same as the severity of a finding.
  var ofFinding: Severity {
    switch self {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
