// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

package import ICUBridge

/// What is known of a code that a catalog uses as the name of a localization.
package struct LocaleFacts: Hashable, Sendable {
  /// The code as the catalog writes it.
  package let code: String
  /// The code with deprecated subtags replaced; `nil` when it is not well formed.
  package let tag: LanguageTag?
  /// Whether CLDR has all parts of it, in whatever spelling.
  package let isKnown: Bool
  /// Whether it stands for no language on purpose: `Base`, `mul`, `en-XA`, `qps-ploc`.
  package let isPseudo: Bool
  /// Its place in CLDR's tree, the same for all spellings; `nil` unless known.
  package let place: LanguageTag?
  /// The locales whose texts cover this one, nearest first, as places.
  ///
  /// CLDR's parents, then truncation: es-MX, es-419, es. Neither children nor siblings.
  package let ancestors: [LanguageTag]
  /// With the likely subtags; `nil` unless known.
  let maximized: LanguageTag?
  /// What the rule noncanonical-locale says of the code alone.
  package let problem: LocaleCodeProblem?
  /// What the rule wrong-script expects of texts in it.
  package let scripts: ScriptExpectation

  private static let cache = BoundedCache<[UInt8], LocaleFacts>(limit: 400)

  /// The facts about a code, kept for the next question.
  package static func of(_ code: String) -> LocaleFacts {
    // Keyed by bytes: a String as key would merge codes that differ by normalization.
    cache.value(for: Array(code.utf8)) { LocaleFacts(code: code) }
  }

  /// Whether a code can be asked for, as in `--locales`: known in whatever spelling, or pseudo.
  package static func isValidCode(_ code: String) -> Bool {
    let facts = of(code)
    return facts.isKnown || facts.isPseudo
  }

  private init(code: String) {
    self.code = code
    let written = LanguageTag(code)
    let canonical = written?.canonical
    tag = canonical
    isPseudo = Self.isPseudo(code, written)
    let validity = canonical?.validity ?? .unknown
    isKnown = !isPseudo && validity != .unknown
    place = isKnown ? canonical?.treeForm : nil
    ancestors = isKnown ? canonical?.ancestors ?? [] : []
    maximized = isKnown ? canonical?.maximized : nil
    if isPseudo {
      problem = nil
    } else if let canonical, isKnown {
      problem = Self.spellingProblem(of: code, canonical: canonical)
    } else {
      problem = .unknown(suggestion: canonical.flatMap(Self.withoutUnknownRegion))
    }
    scripts = isKnown ? canonical.map(ScriptExpectation.init(of:)) ?? .none : .none
  }

  private static func isPseudo(_ code: String, _ tag: LanguageTag?) -> Bool {
    let lowered = code.lowercased()
    if lowered == "base" || lowered.hasPrefix("x-") { return true }
    guard let tag else { return false }
    let kinds = [tag.languageValidity, tag.regionValidity]
    return tag.language == "und" || kinds.contains(.special) || kinds.contains(.privateUse)
  }

  private static func spellingProblem(
    of code: String,
    canonical: LanguageTag
  ) -> LocaleCodeProblem? {
    let usual = xcodeName(of: canonical)
    if !code.utf8.elementsEqual(canonical.identifier.utf8) {
      return .nonCanonical(suggestion: usual)
    }
    return usual == code ? nil : .unusual(suggestion: usual)
  }

  /// Xcode names Chinese by its script, and the other languages as CLDR does.
  private static func xcodeName(of tag: LanguageTag) -> String {
    guard tag.language == "zh", tag.script == nil, tag.variants.isEmpty else {
      return tag.identifier
    }
    // Hong Kong, Macao and Singapore have texts of their own and keep their codes.
    let maximized = tag.maximized
    let bare = LanguageTag(language: tag.language, script: maximized.script)
    return bare.maximized == maximized ? bare.identifier : tag.identifier
  }

  private static func withoutUnknownRegion(_ tag: LanguageTag) -> String? {
    var shorter = tag
    shorter.region = nil
    guard tag.regionValidity == .unknown, shorter.validity == .regular else { return nil }
    return xcodeName(of: shorter)
  }
}
