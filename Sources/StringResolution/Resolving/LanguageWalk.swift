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
  /// What the common texts of the language need.
  var quickFormats: QuickFormats {
    lazyQuickFormats.load() ?? lazyQuickFormats.storeIfNil(QuickFormats(formats))
  }
}

/// The languages of a bundle in the order in which one reader wants them.
final class LanguageWalk: Sendable {
  /// The languages that match, the best first.
  let matched: [LanguageStep]
  /// The best of them.
  let best: LanguageStep?
  /// All languages by their index.
  let all: [LanguageStep]

  /// Chooses among languages.
  ///
  /// - Parameters:
  ///   - languages: Those of the bundle, the source language first.
  ///   - preferences: The reader's wishes.
  ///   - matching: How the choice is made.
  init(languages: [String], preferences: LanguagePreferences, matching: LanguageMatching) {
    let match = matching.match(available: languages, preferences: preferences)
    let wish = match.preference.map { preferences.items[$0] }
    all = languages.enumerated().map { index, name in
      LanguageStep(index: index, name: name, wish: wish)
    }
    let steps = all
    matched = match.languages.compactMap { name in
      languages.firstIndex(of: name).map { steps[$0] }
    }
    best = matched.first
  }
}
