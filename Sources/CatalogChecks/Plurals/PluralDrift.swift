// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import ICUBridge

/// The plural forms on which versions of CLDR disagree.
///
/// The app runs with another version of the data than the check does, so such a form is never an
/// error when it is absent and never unused when it is there. ICU holds one version only, hence a
/// table. The first group was found by comparing the rules of CLDR 37 to 47 for every language; the
/// second is known from real catalogs, made with tools that have the form.
enum PluralDrift {
  /// The forms of a language that some version has and another has not.
  ///
  /// - Parameter language: The canonical language subtag.
  /// - Returns: The forms, mostly none.
  static func forms(of language: String) -> PluralCategorySet {
    switch language {
    // Gone since CLDR 42: 20, 30, 40 ...
    case "he": .many
    // New in CLDR 42: 2.
    case "mt": .two
    // New in CLDR 38 to 46: exact millions.
    case "ca", "es", "fr", "it", "lld", "pt", "scn", "vec": .many
    // New in CLDR 46: 1.
    case "csw": .one

    case "vi": .one
    case "gl": .many
    default: []
    }
  }
}
