// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface

extension ConfigurationError {
  /// What the command line says of it.
  var usage: UsageError {
    usageError(description, unknown: unknown)
  }
}

extension RuleOptionError {
  /// What the command line says of it.
  var usage: UsageError {
    usageError(description, unknown: unknown)
  }
}

extension RuleSelectionError {
  /// What the command line says of it.
  var usage: UsageError {
    switch self {
    case .unknown(let rule, let known):
      .unknown("rule", rule, candidates: known, reference: "rules")
    case .mandatory: UsageError(description, reference: "explain invalid-json")
    }
  }
}

private func usageError(_ message: String, unknown: (token: String, known: [String])?) -> UsageError
{
  UsageError(
    message,
    suggestions: unknown.map { Suggestions.near($0.token, in: $0.known) } ?? [],
    reference: "check --help"
  )
}
