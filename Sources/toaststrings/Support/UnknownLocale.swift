// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import XCStrings

/// Language codes that neither CLDR nor the catalog at hand knows: slips, most often.
enum UnknownLocale {
  /// What the command line says of a code.
  static func error(_ code: String, option: String, reference: String) -> UsageError {
    if let right = LocaleSpelling.correction(of: code) {
      return UsageError(
        "unknown locale '\(code)' for '\(option)'",
        suggestions: [right],
        reference: reference
      )
    }
    return UsageError.unknown(
      "locale",
      code,
      in: "'\(option)'",
      candidates: common,
      reference: reference
    )
  }

  /// A code as a catalog spells it: the same one, or the only one that differs from it in case and
  /// underscores.
  ///
  /// - Returns: `nil` for a code that is none, and for one in an unusual spelling (`zh_CN`) of which
  ///   the catalog has no text.
  static func spelling(of code: String, in catalog: StringCatalog) -> String? {
    let isValid = LocaleFacts.isValidCode(code)
    if isValid, LocaleSpelling.correction(of: code) == nil { return code }
    let codes = catalog.entries.lazy.flatMap { $0.localizations.map(\.language) }
    return LocaleSpelling.folded(code, among: codes)
      ?? LocaleSpelling.folded(code, among: CollectionOfOne(catalog.sourceLanguage ?? "en"))
  }

  /// The languages that apps are translated into most often, for suggestions alone: those of the
  /// App Store's listings.
  private static let common = [
    "ar", "bn", "ca", "cs", "da", "de", "el", "en", "en-AU", "en-CA", "en-GB", "es", "es-419",
    "es-MX", "fi", "fr", "fr-CA", "gu", "he", "hi", "hr", "hu", "id", "it", "ja", "kn", "ko", "ml",
    "mr", "ms", "nb", "nl", "or", "pa", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl", "sv", "ta",
    "te", "th", "tr", "uk", "ur", "vi", "zh-HK", "zh-Hans", "zh-Hant",
  ]
}
