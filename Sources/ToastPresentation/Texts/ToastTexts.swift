// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge
internal import StringResolution

/// The app's texts, and the built-in ones behind them.
struct ToastTexts: Sendable {
  private let bundles: [LocalizationBundle]
  private let prepared = BoundedCache<[String], Prepared>(limit: 32)
  /// The language that keys of no catalog are taken for: that of the app's first bundle.
  let sourceLanguage: String?

  /// Puts the app's bundles, the most important first, before the built-in one.
  init(_ bundles: [LocalizationBundle] = []) {
    self.bundles = bundles + [BuiltInTexts.bundle]
    sourceLanguage = bundles.first?.sourceLanguage
  }

  /// The text of a key for listeners with certain languages.
  ///
  /// The bundle with the text in the language that is wanted most is asked, the app's before the
  /// built-in one. A key that nobody knows is its own text.
  func text(
    _ key: String,
    arguments: [ToastValue] = [],
    languages: [String]
  ) -> ResolvedText {
    let prepared = prepared.value(for: languages) { Prepared(bundles, languages: languages) }
    // Labels and other texts without values are asked for again and again. Only keys in ASCII: others
    // may be equal to Swift and two keys to a catalog.
    guard arguments.isEmpty, key.utf8.allSatisfy({ $0 < 0x80 }) else {
      return find(key, arguments: arguments, languages: languages, prepared.sources)
    }
    return prepared.found.value(for: key) {
      find(key, arguments: [], languages: languages, prepared.sources)
    }
  }

  /// The bundles for listeners with certain languages, and what was found in them.
  private final class Prepared: Sendable {
    let sources: [BundleTexts]
    let found = BoundedCache<String, ResolvedText>(limit: 256)

    init(_ bundles: [LocalizationBundle], languages: [String]) {
      sources = bundles.map { BundleTexts($0, languages: languages) }
    }
  }

  private func find(
    _ key: String,
    arguments: [ToastValue],
    languages: [String],
    _ sources: [BundleTexts]
  ) -> ResolvedText {
    var best: ResolvedText?
    for source in sources {
      guard let found = source.text(forKey: key, arguments: arguments),
        found.origin.isBetter(than: best?.origin)
      else { continue }
      if found.origin == .preference(0) { return found }
      best = found
    }
    if let best { return best }
    let filled = Self.filled(key, arguments)
    return ResolvedText(
      pieces: ArgumentMarks.pieces(
        BundleTexts.speakable(filled, hasArguments: !arguments.isEmpty),
        count: arguments.count
      ),
      language: sourceLanguage ?? languages.first ?? "en",
      isPreferenceTag: false,
      origin: .key,
      // That nobody has a text is told of once, and not of the built-in texts alone.
      problems: filled.problems.filter { $0.kind != .missingText }
    )
  }

  /// A key that no bundle knows, with its values put in.
  private static func filled(_ key: String, _ arguments: [ToastValue]) -> Resolution {
    let resource = LocalizedResource(
      key: key,
      arguments: arguments.enumerated().map { ArgumentMarks.marked($1, place: $0) }
    )
    return BuiltInTexts.bundle.resolution(
      of: resource,
      options: LocalizationOptions(isolation: .never)
    )
  }

  /// The text of a key in one of some languages, `nil` where there is none in any of them.
  func textInPreference(
    _ key: String,
    arguments: [ToastValue] = [],
    languages: [String]
  ) -> ResolvedText? {
    let found = text(key, arguments: arguments, languages: languages)
    guard case .preference = found.origin else { return nil }
    return found
  }
}

extension ResolvedText.Origin {
  /// Whether a text found here goes before another.
  fileprivate func isBetter(than other: Self?) -> Bool {
    guard let other else { return true }
    return rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .preference(let place): place
    case .sourceLanguage: Int.max - 1
    case .key: Int.max
    }
  }
}
