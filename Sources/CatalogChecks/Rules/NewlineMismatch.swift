// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A text must have as many line breaks as its source: at the start, at the end and in all.
///
/// ## What it checks
/// Line breaks of every text against those of the source text. CR LF counts as one, and so does the
/// line separator U+2028. A backslash and an `n` typed as two characters are reported with a hint.
///
/// ## Why it matters
/// Layouts and joined texts rely on line breaks; a lost blank line makes one paragraph of two, and
/// a screen reader then reads them as one sentence.
///
/// ## Example
/// Bad, German for a `Name:` that a line break follows:
/// ```json
/// "value" : "Name:"
/// ```
/// Good:
/// ```json
/// "value" : "Name:\n"
/// ```
///
/// ## References
/// 187 texts of 626 public catalogs differ from their source in this way.
struct NewlineMismatch: TextRule {
  static let metadata = RuleMetadata(
    id: "newline-mismatch",
    family: .text,
    summary: "More or fewer line breaks than the source has",
    severity: .warning,
    fix: .unsafe
  )
  // Line breaks come as escapes; U+2028 comes as itself.
  static let triggers: TextTriggers = [.escape, .suspect]

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    guard let reference = text.reference, !text.equalsReference else { return }
    let document = text.document
    guard
      Self.mayHaveBreak(document, text.valueToken) || Self.mayHaveBreak(document, reference.token)
    else { return }
    let ownText = text.text
    let sourceText = document.text(reference.token)
    let own = TextEdges(ownText)
    let source = TextEdges(sourceText)
    guard !own.isBlank, !source.isBlank else { return }
    let typed = Self.typedBreaks(ownText)
    if typed > Self.typedBreaks(sourceText) {
      findings.report(at: text.valueToken, Message.typed)
    } else if own.lineBreaks != source.lineBreaks, own.innerLineBreaks != source.innerLineBreaks {
      findings.report(at: text.valueToken, Message.count(own.lineBreaks, source.lineBreaks))
    } else {
      // The lines in the middle are the same: what is missing or too much stands at an end.
      let fix: FixKind = own.innerLineBreaks == source.innerLineBreaks ? .unsafe : .none
      let ends = [
        (TextEdgeRepair.End.start, own.leading, source.leading),
        (.end, own.trailing, source.trailing),
      ]
      for (place, own, source) in ends where own.lineBreaks != source.lineBreaks {
        let message = Message.edge("\(place)", own.lineBreaks, source.lineBreaks)
        let repair = TextEdgeRepair(ownText, source: sourceText)
        findings.report(
          at: text.valueToken,
          message,
          fix: fix,
          repair: .text(text.valueToken, repair.matchingLineBreaks(at: place))
        )
        return
      }
    }
  }

  /// Whether the bytes of a text hold an escape or a U+2028 or U+2029.
  private static func mayHaveBreak(_ document: JSONDocument, _ token: Int) -> Bool {
    let traits = document[token].traits
    if traits.hasAny(.escape) { return true }
    guard traits.hasAny(.suspect) else { return false }
    return document.withText(token) { bytes in
      var index = 0
      while index + 2 < bytes.count {
        if bytes[index] == 0xE2, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8 {
          return true
        }
        index += 1
      }
      return false
    }
  }

  /// How often a backslash is followed by an `n`.
  private static func typedBreaks(_ text: String) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if previous == UInt8(ascii: "\\"), byte == UInt8(ascii: "n") { count += 1 }
      previous = byte
    }
    return count
  }
}

private enum Message {
  static let typed =
    "the text holds a backslash and “n” as two characters; write a line break in their place"

  static func count(_ own: Int, _ source: Int) -> String {
    "\(MessageText.count(own, "line break")) where the source has \(source); break the lines as the "
      + "source does"
  }

  static func edge(_ place: String, _ own: Int, _ source: Int) -> String {
    "\(MessageText.count(own, "line break")) at the \(place) where the source has \(source); "
      + (own < source ? "add what is missing" : "remove what is too much")
  }
}
