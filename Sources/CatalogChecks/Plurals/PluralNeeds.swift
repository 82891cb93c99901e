// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import ICUBridge

/// Which plural forms a language needs, and what each stands for.
///
/// Computed from ICU's rules, never from a list of languages, and kept for the next question.
package struct PluralNeeds: Hashable, Sendable {
  /// Whether CLDR has plural rules for the language; without them nothing is required or unused.
  package let isKnown: Bool
  /// The forms that integers from 0 to 999,999 select.
  package let byIntegers: PluralCategorySet
  /// The forms that integers from 1,000,000 up select.
  package let byLargeIntegers: PluralCategorySet
  /// The forms that numbers with a visible fraction select.
  package let byFractions: PluralCategorySet
  /// The forms on which versions of CLDR disagree.
  package private(set) var drifting: PluralCategorySet
  /// For each category by its index the smallest integers below 1,000,000, at most `kept`.
  private let smallest: [[Int]]

  /// How many integers are remembered for a form: one more than a message shows, so that taking 0
  /// away still tells "one" from "several".
  private static let kept = 5

  private static let cache = BoundedCache<String, PluralNeeds>(limit: 200)

  /// The needs of a locale.
  ///
  /// - Parameter identifier: An identifier that ICU has rules for (`LocaleFacts.pluralLocale`), or
  ///   `nil` where there is none.
  /// - Returns: The needs, or `unknown`.
  package static func of(_ identifier: String?) -> PluralNeeds {
    guard let identifier, let ruleSet = PluralRules.ruleSet(for: identifier) else {
      return .unknown
    }
    // Many languages share a set of rules, so a catalog of fifty asks ICU for some fifteen.
    var needs = cache.value(for: ruleSet) {
      guard let rules = try? PluralRules(locale: identifier) else { return .unknown }
      return PluralNeeds(rules: rules)
    }
    let language = LanguageTag(identifier)?.canonical.language ?? identifier
    needs.drifting = PluralDrift.forms(of: language)
    return needs
  }

  /// What is said of a language without rules.
  package static let unknown = PluralNeeds(
    isKnown: false,
    byIntegers: [],
    byLargeIntegers: [],
    byFractions: [],
    drifting: [],
    smallest: []
  )

  private init(
    isKnown: Bool,
    byIntegers: PluralCategorySet,
    byLargeIntegers: PluralCategorySet,
    byFractions: PluralCategorySet,
    drifting: PluralCategorySet,
    smallest: [[Int]]
  ) {
    self.isKnown = isKnown
    self.byIntegers = byIntegers
    self.byLargeIntegers = byLargeIntegers
    self.byFractions = byFractions
    self.drifting = drifting
    self.smallest = smallest
  }

  /// Tries the numbers of `PluralSampling`: some 600 selections, about 0.1 ms.
  private init(rules: PluralRules) {
    var byIntegers: PluralCategorySet = []
    var smallest = [[Int]](repeating: [], count: PluralCategory.allCases.count)
    for integer in PluralSampling.integers {
      let category = rules.category(of: integer)
      byIntegers.insert(category)
      if smallest[category.index].count < Self.kept {
        smallest[category.index].append(Int(integer))
      }
    }
    var byLargeIntegers: PluralCategorySet = []
    for integer in PluralSampling.largeIntegers {
      byLargeIntegers.insert(rules.category(of: integer))
    }
    var byFractions: PluralCategorySet = []
    for fraction in PluralSampling.fractions {
      byFractions.insert(rules.category(of: fraction))
    }
    self.init(
      isKnown: true,
      byIntegers: byIntegers,
      byLargeIntegers: byLargeIntegers,
      byFractions: byFractions,
      drifting: [],
      smallest: smallest
    )
  }
}

extension PluralNeeds {
  /// Every form that some number selects.
  package var reached: PluralCategorySet {
    byIntegers.union(byLargeIntegers).union(byFractions)
  }

  /// The forms whose absence is an error: common numbers of the argument's kind select them and
  /// every version of CLDR agrees.
  ///
  /// `other` is a member where numbers reach it; that a table lacks `other` is its own rule.
  package func required(for argument: PluralArgument) -> PluralCategorySet {
    let common = argument == .integer ? byIntegers : byIntegers.union(byFractions)
    return common.subtracting(drifting)
  }

  /// The forms whose absence is worth a note only: rare numbers select them (from 1,000,000 up, or
  /// fractions where the argument is an integer), or versions of CLDR disagree.
  package func informational(for argument: PluralArgument) -> PluralCategorySet {
    reached.subtracting(required(for: argument))
  }

  /// The forms that are not called unused.
  ///
  /// `zero` is always one: Apple's formatter takes it for 0 in every language.
  package var selectable: PluralCategorySet {
    isKnown ? reached.union(drifting).union([.zero, .other]) : .all
  }

  /// Whether the language has no plural forms beside `other`, so that a plain text serves as well.
  package var needsOnlyOther: Bool {
    isKnown && reached == .other
  }

  /// The integers that a form stands for.
  ///
  /// - Parameters:
  ///   - category: The form.
  ///   - zeroFormPresent: Whether the table has a `zero` form, which then takes 0 in every language.
  /// - Returns: None, the only one, or the first of several.
  package func integers(
    of category: PluralCategory,
    zeroFormPresent: Bool
  ) -> PluralIntegers {
    var numbers = smallest.isEmpty ? [] : smallest[category.index]
    if category == .zero {
      // Apple's own use of the form comes first; Latvian adds 10, 11 and so on.
      if numbers.first != 0 { numbers.insert(0, at: 0) }
    } else if zeroFormPresent {
      numbers.removeAll { $0 == 0 }
    }
    switch numbers.count {
    case 0: return .none
    case 1: return .single(numbers[0])
    default: return .several(Array(numbers.prefix(4)))
    }
  }

  /// Whether a form stands for one number alone, so that its text may leave the number out.
  ///
  /// Fractions count where the argument may have one: French `one` is also for 1.5.
  package func standsForOneNumber(
    _ category: PluralCategory,
    argument: PluralArgument,
    zeroFormPresent: Bool
  ) -> Bool {
    guard case .single = integers(of: category, zeroFormPresent: zeroFormPresent) else {
      return false
    }
    return argument == .integer || !byFractions.contains(category)
  }
}
