// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Apple's accessibilitySpeechAnnouncementPriority.
public enum AnnouncementPriority: String, CaseIterable, Sendable, Hashable {
  /// Waits until other speech ends.
  case low
  /// Interrupts other speech and can be interrupted.
  case `default`
  /// Interrupts other speech and cannot be interrupted.
  case high
}
