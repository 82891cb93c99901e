// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import ICUBridge
internal import XCStrings

/// Runs the judgement of placeholders over the texts of a catalog.
enum PlaceholderJudgement {
  /// What is wrong with the placeholders of a text.
  static func problems(in text: TextContext) -> [PlaceholderProblem] {
    let leaf = text.leaf
    // Phrases hold `${name}` tokens and are never formatted.
    guard !leaf.isPhrase, !text.isBlank else { return [] }
    let entry = text.entry
    let facts = entry.placeholders
    let context = context(of: text, facts)
    if text.isSource {
      return facts.problems(inSource: text, context)
    }
    let reference = facts.reference(for: text)
    return PlaceholderComparison(reference: reference, text: text.format, context: context).problems
  }

  /// What is wrong with the placeholders of a key that is the source text itself.
  ///
  /// Positions are the business of `positionalKey(_:)`; a key without them is as it must be.
  static func problems(inKeyOf entry: EntryContext) -> [PlaceholderProblem] {
    let flags = entry.record.flags
    guard entry.document[entry.keyToken].traits.hasAny(.percent),
      flags.isDisjoint(with: [.hasSourceText, .identifierLike])
    else { return [] }
    let key = entry.format(entry.keyToken)
    return KeyPlaceholderComparison.problems(in: key, key: key)
      .filter { $0.kind != .unpositioned && $0.kind != .mixed }
  }

  /// What is wrong with the positions of a key.
  static func positionalKey(_ entry: EntryContext) -> PlaceholderProblem? {
    guard entry.document[entry.keyToken].traits.hasAny(.percent) else { return nil }
    return KeyPlaceholderComparison.positionalKey(
      entry.format(entry.keyToken),
      isKeptByHand: isKeptByHand(entry)
    )
  }

  private static func isKeptByHand(_ entry: EntryContext) -> Bool {
    let document = entry.document
    guard let state = document.member(.extractionState, of: entry.valueToken),
      document[state].kind == .string
    else { return false }
    return document.isSpelled(state, "manual") || document.isSpelled(state, "migrated")
  }

  private static func context(
    of text: TextContext,
    _ facts: EntryPlaceholders
  ) -> PlaceholderContext {
    let leaf = text.leaf
    var context = PlaceholderContext(isSourceText: text.isSource)
    if text.localization.localization.hasSubstitutions {
      context.substitutions = text.localization.substitutionTable.facts
      context.own = text.ownArgument
      if leaf.substitution < 0 {
        context.unusedSubstitutions = text.localization.unusedSubstitutionFacts
      }
    }
    if let form = leaf.plural {
      context.pluralArgument = context.own.map(\.number) ?? facts.pluralArgument
      context.mayOmitNumber = form == .zero || form == .one || form == .two
      context.canShowSeveralNumbers = !text.locale.formsForOneInteger.contains(form)
    }
    return context
  }
}
