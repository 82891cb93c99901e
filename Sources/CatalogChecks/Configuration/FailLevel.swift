// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// From which severity on findings make the exit status 1.
package enum FailLevel: String, CaseIterable, Sendable {
  case error, warning, info, never

  /// The level that applies.
  ///
  /// - Parameters:
  ///   - option: what `--fail-on` says.
  ///   - configured: what the configuration says.
  ///   - strict: whether warnings fail too; `never` stays.
  package init(option: FailLevel?, configured: FailLevel?, strict: Bool) {
    let stated = option ?? configured ?? .error
    self = strict && stated == .error ? .warning : stated
  }

  /// Whether a finding of this severity fails the run.
  package func fails(_ severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .info: true
    case .never: false
    }
  }
}
