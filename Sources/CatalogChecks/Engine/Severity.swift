// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How much a finding weighs.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Worth knowing; shown in text only on request.
  case info
  /// A person should look at it.
  case warning
  /// Somebody would see wrong text, or a tool would stop.
  case error

  /// Whether one severity weighs less than another.
  public static func < (a: Severity, b: Severity) -> Bool {
    a.rank < b.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
