// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// A value as it is shown, with the plural category of what is shown.
struct NumberText {
  let text: String
  let category: PluralCategory
  /// What is wrong with the way in which it was to be shown, and what to do; `nil` when nothing is.
  var fault: String?
  /// What kind of problem the fault is.
  var faultKind = LocalizationProblem.Kind.argumentType
}
