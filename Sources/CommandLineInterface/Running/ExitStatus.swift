// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How a run ended.
package enum ExitStatus: Int32, Sendable, Comparable {
  /// Done; nothing at or above the failing level.
  case success = 0
  /// Findings, drift with `--check`, or merge conflicts.
  case findings = 1
  /// The work could not be done: usage, configuration, unreadable or malformed input, I/O.
  case failure = 2

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
