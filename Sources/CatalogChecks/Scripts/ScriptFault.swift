// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// Why a text looks as if it stood in the wrong column; what the rule wrong-script reports.
package enum ScriptFault: Hashable, Sendable {
  /// Characters of Traditional Chinese in a Simplified text, each once, in order.
  case traditionalCharacters([Unicode.Scalar])
  /// Characters of Simplified Chinese in a Traditional text, each once, in order.
  case simplifiedCharacters([Unicode.Scalar])
  /// Latin words and no letter of another script.
  case latinOnly(words: Int)

  /// Fewer Latin words may be a name or a term.
  static let fewestLatinWords = 4
  /// A single character proves nothing: 著, 后 and 里 are both.
  static let fewestHanCharacters = 2

  /// Judges one text.
  ///
  /// - Parameters:
  ///   - text: The text, with its placeholders.
  ///   - expectation: `LocaleFacts.scripts` of the text's locale.
  ///   - source: The text in the source language, where there is one.
  ///   - key: The entry's key.
  /// - Returns: `nil` for what is right, what cannot be told, and a text that is the source's or the
  ///   key. Texts in state `new` are the caller's to skip.
  package static func judge(
    _ text: String,
    expectation: ScriptExpectation,
    source: String?,
    key: String
  ) -> ScriptFault? {
    guard expectation.deservesLook(utf8: text.utf8.span), !text.utf8.elementsEqual(key.utf8) else {
      return nil
    }
    if let source, text.utf8.elementsEqual(source.utf8) { return nil }
    switch expectation {
    case .none:
      return nil
    case .simplifiedChinese:
      if let found = foreign(in: text, wrong: { $0.isTraditional }, right: { $0.isSimplified }) {
        return .traditionalCharacters(found)
      }
    case .traditionalChinese:
      if let found = foreign(in: text, wrong: { $0.isSimplified }, right: { $0.isTraditional }) {
        return .simplifiedCharacters(found)
      }
    case .otherThanLatin:
      break
    }
    let words = LatinWords.count(in: text, reference: source ?? key) ?? 0
    return words >= fewestLatinWords ? .latinOnly(words: words) : nil
  }

  /// The different characters of the wrong side: at least two, more than those of the right side,
  /// and one among them that is never right.
  private static func foreign(
    in text: String,
    wrong: (HanForms.Kind) -> Bool,
    right: (HanForms.Kind) -> Bool
  ) -> [Unicode.Scalar]? {
    var wrongOnes: [Unicode.Scalar] = []
    var rightOnes: Set<Unicode.Scalar> = []
    var isCertain = false
    for scalar in text.unicodeScalars where scalar.value >= 0x3400 {
      let kind = HanForms.kind(of: scalar)
      if wrong(kind) {
        if !wrongOnes.contains(scalar) { wrongOnes.append(scalar) }
        isCertain = isCertain || kind == .simplifiedOnly || kind == .traditionalOnly
      } else if right(kind) {
        rightOnes.insert(scalar)
      }
    }
    let isForeign =
      isCertain && wrongOnes.count >= fewestHanCharacters && wrongOnes.count > rightOnes.count
    return isForeign ? wrongOnes : nil
  }
}
