// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

extension TextContext {
  /// Whether a finding about the text's state belongs here: the phrases of a set share one state,
  /// and the first stands for all of them.
  var standsForItsState: Bool {
    !leaf.isPhrase || localization.leaves.first?.unit == leaf.unit
  }
}
