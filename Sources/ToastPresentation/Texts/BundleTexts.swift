// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import StringResolution

/// The texts of a bundle for listeners with certain preferences.
struct BundleTexts: Sendable {
  private let bundle: LocalizationBundle
  /// The preference that the bundle's language answers.
  private let preference: (place: Int, tag: String)?

  /// Chooses the language.
  init(_ bundle: LocalizationBundle, languages: [String]) {
    let preferences = LanguagePreferences(languages)
    self.bundle = bundle.preferring(preferences)
    let match = bundle.matching.match(available: bundle.languages, preferences: preferences)
    preference = match.preference.map { ($0, preferences.items[$0].tag) }
  }

  /// The language that keys are written in.
  var sourceLanguage: String { bundle.sourceLanguage }

  /// The text of a key with its values put in; `nil` where the bundle does not know the key.
  func text(forKey key: String, arguments: [ToastValue]) -> ResolvedText? {
    let resource = LocalizedResource(
      key: key,
      arguments: arguments.enumerated().map { ArgumentMarks.marked($1, place: $0) }
    )
    let found = bundle.resolution(of: resource, options: Self.options)
    guard let language = found.language else { return nil }
    let text = Self.speakable(found, hasArguments: !arguments.isEmpty)
    let pieces = ArgumentMarks.pieces(text, count: arguments.count)
    switch found.source {
    case .exact, .parent:
      let tag = preference?.tag ?? language
      return ResolvedText(
        pieces: pieces,
        language: tag,
        isPreferenceTag: tag != language,
        origin: .preference(preference?.place ?? 0),
        problems: found.problems
      )
    case .sourceLanguage, .defaultValue, .key:
      return ResolvedText(
        pieces: pieces,
        language: language,
        isPreferenceTag: false,
        origin: .sourceLanguage,
        problems: found.problems
      )
    }
  }

  /// A text without the conversions that could not be filled in.
  static func speakable(_ found: Resolution, hasArguments: Bool) -> String {
    let isUnfilled = found.problems.contains { problem in
      switch problem.kind {
      case .missingArgument, .argumentType, .badPosition, .undefinedSubstitution: true
      default: false
      }
    }
    // A key that is its own text is not looked at where there is nothing to fill in.
    guard isUnfilled || found.source == .key && !hasArguments else { return found.text }
    return UnfilledPlaceholders.removed(from: found.text)
  }

  // Isolates are for eyes.
  private static let options = LocalizationOptions(isolation: .never)
}
