// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// The words of an example line as a POSIX shell would pass them on.
enum ShellWords {
  /// The words up to the first pipe, redirection or comment; `nil` when a quote is left open or
  /// the line has what needs a shell (`$`, backquote).
  static func split(_ line: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
        continue
      }
      switch (character, quote) {
      case ("\\", nil), ("\\", "\""):
        isEscaped = true
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case ("'", "'"), ("\"", "\""):
        quote = nil
      case ("$", nil), ("`", nil), ("$", "\""), ("`", "\""):
        return nil
      case (" ", nil):
        if let complete = word { words.append(complete) }
        word = nil
      case ("|", nil), ("<", nil), (">", nil), (";", nil), ("&", nil):
        if let complete = word { words.append(complete) }
        return words
      default:
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil, !isEscaped else { return nil }
    if let complete = word { words.append(complete) }
    return words
  }
}
