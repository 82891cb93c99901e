// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What a check is asked for beyond the rules themselves.
package struct CheckOptions: Sendable {
  /// The languages in which every key should have text; `nil` to take those that have text for at
  /// least half of the keys.
  package var requiredLocales: [String]?
  /// Whether a text that a parent language covers counts as missing.
  package var isStrict: Bool
  /// Which texts are shown as toasts; `nil` when none are.
  package var toasts: ToastSelection?

  /// What the sources of the project look up; `nil` when none were given.
  package var usage: CodeUsage?

  package init(
    requiredLocales: [String]? = nil,
    isStrict: Bool = false,
    toasts: ToastSelection? = nil,
    usage: CodeUsage? = nil
  ) {
    self.requiredLocales = requiredLocales
    self.isStrict = isStrict
    self.toasts = toasts
    self.usage = usage
  }
}
