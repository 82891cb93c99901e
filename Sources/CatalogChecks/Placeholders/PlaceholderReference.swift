// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import FormatStrings

/// The arguments that a text may and should show: what its key and its source text say.
///
/// Made once for a leaf of the source and used for that leaf in every language.
package struct PlaceholderReference: Sendable {
  /// The arguments, number 1 first; one that is not known is a gap.
  private(set) var arguments: [ReferenceArgument]
  /// Whether a substitution's form should print the substitution's own argument.
  let expectsOwnArgument: Bool
  /// Whether the reference text has `%%`.
  let hasPercentSigns: Bool
  /// Whether any argument is known, so that the text is formatted at run time.
  let isFormatted: Bool
  /// How many leading arguments the reference prints, up to the last one.
  let expectedCount: Int
  /// The placeholders of a text that certainly shows what it should, for a quick yes.
  let plainMatch: [Placeholder]?

  /// Gathers what the source says.
  ///
  /// Where key and source text disagree about the class of an argument, the key is right: it is
  /// what the code passes; the disagreement is `key-placeholder`, reported once.
  ///
  /// - Parameters:
  ///   - key: The key; `nil` or a key without placeholders leaves the arguments to the texts.
  ///   - text: The leaf of the source that the text is compared with; `nil` where the key is the
  ///     source text, and for the form of a substitution that the source does not have.
  ///   - substitutions: What the source's localization declares.
  ///   - otherTexts: The source's other texts of the key, forms of substitutions apart; their
  ///     arguments exist, too. A substitution that the source does not have must print its argument
  ///     where they do.
  ///   - own: For the form of a substitution, the argument that `%arg` stands for in `text`.
  ///   - isSourceText: Whether the reference is for the source text itself; its own forms choose
  ///     freely whether they print their argument.
  package init(
    key: FormatString?,
    text: FormatString? = nil,
    substitutions: DeclaredSubstitutions = [],
    otherTexts: [FormatString] = [],
    own: OwnArgument? = nil,
    isSourceText: Bool = false
  ) {
    self.init(
      key: key.map { SourceText($0, substitutions) },
      text: text,
      substitutions: substitutions,
      otherTexts: otherTexts.map { SourceText($0, substitutions) },
      own: own,
      isSourceText: isSourceText
    )
  }

  /// Gathers what the source says, with the key and the other texts read before.
  init(
    key: SourceText?,
    text: FormatString?,
    substitutions: DeclaredSubstitutions,
    otherTexts: [SourceText],
    own: OwnArgument?,
    isSourceText: Bool = false
  ) {
    var rows = ArgumentRows(substitutions: substitutions)
    if let key { rows.note(key, isExpected: text == nil && own == nil) }
    let keyCount = rows.arguments.count
    if let own { rows.note(own) }
    // Of texts that disagree, the one that prints most is least likely to have lost an argument.
    var texts = otherTexts.map { (count: $0.format.placeholders.count, text: Optional($0)) }
    if let text { texts.insert((text.placeholders.count, nil), at: 0) }
    if texts.count > 1 { texts.sort { $0.count > $1.count } }
    for (_, other) in texts {
      if let other {
        rows.note(other, isExpected: false)
      } else if let text {
        if let own {
          rows.note(text, own: own)
        } else {
          rows.note(SourceText(text, substitutions), isExpected: true)
        }
      }
    }
    // What a source text reads beyond its key is its own fault; nobody need print it, too.
    if keyCount > 0 {
      for index in rows.arguments.indices.dropFirst(keyCount) {
        rows.arguments[index].isExpected = false
      }
    }
    if let number = own?.number, number >= 1, number <= rows.arguments.count {
      rows.arguments[number - 1].isExpected = false
    }

    arguments = rows.arguments
    if text != nil {
      expectsOwnArgument = rows.printsOwnArgument
    } else if let own, !isSourceText {
      expectsOwnArgument =
        otherTexts.isEmpty
        || otherTexts.contains { $0.prints(own) }
    } else {
      expectsOwnArgument = false
    }
    hasPercentSigns = !((text ?? key?.format)?.percentSigns.isEmpty ?? true)
    isFormatted = own != nil || !rows.arguments.isEmpty
    expectedCount = rows.arguments.lastIndex { $0.isExpected }.map { $0 + 1 } ?? 0
    plainMatch = own == nil ? Self.plainMatch(text ?? key?.format, rows.arguments) : nil
  }

  /// The argument of a number, `nil` behind the last one.
  func argument(_ number: Int) -> ReferenceArgument? {
    number >= 1 && number <= arguments.count ? arguments[number - 1] : nil
  }

  /// Shares the memory of the arguments with a reference that has the same ones.
  mutating func share(_ other: PlaceholderReference) {
    if arguments == other.arguments { arguments = other.arguments }
  }

  /// The placeholders of the leaf, where a text that has the same ones cannot have a fault.
  private static func plainMatch(
    _ leaf: FormatString?,
    _ arguments: [ReferenceArgument]
  ) -> [Placeholder]? {
    guard let leaf, !leaf.placeholders.isEmpty,
      leaf.placeholders.allSatisfy({ $0.specifier != nil && $0.reading == .conversion })
    else { return nil }
    let uses = PlaceholderUse.uses(in: leaf, substitutions: [], own: nil)
    // Two plain ones are worth a note, plain beside positional ones a warning.
    guard uses.count == 1 || uses.allSatisfy(\.isPositional) else { return nil }
    let agree = uses.allSatisfy { use in
      guard let number = use.number, let found = use.specifier,
        let known = arguments[number - 1].specifier
      else { return false }
      return found.readsSameArgument(as: known)
    }
    return agree ? leaf.placeholders : nil
  }
}
