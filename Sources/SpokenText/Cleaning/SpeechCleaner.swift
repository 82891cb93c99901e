// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// Makes a shown text fit to be spoken: rules S1 to S14 of the article
/// `Announcements` of `ToastPresentation`.
///
/// Only speech is cleaned; what is shown stays as it is. No word is ever dropped.
package struct SpeechCleaner: Sendable {
  let language: SpokenLanguage
  let vocabulary: SpeechVocabulary

  /// A cleaner for texts in a language.
  package init(language: SpokenLanguage, vocabulary: SpeechVocabulary = SpeechVocabulary()) {
    self.language = language
    self.vocabulary = vocabulary
  }

  /// Cleans a whole text.
  package func clean(_ text: String, isTitle: Bool = false, notes: inout SpeechNotes) -> String {
    let triggers = CleaningTriggers(text, isTitle: isTitle)
    guard !triggers.isEmpty else { return text }
    var units = SpokenUnits([SpokenPiece(text)])
    apply(triggers, to: &units, &notes)
    return units.text
  }

  /// Cleans a text that consists of pieces; marks that span pieces are seen.
  package func clean(
    _ pieces: [SpokenPiece],
    isTitle: Bool = false,
    notes: inout SpeechNotes
  ) -> [SpokenPiece] {
    let whole = pieces.map(\.text).joined()
    let triggers = CleaningTriggers(whole, isTitle: isTitle)
    guard !triggers.isEmpty else { return pieces }
    var units = SpokenUnits(pieces)
    apply(triggers, to: &units, &notes)
    return units.pieces
  }

  /// The rules in an order in which none undoes another: first what is not text, then markup, which
  /// needs the line breaks, then space and marks, at last whole words.
  private func apply(
    _ triggers: CleaningTriggers,
    to units: inout SpokenUnits,
    _ notes: inout SpeechNotes
  ) {
    if !triggers.isDisjoint(with: [.bidi, .invisible]) { removeInvisible(&units, &notes) }
    if triggers.contains(.address) || triggers.contains(.markdown) { markdown(&units, &notes) }
    if triggers.contains(.address) { addresses(&units, &notes) }
    whiteSpace(&units, &notes)
    if triggers.contains(.fullWidth) { narrow(&units) }
    if triggers.contains(.ellipsis) { ellipses(&units, &notes) }
    if triggers.contains(.repeated) { repeatedMarks(&units, &notes) }
    if triggers.contains(.quotes) { doubledQuotes(&units) }
    if triggers.contains(.dash) { dashes(&units) }
    if triggers.contains(.emoji) { emoji(&units, &notes) }
    if triggers.contains(.capitals) { sentenceCase(&units, &notes) }
  }
}
