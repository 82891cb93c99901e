// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Something that was decided or changed on the way from a toast to what is spoken.
///
/// The ids are what `announce --explain` prints; they are stable.
public enum SpeechNote: UInt8, CaseIterable, Sendable {
  /// The status word was put before the text.
  case statusWord
  /// The text already begins with the status word.
  case statusWordPresent
  /// The hint about actions was left out, by option or because the language has no sentence for it.
  case hintLeftOut
  /// A part of the toast is blank and adds nothing.
  case blankPart
  /// A part already ends in a sentence mark, so that joining adds none.
  case markPresent
  /// Bidirectional controls were removed (S1).
  case bidiRemoved
  /// Characters that are not seen or not text were removed (S1, S2, S14).
  case invisibleRemoved
  /// White space was joined or removed (S3).
  case whiteSpace
  /// An ellipsis was unified or became a comma (S5).
  case ellipsis
  /// Repeated marks became one (S6).
  case repeatedMarks
  /// Markdown marks were dropped (S7).
  case markdown
  /// Apple's inflection markup was dropped (S7).
  case inflectionMarkup
  /// A web address became its host and the word for a link (S8).
  case url
  /// A decorative emoji was dropped (S9).
  case emojiRemoved
  /// An emoji is spoken by its name (S9).
  case emojiNamed
  /// A title in capitals is spoken in sentence case (S11).
  case sentenceCase
  /// Nothing was left of the texts (S15).
  case emptyAfterCleaning
  /// Han characters in a value without a language may be Japanese or Chinese.
  case ambiguousScript
  /// A text found in a parent language is tagged with the listener's own (zh-HK for zh-Hant).
  case preferenceTag
  /// A part is in another language than the announcement.
  case otherLanguage
  /// The display time is the least that any toast gets.
  case minimum
  /// The display time follows from the time it takes to read.
  case readingTime
  /// The display time is the least that the host asks for.
  case hostMinimum
  /// No end: there is an action to choose.
  case noTimeoutAction
  /// No end: errors stay.
  case noTimeoutError
  /// No end: reading takes more than ten seconds.
  case noTimeoutReadingTime
  /// No end: a screen reader is running.
  case noTimeoutScreenReader
  /// No end: work is in progress.
  case noTimeoutLoading
  /// The given time is shorter than reading takes.
  case durationBelowReadingTime

  /// The stable id: the name of the case in lower case with hyphens.
  public var id: String {
    var id = ""
    for letter in "\(self)" {
      if letter.isUppercase { id += "-" }
      id += letter.lowercased()
    }
    return id
  }
}
