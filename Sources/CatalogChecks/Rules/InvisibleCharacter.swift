// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import XCStrings

/// A text must not hold characters that nobody sees and that do not belong.
///
/// ## What it checks
/// Every text for zero-width spaces and joiners, soft hyphens, byte-order marks, replacement and
/// private-use characters, variation selectors outside emoji, control characters other than tab and
/// line break, direction marks in left-to-right text, and no-break spaces at an end; keys for
/// direction controls. Allowed is what the script asks for (joiners in emoji, Indic and Arabic
/// script, U+200B in Thai, Khmer, Lao and Burmese, a French no-break space before a colon) and what
/// the source has as often. Private-use characters of the source language are taken as meant: they
/// are how SF Symbols are typed.
///
/// ## Why it matters
/// Such characters break searching, comparing, braille and the breaking of lines, a screen reader may
/// spell them out, and no review shows them.
///
/// ## Example
/// Bad, a zero-width space inside:
/// ```json
/// "value" : "後で\u200b通知"
/// ```
/// Good:
/// ```json
/// "value" : "後で通知"
/// ```
///
/// ## References
/// Of 669 public catalogs 4 hold U+200B, 4 variation selectors after Han characters, 2 soft hyphens.
/// Unicode Standard, chapter 23, Special Areas and Format Characters.
struct InvisibleCharacter: TextRule, EntryRule {
  static let metadata = RuleMetadata(
    id: "invisible-character",
    family: .text,
    summary: "An invisible, private-use or control character",
    severity: .warning,
    fix: .unsafe
  )
  static let triggers: TextTriggers = [.suspect, .escape]

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    let document = text.document
    guard InvisibleBytes.mayBe(in: document, text.valueToken) else { return }
    let finder = InvisibleCharacters(habits: LanguageHabits(text.locale.facts))
    var found = finder.occurrences(in: text.text)
    if found.isEmpty { return }
    let value = text.text
    if let reference = text.referenceText {
      var surplus: [Unicode.Scalar: Bool] = [:]
      found.removeAll { wrong in
        // What stands at an end of the text alone is what `edge-whitespace` reports.
        if wrong.scalar.isNoBreakSpace { return !Self.hasBlank(reference, like: wrong, in: value) }
        if let isSurplus = surplus[wrong.scalar] { return !isSurplus }
        let isSurplus =
          Self.count(wrong.scalar, in: reference) < Self.count(wrong.scalar, in: value)
        surplus[wrong.scalar] = isSurplus
        return !isSurplus
      }
    } else if text.isSource {
      found.removeAll { $0.scalar.properties.generalCategory == .privateUse }
    }
    guard let first = found.first else { return }
    findings.report(
      at: text.valueToken,
      Message.text(first, found.count),
      // Which of several the source means is for a person to say.
      fix: Self.isShared(found, text.referenceText) ? .none : .unsafe,
      repair: .text(text.valueToken, Self.edits(found, in: value))
    )
  }

  func check(_ entry: EntryContext, _ findings: inout FindingSink) {
    let document = entry.document
    guard InvisibleBytes.mayBe(in: document, entry.keyToken) else { return }
    let scalars = entry.key.unicodeScalars
    // The key of a right-to-left text is that text.
    let habits = LanguageHabits(LocaleFacts.of(entry.catalog.sourceLanguage))
    guard
      let index = scalars.firstIndex(where: {
        $0.isDirectionControl && !(habits.runsRightToLeft && $0.isDirectionMark)
      })
    else { return }
    let position = scalars.distance(from: scalars.startIndex, to: index) + 1
    findings.report(at: entry.keyToken, Message.key(scalars[index], position))
  }

  /// Edits that remove what was found, and write a space for a no-break space.
  private static func edits(
    _ found: [InvisibleCharacters.Occurrence],
    in text: String
  ) -> [TextEdit] {
    var edits: [TextEdit] = []
    var offset = 0
    var wanted = found[...]
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let length = UTF8.width(scalar)
      if wanted.first?.position == index + 1 {
        let replacement = scalar.isNoBreakSpace ? " " : ""
        edits.append(TextEdit(range: offset..<offset + length, replacement: replacement))
        wanted.removeFirst()
      }
      offset += length
    }
    return edits
  }

  /// Whether the source has one of the characters too, only fewer of them.
  private static func isShared(
    _ found: [InvisibleCharacters.Occurrence],
    _ reference: String?
  ) -> Bool {
    found.contains { !$0.scalar.isNoBreakSpace && count($0.scalar, in: reference ?? "") > 0 }
  }

  private static func count(_ scalar: Unicode.Scalar, in text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1 == scalar ? 1 : 0) }
  }

  /// Whether the source has a blank, but another one, at the end at which the text has one.
  private static func hasBlank(
    _ reference: String,
    like own: InvisibleCharacters.Occurrence,
    in text: String
  ) -> Bool {
    let source = reference.unicodeScalars
    let there = own.position == 1 ? source.first : source.last
    guard let there, there != own.scalar else { return false }
    return there.isBlank
  }
}

private enum Message {
  static func text(_ first: InvisibleCharacters.Occurrence, _ count: Int) -> String {
    let others = count > 1 ? ", and \(count - 1) more of the kind" : ""
    let name = MessageText.codePoint(first.scalar)
    let verb = first.scalar.isNoBreakSpace ? "write a space in its place" : "remove it"
    return "\(name) (\(what(first.scalar))) as character \(first.position)\(others); "
      + (count > 1 ? "remove them" : verb)
  }

  static func key(_ scalar: Unicode.Scalar, _ position: Int) -> String {
    "\(MessageText.codePoint(scalar)) (\(what(scalar))) as character \(position) of the key, where it "
      + "is easily lost and the text then not found; use a key without it"
  }

  private static func what(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x0..<0x20, 0x7F...0x9F: return "a control character"
    case 0xA0, 0x2007, 0x202F: return "a no-break space at an end of the text"
    case 0xAD: return "a soft hyphen"
    case 0x200B: return "a zero-width space"
    case 0x200C, 0x200D: return "a zero-width joiner or non-joiner"
    case 0x2060: return "a word joiner"
    case 0xFEFF: return "a byte-order mark"
    case 0xFFFD: return "the mark of a character that was lost"
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return "a variation selector"
    default:
      if scalar.isDirectionControl { return "a direction control" }
      return scalar.properties.generalCategory == .privateUse
        ? "a private-use character, which other fonts and screen readers do not know"
        : "an invisible character"
    }
  }
}
