// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

/// One text of a localization: plain, or one form of a variation.
///
/// Tokens are those of the document; -1 stands for one that is not there.
struct Leaf: Sendable {
  /// How far the translation has come.
  enum State: UInt8, Sendable {
    case translated, new, needsReview, machineTranslated
    /// A state that this version does not know, or none.
    case other
  }

  // Kept small: a catalog has hundreds of thousands of them.
  private let unitToken, valueToken, caseToken, deviceToken, substitutionToken: Int32
  let state: State
  /// The plural category, when the text is a plural form and the category is one of the six.
  let plural: PluralForm?
  /// The element of a string set.
  let isPhrase: Bool

  init(
    unit: Int,
    value: Int,
    state: State,
    caseName: Int,
    plural: PluralForm?,
    device: Int,
    substitution: Int,
    isPhrase: Bool
  ) {
    unitToken = Int32(truncatingIfNeeded: unit)
    valueToken = Int32(truncatingIfNeeded: value)
    caseToken = Int32(truncatingIfNeeded: caseName)
    deviceToken = Int32(truncatingIfNeeded: device)
    substitutionToken = Int32(truncatingIfNeeded: substitution)
    self.state = state
    self.plural = plural
    self.isPhrase = isPhrase
  }

  /// The string unit, or the element of a string set.
  var unit: Int { Int(unitToken) }
  /// The text.
  var value: Int { Int(valueToken) }
  /// The name of the innermost case, `few` or `mac`; of a plain text -1.
  var caseName: Int { Int(caseToken) }
  /// The name of the device that the text is for.
  var device: Int { Int(deviceToken) }
  /// The name of the substitution that the text belongs to.
  var substitution: Int { Int(substitutionToken) }
}
