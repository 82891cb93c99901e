// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// A sentence with places for other texts, in the language it was found in.
struct SentenceFrame: Sendable {
  enum Piece: Sendable {
    case words(String)
    case argument(Int)
  }

  let pieces: [Piece]
  let language: String

  /// Looks a sentence up; `nil` where no preference has it.
  ///
  /// - Parameters:
  ///   - key: The key of the sentence.
  ///   - arguments: Its values; texts stand for places, numbers are filled in.
  ///   - texts: Where to look.
  ///   - languages: The languages that are good enough.
  init?(_ key: String, arguments: [ToastValue], texts: ToastTexts, languages: [String]) {
    guard let found = texts.textInPreference(key, arguments: arguments, languages: languages)
    else { return nil }
    language = found.language
    pieces = found.pieces.map { piece in
      piece.argument.map(Piece.argument) ?? .words(piece.text)
    }
  }
}
