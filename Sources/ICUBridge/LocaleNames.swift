// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// Locale identifiers as ICU reads them.
package enum LocaleNames {
  /// The name without keywords, with underscores and subtags in their usual case: "zh_Hant_HK".
  package static func base(_ name: String) -> String {
    unsafe localeIdentifier { buffer, capacity, status in
      unsafe toast_locale_base_name(name, buffer, capacity, status)
    } ?? ""
  }

  /// The name without the subtags that the others imply; empty where ICU cannot say.
  package static func minimized(_ name: String) -> String {
    unsafe localeIdentifier { buffer, capacity, status in
      unsafe toast_locale_minimize(name, buffer, capacity, status)
    } ?? ""
  }

  /// The name with its likely subtags; empty where ICU cannot say.
  package static func maximized(_ name: String) -> String {
    unsafe localeIdentifier { buffer, capacity, status in
      unsafe toast_locale_maximize(name, buffer, capacity, status)
    } ?? ""
  }

  /// CLDR's replacement of a language or of a whole legacy name ("zh_min_nan"), or `nil`.
  package static func languageAlias(_ name: String) -> String? {
    LanguageTag.replacement(of: name, kind: Int32(TOAST_SUBTAG_LANGUAGE))
  }

  /// The parents that CLDR names explicitly ("root" included), by their children.
  package static let explicitParents: [String: String] = {
    let text =
      unsafe icuText { buffer, capacity, status in
        unsafe buffer.withMemoryRebound(to: CChar.self, capacity: Int(capacity)) {
          unsafe toast_parent_locales($0, capacity, status)
        }
      } ?? ""
    var parents: [String: String] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let names = line.split(separator: UInt8(ascii: " "))
      guard let parent = names.first.flatMap({ String($0) }) else { continue }
      for child in names.dropFirst() {
        if let child = String(child) { parents[child] = parent }
      }
    }
    return parents
  }()

  /// ICU's identifier of a tag with its extensions as keywords: "ar-AE-u-nu-latn" gives
  /// "ar_AE@numbers=latn"; `nil` when no part of the tag can be read.
  package static func identifier(ofTag tag: String) -> String? {
    unsafe localeIdentifier { buffer, capacity, status in
      unsafe toast_locale_for_tag(tag, buffer, capacity, status)
    }
  }
}
