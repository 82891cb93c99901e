// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import SpokenText
internal import XCStrings

/// A text must begin and end with a blank where its source does, and only there.
///
/// ## What it checks
/// Blanks at the start and at the end of every text, against those of the source text. Any blank
/// counts as equal to any other (U+00A0 for a space) and one as equal to many. Direction marks and
/// isolates are looked through; line breaks are the business of `newline-mismatch`. Full-width
/// punctuation brings its own blank, so that `刪：` fits `Delete: `, and in Chinese and Japanese
/// none is missed. In a form of a substitution the
/// blank is right where the text around its token leaves none.
///
/// ## Why it matters
/// Texts with a blank at an end are joined with others: without it words run together. A blank that
/// the source does not have shifts the text and is read out as a pause.
///
/// ## Example
/// Bad, German for `Undo`:
/// ```json
/// "value" : "Rückgängig "
/// ```
/// Good:
/// ```json
/// "value" : "Rückgängig"
/// ```
///
/// ## References
/// 415 texts of 626 public catalogs differ from their source in this way.
struct EdgeWhitespace: TextRule {
  static let metadata = RuleMetadata(
    id: "edge-whitespace",
    family: .text,
    summary: "A blank at an end of the text that the source has not, or the reverse",
    severity: .warning,
    fix: .safe
  )
  static let triggers: TextTriggers = .edge

  func check(_ text: TextContext, _ findings: inout FindingSink) {
    guard let reference = text.referenceText, !text.equalsReference else { return }
    let own = TextEdges(text.text)
    let source = TextEdges(reference)
    guard !own.isBlank, !source.isBlank, own != source else { return }
    var start = difference(own.leading, source.leading, own.first, source.first)
    var end = difference(own.trailing, source.trailing, own.last, source.last)
    if Self.writesNoBlanks(text.locale) {
      if start == .missing { start = nil }
      if end == .missing { end = nil }
    }
    if start != nil || end != nil, text.leaf.substitution >= 0 {
      // The text around the token decides whether the blank of a form is needed.
      let glue = SubstitutionGlue(text)
      if let difference = start, glue.isGluedBefore == (difference == .surplus) { start = nil }
      if let difference = end, glue.isGluedAfter == (difference == .surplus) { end = nil }
    }
    guard let message = Message.of(start: start, end: end) else { return }
    findings.report(
      at: text.valueToken,
      message,
      fix: .safe,
      repair: repair(text, reference, start: start, end: end)
    )
  }

  private func repair(
    _ text: TextContext,
    _ reference: String,
    start: Difference?,
    end: Difference?
  ) -> Repair {
    let repair = TextEdgeRepair(text.text, source: reference)
    let edits: [[TextEdit]] = [(.start, start), (.end, end)].map {
      (place: TextEdgeRepair.End, difference: Difference?) in
      switch difference {
      case .surplus: repair.removingBlanks(at: place)
      case .missing: repair.addingBlanks(at: place)
      case nil: []
      }
    }
    return .text(text.valueToken, edits.flatMap(\.self))
  }

  /// What is wrong at one end.
  fileprivate enum Difference { case surplus, missing }

  private func difference(
    _ own: TextEdges.Edge,
    _ source: TextEdges.Edge,
    _ ownScalar: Unicode.Scalar?,
    _ sourceScalar: Unicode.Scalar?
  ) -> Difference? {
    if own.hasBlank == source.hasBlank { return nil }
    // `刪：` is `Delete: ` and the reverse.
    let beside = own.hasBlank ? sourceScalar : ownScalar
    if beside.map(Self.bringsItsBlank) ?? false { return nil }
    return own.hasBlank ? .surplus : .missing
  }

  /// Whether a language puts no blanks between words.
  private static func writesNoBlanks(_ locale: CatalogLocale) -> Bool {
    let family = SpokenLanguage(locale.code).family
    return family == .chinese || family == .japanese
  }

  /// CJK and full-width punctuation, whose glyphs are half blank.
  private static func bringsItsBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3001...0x3002, 0x3008...0x3011, 0x3014...0x301B, 0xFF01, 0xFF08...0xFF09, 0xFF0C, 0xFF0E,
      0xFF1A...0xFF1B, 0xFF1F:
      true
    default: false
    }
  }
}

private enum Message {
  static func of(start: EdgeWhitespace.Difference?, end: EdgeWhitespace.Difference?) -> String? {
    switch (start, end) {
    case (nil, nil): nil
    case (.surplus, .surplus): surplus("start and end")
    case (.missing, .missing): missing("start and end")
    case (.surplus, nil): surplus("start")
    case (.missing, nil): missing("start")
    case (nil, .surplus): surplus("end")
    case (nil, .missing): missing("end")
    case (.surplus, .missing): surplus("start") + "; " + missing("end")
    case (.missing, .surplus): missing("start") + "; " + surplus("end")
    }
  }

  private static func surplus(_ place: String) -> String {
    "blank at the \(place) that the source does not have; remove it"
  }

  private static func missing(_ place: String) -> String {
    "no blank at the \(place) where the source has one; add it, for the text is joined with others"
  }
}
