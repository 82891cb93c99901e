// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import FormatStrings

/// The judgement of a source text against its key, and of the key itself.
package enum KeyPlaceholderComparison {
  /// Judges a text of the source language.
  ///
  /// A key without placeholders may have any source text. Where the key has some, other classes,
  /// other numbers and another order are errors and another width is a warning, all of
  /// `key-placeholder`; what is wrong in the text itself keeps its own kind.
  ///
  /// - Parameters:
  ///   - text: The source text.
  ///   - key: The key.
  ///   - keyIsIdentifier: Whether the key names the text instead of being it. Whoever wrote both
  ///     may leave an argument out on purpose (a count that only chooses the plural form), so that
  ///     this is a warning then.
  ///   - otherTexts: The other texts of the key in the source language.
  ///   - context: Where the text stands.
  /// - Returns: What is wrong, in the order of judgement.
  package static func problems(
    in text: FormatString,
    key: FormatString,
    keyIsIdentifier: Bool = false,
    otherTexts: [FormatString] = [],
    context: PlaceholderContext = PlaceholderContext()
  ) -> [PlaceholderProblem] {
    problems(
      in: text,
      key: SourceText(key, context.substitutions),
      keyIsIdentifier: keyIsIdentifier,
      otherTexts: otherTexts.map { SourceText($0, context.substitutions) },
      context: context
    )
  }

  /// Judges a text of the source language, with the key and the other texts read before.
  static func problems(
    in text: FormatString,
    key: SourceText,
    keyIsIdentifier: Bool,
    otherTexts: [SourceText],
    context: PlaceholderContext
  ) -> [PlaceholderProblem] {
    var context = context
    context.isSourceText = true
    let hasContract = key.format.hasArguments
    let reference = PlaceholderReference(
      key: hasContract ? key : nil,
      text: hasContract ? nil : text,
      substitutions: context.substitutions,
      otherTexts: otherTexts,
      own: context.own,
      isSourceText: true
    )
    let problems = PlaceholderComparison(reference: reference, text: text, context: context)
      .problems
    guard hasContract else { return problems }
    return problems.map { asDisagreement($0, keyIsIdentifier: keyIsIdentifier) }
  }

  private static func asDisagreement(
    _ problem: PlaceholderProblem,
    keyIsIdentifier: Bool
  ) -> PlaceholderProblem {
    switch problem.kind {
    case .type, .width, .missing, .extra, .order:
      var problem = problem
      let isChosen = keyIsIdentifier && problem.cause == .leftOut
      problem.severity = isChosen || problem.kind == .width ? .warning : .error
      problem.cause = .disagrees(problem.kind)
      problem.kind = .key
      problem.edits = []
      return problem
    case .mixed, .unpositioned, .invalid, .strayPercent, .doubledPercent, .key:
      return problem
    }
  }

  /// Judges a key by itself: interpolation never writes positions, so such a key is never looked up.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isKeptByHand: Whether the entry's state is `manual` or `migrated`, so that the key may be
  ///     one typed in code.
  /// - Returns: `nil` for a key without positions.
  package static func positionalKey(
    _ key: FormatString,
    isKeptByHand: Bool
  ) -> PlaceholderProblem? {
    let positional = key.placeholders.filter { $0.position != nil }
    guard !positional.isEmpty else { return nil }
    return PlaceholderProblem(
      kind: .key,
      severity: isKeptByHand ? .warning : .error,
      ranges: positional.map(\.range),
      arguments: positional.compactMap(\.position),
      cause: .positionalKey
    )
  }
}
