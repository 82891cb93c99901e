// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Why the clock of a toast stands still.
public enum PauseReason: String, CaseIterable, Sendable, Hashable {
  /// The pointer is over it.
  case hover
  /// The keyboard's focus is in it.
  case focus
  /// A finger is on it.
  case touch
  /// It is being dragged.
  case drag
  /// The app is not active.
  case app
  /// A screen reader is running.
  case screenReader

  /// The place in a set of reasons.
  var bit: UInt8 {
    switch self {
    case .hover: 1
    case .focus: 2
    case .touch: 4
    case .drag: 8
    case .app: 16
    case .screenReader: 32
    }
  }
}
