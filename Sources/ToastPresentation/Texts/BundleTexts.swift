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
    let pieces = ArgumentMarks.pieces(found.text, count: arguments.count)
    switch found.source {
    case .exact, .parent:
      let tag = preference?.tag ?? language
      return ResolvedText(
        pieces: pieces,
        language: tag,
        isPreferenceTag: tag != language,
        origin: .preference(preference?.place ?? 0)
      )
    case .sourceLanguage, .defaultValue, .key:
      return ResolvedText(
        pieces: pieces,
        language: language,
        isPreferenceTag: false,
        origin: .sourceLanguage
      )
    }
  }

  // Isolates are for eyes.
  private static let options = LocalizationOptions(isolation: .never)
}
