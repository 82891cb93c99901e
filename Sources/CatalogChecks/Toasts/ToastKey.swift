// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// What the parts of a key say of the text's role in its toast, as in `toast.archived.action`.
struct ToastKey {
  private let parts: [Substring]
  private let key: String

  init(_ key: String) {
    self.key = key
    parts = key.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
  }

  /// Ends of keys whose texts are sentences about an action, and no label for it.
  private static let sentences: Set<Substring> = [
    "body", "confirmation", "description", "detail", "details", "error", "explanation", "failed",
    "failure", "footer", "hint", "message", "question", "subtitle", "success", "warning",
  ]

  /// Whether a part of the key is one of the words that tell an action, and its end does not tell a
  /// sentence about one, as `toast.action.delete.message` does.
  func isAction(_ words: [String]) -> Bool {
    guard parts.count > 1, let last = parts.last?.split(separator: "-").last,
      parts.contains(where: { part in words.contains { $0 == part } })
    else { return false }
    return !Self.sentences.contains(last)
  }

  /// The keys under which the words of the same toast may stand: of `a.action` these are
  /// `a.message`, `a.title` and `a`.
  func siblings(ofAction words: [String]) -> [String] {
    guard let place = parts.lastIndex(where: { part in words.contains { $0 == part } }), place > 0
    else { return [] }
    let stem = String(key[..<parts[place - 1].endIndex])
    let mark = key[parts[place - 1].endIndex]
    return ["\(stem)\(mark)message", "\(stem)\(mark)title", stem]
  }

  /// For the key of a message the key of the title that is shown above it.
  var title: String? {
    guard parts.count > 1, let last = parts.last, last == "message" else { return nil }
    return String(key[..<last.startIndex]) + "title"
  }
}
