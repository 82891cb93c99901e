// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import StringResolution

/// A text that was found for a key, still in pieces.
struct ResolvedText: Sendable, Hashable {
  /// A piece of the text: the sentence's own words, or a value in it.
  struct Piece: Sendable, Hashable {
    var text: String
    /// The value that it shows, by its place in the arguments from 0; `nil` for the sentence's words.
    var argument: Int?

    init(_ text: String, argument: Int? = nil) {
      self.text = text
      self.argument = argument
    }
  }

  /// Where it was found.
  enum Origin: Sendable, Hashable {
    /// In the language of a preference or on its parent chain; the place of the preference.
    case preference(Int)
    /// Only in the source language.
    case sourceLanguage
    /// Nowhere: the key itself is the text.
    case key
  }

  /// The pieces in their order.
  var pieces: [Piece]
  /// The language to speak it in: the listener's own tag where a parent's text was found.
  var language: String
  /// Whether `language` is more exact than the language of the text.
  var isPreferenceTag: Bool
  var origin: Origin
  /// What kept a better text away.
  var problems: [LocalizationProblem] = []

  /// The whole text.
  var text: String {
    pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined()
  }
}
