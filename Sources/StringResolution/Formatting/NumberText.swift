// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// A number as it is shown, with the plural category of what is shown.
struct NumberText {
  let text: String
  let category: PluralCategory
}
