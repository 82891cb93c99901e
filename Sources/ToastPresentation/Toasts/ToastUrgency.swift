// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How urgent a toast is, where the caller knows better than its style tells.
public enum ToastUrgency: String, CaseIterable, Sendable, Hashable {
  /// Waits its turn.
  case polite
  /// Interrupts what is being said; no status word is added.
  case urgent
}
