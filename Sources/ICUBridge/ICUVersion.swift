// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

internal import CToastICU

/// The versions of ICU and its data that this process runs with.
package struct ICUVersion: Hashable, Sendable {
  /// The library, such as "72.1".
  package let icu: String
  /// The locale data, such as "42"; "unknown" where ICU does not say.
  package let cldr: String
  /// The character data, such as "15.0".
  package let unicode: String

  /// The versions of the loaded library, asked once.
  package static let current = ICUVersion()

  private init() {
    var icu = [CChar](repeating: 0, count: 20)
    var cldr = icu
    var unicode = icu
    unsafe toast_versions(&icu, &cldr, &unicode)
    self.icu = icu.asciiText
    self.cldr = cldr.asciiText
    self.unicode = unicode.asciiText
  }
}
