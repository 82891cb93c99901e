// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// How a voice says a piece of text.
public enum SpeechManner: Sendable, Hashable {
  /// As words.
  case normal
  /// Letter by letter, such as a code.
  case spellOut
  /// With its punctuation read out.
  case punctuation
  /// As the International Phonetic Alphabet spells it.
  case ipa(String)
}
