// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The severity that a configuration gives a rule.
package enum RuleLevel: String, CaseIterable, Sendable {
  case off, info, warning, error

  /// The severity, `nil` for off.
  package var severity: Severity? {
    switch self {
    case .off: nil
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
