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

extension CheckError {
  /// A configuration that keeps its catalogs from being checked, while others go on.
  ///
  /// - Returns: `nil` for what is no fault of a configuration.
  init?(configuration error: any Error) {
    switch error {
    case let error as ConfigurationError:
      self.init(
        path: error.file,
        message: error.explanation + Self.suggestion(error.unknown)
      )
    case let error as RuleOptionError:
      guard let file = error.file else { return nil }
      self.init(path: file, message: error.explanation + Self.suggestion(error.unknown))
    default: return nil
    }
  }

  private static func suggestion(_ unknown: (token: String, known: [String])?) -> String {
    let near = unknown.map { Suggestions.near($0.token, in: $0.known) } ?? []
    return near.isEmpty ? "" : "; did you mean '\(near.joined(separator: "' or '"))'?"
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
