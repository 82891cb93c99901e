// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import CatalogChecks
import CommandLineInterface
import XCStrings

/// Language codes that neither CLDR nor the catalog at hand knows: slips, most often.
enum UnknownLocale {
  /// What the command line says of a code.
  static func error(_ code: String, option: String, reference: String) -> UsageError {
    UsageError.unknown(
      "locale",
      code,
      in: "'\(option)'",
      candidates: common,
      reference: reference
    )
  }

  /// Whether a code is neither valid nor the name of a language that a catalog has already.
  static func isOne(_ code: String, in catalog: StringCatalog) -> Bool {
    if LocaleFacts.isValidCode(code) { return false }
    let isPresent = catalog.entries.contains { entry in
      entry.localizations.contains { $0.language.unicodeScalars.elementsEqual(code.unicodeScalars) }
    }
    return !isPresent
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
