// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// How the language of an app is chosen from a reader's wishes.
public enum LanguageMatching: String, Sendable, Hashable, CaseIterable {
  /// As on Apple's platforms: macro regions such as es-419 and en-001 are known, a language that is
  /// merely close is not taken.
  case apple
  /// ICU's locale matcher with CLDR's distances between languages: accepts close languages, such as
  /// Norwegian for Danish.
  ///
  /// Where ICU cannot open its matcher, for want of data or memory, ``LanguageMatching/apple``
  /// decides: a reader is better off with the language that was asked for than with the source.
  case cldr

  /// Chooses the languages to read in.
  ///
  /// The source language is not added; a caller that finds nothing takes it.
  ///
  /// - Parameters:
  ///   - available: The languages there are; where two are equally good, the earlier one wins.
  ///   - preferences: The reader's wishes.
  /// - Returns: The best language and those that can supply what it lacks.
  public func match(available: [String], preferences: LanguagePreferences) -> LanguageMatch {
    let wishes = preferences.items.map(\.tag)
    guard !available.isEmpty, !wishes.isEmpty else {
      let neutral = self == .apple && available.contains("zxx") ? ["zxx"] : []
      return LanguageMatch(languages: neutral, preference: nil)
    }
    switch self {
    case .apple: return AppleLanguageMatcher(available: available).match(wishes)
    case .cldr: return Self.cldrMatch(available: available, wishes: wishes)
    }
  }

  /// The match by CLDR's distances.
  ///
  /// - Parameters:
  ///   - available: The languages there are.
  ///   - wishes: The tags of the reader's wishes.
  ///   - open: Opens ICU's matcher for languages.
  /// - Returns: The match, by Apple's rules where ICU refuses.
  static func cldrMatch(
    available: [String],
    wishes: [String],
    open: ([String]) throws(ICUError) -> LocaleMatcher = { names throws(ICUError) in
      try LocaleMatcher(supported: names)
    }
  ) -> LanguageMatch {
    guard let matcher = try? open(available) else {
      return AppleLanguageMatcher(available: available).match(wishes)
    }
    guard let match = matcher.match(wishes), available.indices.contains(match.supported) else {
      return LanguageMatch(languages: [], preference: nil)
    }
    let best = available[match.supported]
    // CLDR's tree gives the languages that can stand in for a text that is missing.
    let ancestors = LanguageTag(best)?.ancestors ?? []
    var languages = [best]
    for ancestor in ancestors {
      for other in available where !languages.contains(other) {
        if LanguageTag(other)?.canonical.treeForm == ancestor { languages.append(other) }
      }
    }
    return LanguageMatch(languages: languages, preference: match.desired)
  }
}
