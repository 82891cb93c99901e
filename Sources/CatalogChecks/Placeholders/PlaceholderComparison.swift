// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import FormatStrings

/// The judgement of one text's placeholders against those of its source.
///
/// The order of judgement for one text: what is malformed; plain beside positional placeholders;
/// each row on its own; what is missing. One cause gives one problem.
package struct PlaceholderComparison {
  /// What is wrong, in the order of judgement; empty for nearly all texts.
  package internal(set) var problems: [PlaceholderProblem] = []

  let reference: PlaceholderReference
  let text: FormatString
  let context: PlaceholderContext

  /// Judges a text.
  ///
  /// - Parameters:
  ///   - reference: What the source says; `nil` where nothing does (an identifier as key and no
  ///     source text), so that only what is malformed in itself is a problem.
  ///   - text: The text.
  ///   - context: Where the text stands.
  package init(
    reference: PlaceholderReference?,
    text: FormatString,
    context: PlaceholderContext = PlaceholderContext()
  ) {
    self.reference = reference ?? PlaceholderReference(key: nil)
    self.text = text
    self.context = context
    guard let reference else {
      judgeMalformed()
      return
    }
    if text.utf8Count == 0 { return }  // empty-translation says it.
    if text.isLiteral, reference.expectedCount == 0, !reference.expectsOwnArgument { return }
    if reference.isFormatted {
      if !isPlainMatch { judgeFormatted() }
    } else {
      judgeUnformatted()
    }
  }

  mutating func report(_ problem: PlaceholderProblem) {
    problems.append(problem)
  }

  /// Drops what another problem says better.
  mutating func withdraw(_ isSuperseded: (PlaceholderProblem) -> Bool) {
    problems.removeAll(where: isSuperseded)
  }

  mutating func report(_ problem: PlaceholderProblem, at index: Int) {
    problems.insert(problem, at: index)
  }

  /// Whether the placeholders are those of the source, one by one, and nothing else is odd.
  private var isPlainMatch: Bool {
    guard context.own == nil, let match = reference.plainMatch,
      match.count == text.placeholders.count, text.invalidPlaceholders.isEmpty
    else { return false }
    return zip(match, text.placeholders).allSatisfy {
      $0.kind == $1.kind && $0.position == $1.position && $1.reading == .conversion
    }
  }

  /// Judges what no percent sign in prose can look like.
  mutating func judgeMalformed() {
    let malformed = text.invalidPlaceholders.filter {
      $0.reason != .loneSign && $0.reason != .missingConversion && !$0.isPrecededByDigit
    }
    guard let first = malformed.first else { return }
    report(
      PlaceholderProblem(
        kind: .invalid,
        severity: .error,
        ranges: malformed.map(\.range),
        arguments: malformed.compactMap(\.position),
        found: first.specifier,
        cause: .invalid(first.reason)
      )
    )
  }
}
