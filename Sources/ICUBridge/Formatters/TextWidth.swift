// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How much room a formatted value may take.
package enum TextWidth: Int32, Sendable, CaseIterable {
  /// Words in full: for speech, and for sight where there is room.
  case wide = 0
  /// Common abbreviations.
  case short = 1
  /// As little as possible.
  case narrow = 2
}
