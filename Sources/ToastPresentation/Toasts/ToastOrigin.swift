// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Why a toast appears.
public enum ToastOrigin: String, CaseIterable, Sendable, Hashable {
  /// The person has just done something.
  case userAction
  /// Something happened elsewhere.
  case background
}
