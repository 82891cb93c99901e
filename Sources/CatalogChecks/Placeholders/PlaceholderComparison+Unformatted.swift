// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import FormatStrings

// Texts without any argument in key and source: they are shown as they stand, so their percent signs
// are characters. What reads as a conversion is still a fault where a formatter or Xcode's build may
// see it.
extension PlaceholderComparison {
  mutating func judgeUnformatted() {
    judgeMalformed()
    var hasExtra = false
    for placeholder in text.placeholders {
      switch proseReading(of: placeholder) {
      case .extra:
        hasExtra = true
        reportExtra(placeholder, number: placeholder.position)
      case .stray: reportStray(placeholder, severity: .error)
      case .onlyBySpaceFlag: reportStray(placeholder, severity: .info)
      case .prose: break
      }
    }
    if !hasExtra { judgeDoubledPercent() }
  }

  private enum ProseReading {
    case extra
    case stray
    case onlyBySpaceFlag
    case prose
  }

  private func proseReading(of placeholder: Placeholder) -> ProseReading {
    switch placeholder.kind {
    case .substitutionArgument:
      return .prose  // arg-outside-substitution says it.
    case .substitution(let name):
      let isDeclared = context.substitutions.place(of: name) != nil
      return isDeclared ? .extra : .prose  // undefined-substitution says it.
    case .conversion(let specifier):
      if placeholder.reading == .conversionOnlyBySpaceFlag { return .onlyBySpaceFlag }
      guard placeholder.position == nil, specifier.argumentClass != .object,
        specifier.length != .longLong,
        placeholder.isPrecededByDigit || placeholder.isFollowedByLetter
      else { return .extra }
      return specifier.flags.contains(.grouped) ? .prose : .stray
    }
  }

  private mutating func judgeDoubledPercent() {
    guard context.isSourceText || !reference.hasPercentSigns else { return }
    let signs = text.percentSigns
    guard !signs.isEmpty else { return }
    report(
      PlaceholderProblem(
        kind: .doubledPercent,
        severity: .warning,
        ranges: signs,
        edits: signs.map { TextEdit(range: $0, replacement: "%") }
      )
    )
  }

  mutating func reportExtra(_ placeholder: Placeholder, number: Int?) {
    report(
      PlaceholderProblem(
        kind: .extra,
        severity: .error,
        ranges: [placeholder.range],
        arguments: number.map { [$0] } ?? [],
        found: placeholder.specifier
      )
    )
  }

  mutating func reportStray(_ placeholder: Placeholder, severity: PlaceholderProblem.Severity) {
    let sign = placeholder.range.lowerBound..<placeholder.range.lowerBound + 1
    let edit = TextEdit(range: sign, replacement: "%%")
    report(
      PlaceholderProblem(
        kind: .strayPercent,
        severity: severity,
        ranges: [placeholder.range],
        found: placeholder.specifier,
        cause: placeholder.usesSpaceFlag ? .onlyBySpaceFlag : nil,
        edits: reference.isFormatted ? [edit] : []
      )
    )
  }
}
