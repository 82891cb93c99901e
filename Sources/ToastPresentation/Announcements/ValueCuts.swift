// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText
internal import ICUBridge

/// Cuts a value without a language where another voice has to say a part of it.
///
/// Only values are cut, never the words of a sentence. Kana, Hangul and Thai tell their language;
/// Cyrillic, Greek, Arabic, Hebrew and others only their script (und-Cyrl). Latin inside Japanese or
/// Chinese is cut from two words on, as the source language. Han stays with the sentence, since it
/// may be Japanese or Chinese.
enum ValueCuts {
  /// A run of a value.
  struct Cut: Equatable {
    var text: String
    /// The language to say it in; `nil` for that of the sentence.
    var language: String?
  }

  /// Cuts a value.
  ///
  /// - Parameters:
  ///   - value: The value, cleaned.
  ///   - sentence: The language of the sentence around.
  ///   - source: The language that Latin words are taken for.
  ///   - isAmbiguous: Set when Han characters may be spoken in the wrong language.
  /// - Returns: The cuts, which make up the value.
  static func cuts(
    _ value: String,
    sentence: SpokenLanguage,
    source: String,
    isAmbiguous: inout Bool
  ) -> [Cut] {
    // Latin and digits alone are by far the most common.
    if value.utf8.allSatisfy({ $0 < 0x80 }), !sentence.isJapaneseOrChinese {
      return [Cut(text: value, language: nil)]
    }
    var cuts: [Cut] = []
    for run in runs(value) {
      let language = language(of: run, sentence, source, &isAmbiguous)
      if let last = cuts.indices.last, cuts[last].language == language {
        cuts[last].text += run.text
      } else {
        cuts.append(Cut(text: run.text, language: language))
      }
    }
    return cuts
  }

  private struct Run {
    var text = ""
    var script = TextScript.common
    var hasKana = false
    var hasHan = false
  }

  /// Runs of one script; Han and kana go together, marks and digits with what stands before them.
  private static func runs(_ value: String) -> [Run] {
    var runs: [Run] = []
    for scalar in value.unicodeScalars {
      let script = TextScript(scalar)
      let isCJK = script == .han || script == .kana
      let group = isCJK ? .han : script
      if let last = runs.indices.last,
        script == .common || runs[last].script == group || runs[last].script == .common
      {
        if script != .common { runs[last].script = group }
      } else {
        runs.append(Run(script: group))
      }
      let last = runs.count - 1
      runs[last].text.unicodeScalars.append(scalar)
      if script == .kana { runs[last].hasKana = true }
      if script == .han { runs[last].hasHan = true }
    }
    return runs
  }

  private static func language(
    of run: Run,
    _ sentence: SpokenLanguage,
    _ source: String,
    _ isAmbiguous: inout Bool
  ) -> String? {
    switch run.script {
    case .common: return nil
    case .han, .kana:
      if run.hasKana { return sentence.family == .japanese ? nil : "ja" }
      if !sentence.isJapaneseOrChinese { isAmbiguous = true }
      return nil
    case .hangul: return sentence.family == .korean ? nil : "ko"
    case .thai: return sentence.family == .thai ? nil : "th"
    case .latin:
      guard sentence.isJapaneseOrChinese else { return nil }
      let words = ReadingUnits(run.text, language: sentence).words
      return words >= 2 ? source : nil
    case .other(let code):
      let own = sentence.tag.flatMap { LanguageTag($0)?.likelyScript }
      return own == code ? nil : "und-" + code
    }
  }
}
