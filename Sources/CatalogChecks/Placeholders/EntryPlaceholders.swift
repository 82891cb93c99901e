// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import FormatStrings
internal import XCStrings

/// What the key and the source language say about placeholders, gathered once for all languages.
final class EntryPlaceholders {
  /// The key.
  let key: FormatString
  /// The substitutions of the source language.
  let substitutions: SubstitutionTable
  /// The arguments of the key, number 1 first, as far as key and source texts tell.
  let arguments: [ReferenceArgument]
  /// The arguments that the key itself names.
  let keyArguments: [ReferenceArgument]
  /// The number of the argument that chooses the form of a plural at key level: the first numeric
  /// one, else the only one.
  let pluralArgument: Int?

  /// The source's texts, forms of substitutions apart; of those with the same placeholders the
  /// first two, since the same ones tell the same of the arguments.
  private let texts: [(token: Int, text: SourceText)]
  /// The key with the arguments that it reads.
  private let readKey: SourceText
  private var references: [Known] = []
  private var referencesByToken: [Int: Known] = [:]
  /// The reference that was made last.
  private var last: PlaceholderReference?

  /// Up to how many references a walk over them is faster than a table.
  private static let few = 16
  /// How many texts with different placeholders are looked at; no real key has as many.
  private static let largestVariety = 64

  /// Reads key and source texts.
  init(_ entry: EntryContext) {
    let document = entry.document
    let key = entry.format(entry.keyToken)
    self.key = key
    keyArguments = key.hasArguments ? PlaceholderReference(key: key).arguments : []
    if let source = entry.source {
      substitutions = SubstitutionTable(entry, source, arguments: keyArguments) {
        entry.format($0.value)
      }
      let all = entry.content.leaves[source.leaves].lazy
        .filter { $0.value >= 0 && $0.substitution < 0 && !TextContext.isBlank(document, $0.value) }
        .map { (token: $0.value, format: entry.format($0.value)) }
      let texts = source.leaves.count > Self.few ? Self.varied(all) : Array(all)
      let facts = substitutions.facts
      self.texts = texts.map { ($0.token, SourceText($0.format, facts)) }
    } else {
      substitutions = .none
      texts = []
    }
    readKey = SourceText(key, substitutions.facts)
    arguments =
      PlaceholderReference(
        key: readKey,
        text: nil,
        substitutions: substitutions.facts,
        otherTexts: texts.map(\.text),
        own: nil
      ).arguments
    let number = arguments.firstIndex { $0.argumentClass?.isNumber ?? false }
    pluralArgument = number.map { $0 + 1 } ?? (arguments.count == 1 ? 1 : nil)
  }

  /// The source's texts but one.
  private func otherTexts(than token: Int) -> [SourceText] {
    texts.count < 2 && texts.first?.token == token
      ? [] : texts.filter { $0.token != token }.map(\.text)
  }

  /// What is wrong with a source text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - context: where it stands.
  /// - Returns: the problems, in the order of judgement.
  func problems(inSource text: TextContext, _ context: PlaceholderContext) -> [PlaceholderProblem] {
    KeyPlaceholderComparison.problems(
      in: text.format,
      key: readKey,
      keyIsIdentifier: text.entry.record.flags.contains(.identifierLike),
      otherTexts: otherTexts(than: text.leaf.value),
      context: context
    )
  }

  /// What a placeholder says of an argument.
  private struct Reading: Hashable {
    let position: Int?
    let kind: Placeholder.Kind
  }

  /// Texts without those that tell nothing new.
  private static func varied(
    _ all: some Sequence<(token: Int, format: FormatString)>
  ) -> [(token: Int, format: FormatString)] {
    var counts: [[Reading]: Int] = [:]
    var texts: [(token: Int, format: FormatString)] = []
    for text in all where texts.count < largestVariety {
      let readings = text.format.placeholders.map { Reading(position: $0.position, kind: $0.kind) }
      if counts[readings, default: 0] > 1 { continue }
      counts[readings, default: 0] += 1
      texts.append(text)
    }
    return texts
  }

  /// What a text is compared with; `nil` where nothing is known.
  func reference(for text: TextContext) -> PlaceholderReference? {
    let entry = text.entry
    if let found = text.reference { return known(found, entry).reference }
    // An identifier without a source text says nothing beyond its own arguments.
    let isKnown =
      key.hasArguments || !texts.isEmpty || !entry.record.flags.contains(.identifierLike)
    guard isKnown else { return nil }
    guard text.leaf.substitution >= 0 else {
      return known(TextContext.Reference(token: entry.keyToken, leaf: nil), entry).reference
    }
    return PlaceholderReference(
      key: readKey,
      text: nil,
      substitutions: substitutions.facts,
      otherTexts: texts.map(\.text),
      own: text.ownArgument
    )
  }

  /// Whether the placeholders of a text are certainly right, so that none of them needs a look.
  ///
  /// - Parameters:
  ///   - text: the token of the text.
  ///   - found: what it is compared with.
  ///   - entry: the key.
  /// - Returns: `false` where only the judgement can tell.
  func match(_ text: Int, _ found: TextContext.Reference, _ entry: EntryContext) -> Bool {
    if let index = references.firstIndex(where: { $0.token == found.token }) {
      return entry.document.withText(text) { references[index].skeleton.matches($0) }
    }
    let skeleton = known(found, entry).skeleton
    return entry.document.withText(text) { skeleton.matches($0) }
  }

  /// The reference that a source text or the key is; made once for each.
  private func known(_ found: TextContext.Reference, _ entry: EntryContext) -> Known {
    if let known = references.first(where: { $0.token == found.token }) { return known }
    if let known = referencesByToken[found.token] { return known }
    let own = found.leaf.flatMap { substitutions.own($0.substitution) }
    var reference = PlaceholderReference(
      key: readKey,
      text: found.isKey ? nil : entry.format(found.token),
      substitutions: substitutions.facts,
      otherTexts: otherTexts(than: found.token),
      own: own
    )
    // Of thousands of forms nearly all expect the same.
    if let last { reference.share(last) }
    last = reference
    let skeleton = entry.document.withText(found.token) {
      PlaceholderSkeleton(reference, $0, isForm: own != nil)
    }
    let known = Known(token: found.token, reference: reference, skeleton: skeleton)
    if references.count < Self.few {
      references.append(known)
    } else {
      referencesByToken[found.token] = known
    }
    return known
  }

  /// A reference and the token that it was made of.
  private struct Known {
    let token: Int
    let reference: PlaceholderReference
    let skeleton: PlaceholderSkeleton
  }
}
