// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// What is usual in the writing of a language and would be a mistake in others.
///
/// Follows from the script that CLDR gives as the likely one, or, where the language itself matters,
/// from lists of this project.
struct LanguageHabits: Sendable {
  private let facts: LocaleFacts

  init(_ facts: LocaleFacts) {
    self.facts = facts
  }

  /// The language's own subtag, `pt` for `pt-BR`; empty where the code is no language.
  var language: String { facts.tag?.language ?? "" }

  private var script: String { facts.tag?.likelyScript ?? "" }

  /// Whether U+200B divides words: Thai, Lao, Khmer, Burmese.
  var dividesWordsInvisibly: Bool { ["Thai", "Laoo", "Khmr", "Mymr"].contains(script) }

  /// Whether U+200C and U+200D are part of the spelling: Arabic script, the Indic ones and some
  /// near them.
  var spellsWithJoiners: Bool {
    [
      "Arab", "Beng", "Deva", "Gujr", "Guru", "Khmr", "Knda", "Mlym", "Mong", "Mymr", "Orya",
      "Sinh",
      "Syrc", "Taml", "Telu",
    ].contains(script)
  }

  /// Whether the language is written from right to left.
  var runsRightToLeft: Bool { facts.tag?.isRightToLeft ?? false }

  /// Whether nouns and adjectives do not change with number or gender, so that
  /// `^[…](inflect: true)` has nothing to do.
  var lacksInflection: Bool {
    ["ja", "zh", "yue", "ko", "vi", "th", "id", "ms", "lo", "km", "my"].contains(language)
  }

  /// Whether blanks stand before colons and question marks.
  var isFrench: Bool { language == "fr" }

  /// Whether `;` is a question mark.
  var isGreek: Bool { language == "el" }

  /// Whether a sentence needs no mark at its end: Thai and Lao.
  var endsSentencesWithoutMark: Bool { language == "th" || language == "lo" }
}
