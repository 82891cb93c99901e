// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

extension LanguageTag {
  /// The tag with likely subtags added: `zh-TW` gives `zh-Hant-TW`.
  ///
  /// The tag itself where CLDR has no guess.
  package var maximized: LanguageTag {
    let name = unsafe localeIdentifier { buffer, capacity, status in
      unsafe toast_locale_maximize(icuIdentifier, buffer, capacity, status)
    }
    return name.flatMap(LanguageTag.init) ?? self
  }

  /// The tag without the subtags that the others imply: `zh-Hant-TW` gives `zh-TW`.
  package var minimized: LanguageTag {
    let name = unsafe localeIdentifier { buffer, capacity, status in
      unsafe toast_locale_minimize(icuIdentifier, buffer, capacity, status)
    }
    return name.flatMap(LanguageTag.init) ?? self
  }

  /// The ISO 15924 code of the script that texts in this language are written in, such as "Cyrl",
  /// "Jpan" or "Hant"; `nil` where CLDR has no guess.
  package var likelyScript: String? {
    script ?? maximized.script
  }

  /// Whether that script runs from right to left.
  package var isRightToLeft: Bool {
    unsafe toast_locale_is_right_to_left(icuIdentifier) == 1
  }
}
