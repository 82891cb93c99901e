// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// A language of a bundle as one reader sees it.
final class LanguageStep: Sendable {
  let index: Int
  let name: String
  /// The reader's wish that was answered, whatever its language.
  private let wish: LanguagePreference?
  private let lazyFormats = LazyReference<LanguageFormats>()
  private let lazyQuickFormats = LazyReference<QuickFormats>()

  init(index: Int, name: String, wish: LanguagePreference?) {
    self.index = index
    self.name = name
    self.wish = wish
  }

  /// What texts of the language need.
  var formats: LanguageFormats {
    if let formats = lazyFormats.load() { return formats }
    // The reader's region and settings count for texts in the reader's language only.
    let own = AppleLocaleName.named(name)
    let follows = wish.map { AppleLocaleName.named($0.tag).language == own.language } ?? false
    let locale = follows ? wish?.locale ?? own.normal : own.normal
    return lazyFormats.storeIfNil(LanguageFormats(language: name, locale: locale))
  }
}

extension LanguageStep {
  /// What a function makes of what the common texts of the language need, which it must not keep.
  @inline(__always)
  func withQuickFormats<Result>(_ body: (QuickFormats) -> Result) -> Result {
    if let result = lazyQuickFormats.withValue(body) { return result }
    return body(lazyQuickFormats.storeIfNil(QuickFormats(formats)))
  }
}

/// The languages of a bundle in the order in which one reader wants them.
final class LanguageWalk: Sendable {
  /// The best of the languages that match.
  let best: LanguageStep?
  /// All languages by their index.
  let all: [LanguageStep]
  private let languages: [String]
  private let preferences: LanguagePreferences
  private let matching: LanguageMatching
  private let lazyMatched = LazyReference<Steps>()

  private final class Steps: Sendable {
    let steps: [LanguageStep]
    init(_ steps: [LanguageStep]) { self.steps = steps }
  }

  /// Chooses among languages.
  ///
  /// - Parameters:
  ///   - languages: Those of the bundle, the source language first.
  ///   - preferences: The reader's wishes.
  ///   - matching: How the choice is made.
  init(languages: [String], preferences: LanguagePreferences, matching: LanguageMatching) {
    self.languages = languages
    self.preferences = preferences
    self.matching = matching
    if matching == .apple, let index = Self.plainMatch(languages, preferences) {
      all = Self.steps(languages, preferences.items.first)
      best = all[index]
    } else {
      let match = matching.match(available: languages, preferences: preferences)
      all = Self.steps(languages, match.preference.map { preferences.items[$0] })
      let matched = Self.matched(match, languages, all)
      best = matched.first
      _ = lazyMatched.storeIfNil(Steps(matched))
    }
  }

  /// The languages that match, the best first.
  var matched: [LanguageStep] {
    if let matched = lazyMatched.load() { return matched.steps }
    let match = matching.match(available: languages, preferences: preferences)
    return lazyMatched.storeIfNil(Steps(Self.matched(match, languages, all))).steps
  }

  /// The language at a place among those that match, `nil` beyond the last.
  func step(_ position: Int) -> LanguageStep? {
    if position == 0 { return best }
    let matched = matched
    return position < matched.count ? matched[position] : nil
  }

  /// The index of the first wish among the languages, where there can be no other answer: a bare
  /// language that is there as it is spelled, and in no other spelling.
  ///
  /// `AppleLanguageMatcher` gives the same; it has to look at ICU's data for that, which takes a
  /// while when a program has just started.
  private static func plainMatch(
    _ languages: [String],
    _ preferences: LanguagePreferences
  ) -> Int? {
    guard let wish = preferences.items.first?.tag, 2...3 ~= wish.utf8.count,
      wish.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }),
      languages.count(where: { $0.lowercased() == wish }) == 1
    else { return nil }
    return languages.firstIndex(of: wish)
  }

  private static func steps(_ languages: [String], _ wish: LanguagePreference?) -> [LanguageStep] {
    languages.enumerated().map { LanguageStep(index: $0, name: $1, wish: wish) }
  }

  private static func matched(
    _ match: LanguageMatch,
    _ languages: [String],
    _ steps: [LanguageStep]
  ) -> [LanguageStep] {
    match.languages.compactMap { name in languages.firstIndex(of: name).map { steps[$0] } }
  }
}
